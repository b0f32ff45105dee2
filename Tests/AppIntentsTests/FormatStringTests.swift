import AppIntents
import Testing

@Suite struct FormatStringTests {
    @Test(
        arguments: [
            ("%d", [.argument(position: nil, .init(conversion: "d"))]), ("%%", [.literal("%")]), ("5%", [.literal("5%")]),
            ("%-08.3lf|", [.argument(position: nil, .init(flags: "-0", width: 8, precision: 3, conversion: "f")), .literal("|")]),
            ("%2$@", [.argument(position: 1, .init())]), ("%999999999999d", [.argument(position: nil, .init(width: 64, conversion: "d"))]),
            ("% off", [.argument(position: nil, .init(flags: " ", conversion: "o")), .literal("ff")]), ("%n", [.literal("%n")]),
        ] as [(String, [FormatString.Part])])
    func formatsAreTakenApart(format: String, parts: [FormatString.Part]) {
        #expect(FormatString(format[...]).parts == parts)
    }
}
