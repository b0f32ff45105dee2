import Testing

@testable import Building

@Suite struct IntentClassesTests {
    private func text(of file: String, _ other: String = "{INTypes = ();}") throws -> String {
        let folder = try BuildFolder()
        let paths = [try folder.write(file, to: "A"), try folder.write(other, to: "B")]
        return IntentClasses(IntentDefinition(contentsOf: paths) { Issue.record("\($0)") }).text
    }

    @Test func enumsObjectsAndIntentsAreAsXcodeMakesThem() throws {
        let text = try text(of: IntentDefinitionTests.choosing, IntentDefinitionTests.places)
        #expect(text.hasPrefix(Self.types), "\(text)")
        #expect(text.contains("\n    case tooLate = 100\n"))
        #expect(!text.contains("case success = 100"))
    }

    @Test func anIntentDescribesItsSettingsAndTakesThem() throws {
        let text = try text(of: IntentDefinitionTests.choosing, IntentDefinitionTests.places)
        let choices = #"[.init("sea", title: "sea"), .init("default", title: "default")]"#
        #expect(text.contains(#"_INParameter("tone", title: "tone", .choice(typeName: "Tone", \#(choices)), standard: "sea"),"#))
        #expect(text.contains(#"_INParameter("places", title: "places", .object(typeName: "Place"), isList: true),"#))
        #expect(text.contains(#"_INParameter("words", title: "words", .text, standard: "a \"b\""),"#))
        #expect(text.contains(#"case "tone": self.tone = Tone.allCases.first { "\($0)" == value._text } ?? self.tone"#))
        #expect(text.contains(#"case "isOn": self.isOn = value._number ?? self.isOn"#))
        #expect(text.contains("default: super._take(value, for: name)"))
    }

    @Test func handlersMayAnswerWithOptions() throws {
        let text = try text(of: IntentDefinitionTests.choosing, IntentDefinitionTests.places)
        let methods = text.split(separator: "\n").filter { $0.hasPrefix("    func ") }
        #expect(methods.contains("    func defaultTone(for intent: LookIntent) -> Tone"))
        #expect(methods.contains("    func defaultWords(for intent: LookIntent) -> String?"))
        let completion = "with completion: @escaping (INObjectCollection<Place>?, (any Error)?) -> Void)"
        #expect(methods.contains("    func providePlaceOptionsCollection(for intent: LookIntent, \(completion)"))
        #expect(methods.contains("    func providePlacesOptionsCollection(for intent: LookIntent, searchTerm: String?, \(completion)"))
        #expect(methods.filter { $0.contains("provide") }.count == 2)
    }

    @Test func withoutTypesThereIsNoSource() { #expect(IntentClasses(IntentDefinition()).text.isEmpty) }

    private static let types = #"""
        nonisolated public enum Tone: Int, Sendable, CaseIterable {
            case unknown = 0
            case sea = 1
            case `default` = 4
        }

        nonisolated public class Place: INObject {
            public var height: NSNumber?
        }

        nonisolated public class LookIntent: INIntent {
            public var tone: Tone = .sea
            public var place: Place?
            public var places: [Place]?
            public var words: String? = "a \"b\""
            public var isOn: NSNumber? = NSNumber(value: true)

        """#
}
