import BundleMessages
import Control
import Testing

@testable import widgethost

@Suite struct SettingsCheckTests {
    private static func parameter(_ type: BundleDescription.ValueType, _ change: (inout BundleDescription.Parameter) -> Void = { _ in })
        -> BundleDescription.Parameter
    {
        var parameter = BundleDescription.Parameter(name: "p", title: "P", type: type)
        parameter.typeName = "Thing"
        change(&parameter)
        return parameter
    }

    private static let choice = parameter(.choice) {
        $0.choices = [.init(value: #""a""#, title: "A"), .init(value: #""2""#, title: "Two")]
    }
    private static let range = parameter(.whole) { ($0.least, $0.greatest) = (1, 9) }

    static let taken: [(BundleDescription.Parameter, JSONValue, JSONValue)] = [
        (parameter(.bool), true, true), (parameter(.bool), "false", false), (parameter(.whole), 3, 3), (parameter(.whole), "-3", -3),
        (parameter(.whole), 3.0, 3), (parameter(.number), 1, 1.0), (parameter(.number), "1.5", 1.5), (parameter(.text), "x", "x"),
        (parameter(.text), 5, "5"), (parameter(.text), true, "true"), (parameter(.entity), 7, "7"), (choice, "a", "a"), (choice, 2, "2"),
        (parameter(.date), "2026-08-01T12:00:00Z", "2026-08-01T12:00:00Z"), (parameter(.url), "app://x", "app://x"), (range, 9, 9),
        (parameter(.whole) { $0.isList = true }, [1, "2"], [1, 2]), (parameter(.whole) { $0.isList = true }, [], []),
        (parameter(.other), nil, nil), (range, nil, nil),
    ]

    @Test(arguments: taken) func aValueIsKeptAsItsType(parameter: BundleDescription.Parameter, value: JSONValue, kept: JSONValue) throws {
        #expect(try kind([parameter]).checked(["p": value]) == ["p": kept])
    }

    static let refused: [(BundleDescription.Parameter, JSONValue, String)] = [
        (parameter(.bool), 1, "true or false is expected, found 1"), (parameter(.whole), 1.5, "a whole number is expected, found 1.5"),
        (parameter(.number), "inf", #"a number is expected, found "inf""#), (parameter(.text), [:], "a text is expected, found {}"),
        (parameter(.date), "soon", #"a date as in 2026-08-01T12:00:00Z is expected, found "soon""#),
        (parameter(.url), "x y", #"a URL with its scheme is expected, found "x y""#),
        (choice, "b", "one of 'a', '2' is expected, found \"b\""), (range, 0, "a whole number from 1 to 9 is expected, found 0"),
        (parameter(.number) { $0.least = 0.5 }, 0, "a number from 0.5 on is expected, found 0.0"),
        (parameter(.whole) { $0.greatest = 3 }, 4, "a whole number up to 3 is expected, found 4"),
        (parameter(.whole) { $0.isList = true }, 1, "an array of which each is a whole number is expected, found 1"),
        (parameter(.whole) { $0.isList = true }, [1, "x"], #"a whole number is expected, found "x""#),
        (parameter(.entity), [], "the identifier of a Thing is expected, found []"),
        (parameter(.other), 1, "nothing, since a Thing cannot be kept, is expected, found 1"),
        (parameter(.bool), .string(String(repeating: "x", count: 200)), "true or false is expected, found a text"),
        (parameter(.text) { $0.isList = true }, .array(Array(repeating: "x", count: 10_001)), "10001 values, 10000 are allowed"),
    ]

    @Test(arguments: refused) func whatIsWrongIsNamed(parameter: BundleDescription.Parameter, value: JSONValue, reason: String) {
        #expect(throws: SettingFault(name: "p", reason: reason)) { try kind([parameter]).checked(["p": value]) }
    }

    @Test func aSettingThatIsNotThereIsRefusedWithThoseThatAre() throws {
        #expect(throws: SettingFault(name: "q", reason: "K has no such setting, only 'p'")) { try kind([Self.range]).checked(["q": 1]) }
        #expect(throws: SettingFault(name: "q", reason: "K has no settings")) {
            try kind([], configuration: .static).checked(["q": 1])
        }
        #expect(try kind([], configuration: .static).checked(["q": nil]) == ["q": nil])
        // A bundle that does not describe them.
        #expect(try kind([]).checked(["q": [1]]) == ["q": [1]])
    }

    @Test func entitiesAreLookedUp() {
        let kind = kind([Self.parameter(.entity), Self.parameter(.whole) { $0.name = "n" }])
        #expect(kind.looksUp(["p": "x", "n": 1]) == ["p"] && kind.looksUp(["p": nil, "n": 1]).isEmpty)
    }

    private func kind(_ parameters: [BundleDescription.Parameter], configuration: BundleDescription.Configuration = .appIntent)
        -> BundleDescription.Kind
    {
        var kind = BundleDescription.Kind(
            kind: "K", displayName: "K", description: "", families: [.systemSmall], configuration: configuration)
        kind.parameters = parameters
        return kind
    }
}
