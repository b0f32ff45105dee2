import Testing

@testable import SupportSources

@Suite struct IntentClassesTests {
    private func text(of file: String, _ other: String = "{INTypes = ();}", extensions: [String] = []) throws -> String {
        let folder = try BuildFolder()
        let paths = [try folder.write(file, to: "A.intentdefinition"), try folder.write(other, to: "B.intentdefinition")]
        return IntentClasses(IntentDefinition(contentsOf: paths) { Issue.record("\($0)") }, extensions: extensions).text
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
        #expect(text.contains(#"case "tone": _INValue._kept("\(self.tone)")"#))
        #expect(text.contains(#"case "places": _INValue._kept(self.places) { _INValue._kept($0) }"#))
        #expect(text.contains(#"case "isOn": _INValue._kept(flag: self.isOn)"#))
        #expect(!text.contains("_extensions") && !text.contains("offer:"), "nobody would answer")
    }

    @Test func titlesAndConditionsAreThoseOfTheFile() throws {
        let text = try text(
            of: """
                {INEnums = ({INEnumName = E; INEnumValues = ({INEnumValueName = a; INEnumValueDisplayName = "An A"; INEnumValueDisplayNameID = q1;});});
                INIntents = ({INIntentName = I; INIntentParameters = (
                {INIntentParameterName = e; INIntentParameterEnumType = E; INIntentParameterDisplayName = "The E"; INIntentParameterDisplayNameID = q2;},
                {INIntentParameterName = s; INIntentParameterType = String; INIntentParameterRelationship = {
                INIntentParameterRelationshipParentName = e; INIntentParameterRelationshipPredicateValue = a;};});});}
                """)
        let choice = #".init("a", title: _INWords("An A", key: "q1", table: "A"))"#
        #expect(
            text.contains(#"_INParameter("e", title: _INWords("The E", key: "q2", table: "A"), .choice(typeName: "E", [\#(choice)])"#),
            "\(text)")
        #expect(text.contains(#"_INParameter("s", title: "s", .text, condition: .init("e", ["a"]))"#))
    }

    @Test func anIntentAsksTheExtensionsAmongTheSources() throws {
        let text = try text(of: IntentDefinitionTests.choosing, IntentDefinitionTests.places, extensions: ["Handler", "Other"])
        #expect(text.contains("override class func _extensions() -> [INExtension] { [Handler(), Other()] }"))
        #expect(
            text.contains(
                "guard let handler = handler as? any LookIntentHandling else { return }\n        self.tone = handler.defaultTone(for: self)"
            ))
        #expect(text.contains(#"title: "place", .object(typeName: "Place"), offer: .listed),"#))
        #expect(text.contains(#"title: "places", .object(typeName: "Place"), isList: true, offer: .searched),"#))
        #expect(text.contains(#"case "place": self.place = (objects as? [Place])?.first"#))
        #expect(text.contains(#"case "places": self.places = (objects as? [Place])"#))
        let call = "handler.providePlacesOptionsCollection(for: self, searchTerm: search"
        #expect(text.contains("return try await .asking({ try await \(call)) }, or: { \(call), with: $0) })"), "\(text)")
    }

    @Test func handlersMayAnswerWithOptions() throws {
        let text = try text(of: IntentDefinitionTests.choosing, IntentDefinitionTests.places)
        let methods = text.split(separator: "\n").filter { $0.hasPrefix("    func ") }
        #expect(methods.contains("    func defaultTone(for intent: LookIntent) -> Tone"))
        #expect(methods.contains("    func defaultWords(for intent: LookIntent) -> String?"))
        let completion = "with completion: @escaping @Sendable (INObjectCollection<Place>?, (any Error)?) -> Void)"
        #expect(methods.contains("    func providePlaceOptionsCollection(for intent: LookIntent, \(completion)"))
        #expect(methods.contains("    func providePlacesOptionsCollection(for intent: LookIntent, searchTerm: String?, \(completion)"))
        #expect(
            methods.contains("    func providePlaceOptionsCollection(for intent: LookIntent) async throws -> INObjectCollection<Place>"))
        #expect(methods.filter { $0.contains("provide") }.count == 4)
    }

    @Test func withoutTypesThereIsNoSource() { #expect(IntentClasses(IntentDefinition()).text.isEmpty) }

    private static let types = #"""
        nonisolated public enum Tone: Int, Sendable, CaseIterable {
            case unknown = 0
            case sea = 1
            case `default` = 4
        }

        nonisolated public class ToneResolutionResult: INEnumResolutionResult {
            public class func success(with value: Tone) -> Self { success(with: value.rawValue) }
            public class func confirmationRequired(with value: Tone) -> Self { confirmationRequired(with: value.rawValue) }
        }

        nonisolated public class Place: INObject {
            public var height: NSNumber?
        }

        nonisolated public class PlaceResolutionResult: INObjectResolutionResult {}

        nonisolated public class LookIntent: INIntent {
            public var tone: Tone = .sea
            public var place: Place?
            public var places: [Place]?
            public var words: String? = "a \"b\""
            public var isOn: NSNumber? = NSNumber(value: true)

        """#
}
