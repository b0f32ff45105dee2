import BundleMessages
import Control
import Drawing
import Foundation
import Testing

/// `widgethost check` on the bundle that is sound and on those that are not.
@Suite struct CheckEndToEndTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func check(_ path: String, _ flags: String..., times: String = "") throws -> HostProcess.Result {
        try HostProcess.run(["check", path] + flags, in: folder.url, environment: ["WIDGETHOST_TIMES": times])
    }

    /// The rules of what was found, with the kinds.
    private func findings(_ result: HostProcess.Result) throws -> [(rule: String, kind: String?, what: String)] {
        let report = try JSONValue(reading: result.output.trimmingCharacters(in: .newlines))
        guard case .array(let findings)? = report["findings"] else { return [] }
        return findings.map { ($0["rule"]?.words ?? "", $0["kind"]?.words, $0["what"]?.words ?? "") }
    }

    @Test func theShippedWidgetsAreSound() throws {
        let result = try check(ShippedBundle.ladderWidget.path())
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("LadderWidget, systemMedium: placeholder "))
        #expect(result.output.contains("NewsWidget, systemSmall: placeholder "))
        #expect(result.output.hasSuffix("\n0 errors, 0 warnings\n"), "\(result.output)")
    }

    @Test func aProgramReadsTheSame() throws {
        let result = try check(ShippedBundle.ladderWidget.path(), "--json")
        #expect(result.status == 0)
        let report = try JSONValue(reading: result.output.trimmingCharacters(in: .newlines))
        #expect(report["errors"] == 0 && report["abi"] == 1)
        guard case .array(let rows)? = report["widgets"], let row = rows.first else { return #expect(Bool(false), "no widgets") }
        #expect(row["kind"] == "LadderWidget" && row["family"] == "systemSmall")
        #expect((row["timeline"]?["bytes"]?.whole ?? 0) > 100 && (row["timeline"]?["entries"]?.whole ?? 0) > 1)
        #expect((row["memory"]?.whole ?? 0) > 1_000_000)
        #expect(report["sandbox"]?["used"] != nil)
    }

    /// What each kind of `Misbehaving` must bring, besides nothing at all for kinds that are not named.
    private static let faults: [(kind: String, rule: String)] = [
        ("NeverCalls", "silent"), ("Empty", "no-entries"), ("NaNDates", "said"), ("OutOfOrder", "wrong-order"),
        ("ProviderExits", "died"), ("AsyncNever", "silent"), ("BodyTraps", "died"), ("ThirdEntryTraps", "died"), ("EatsMemory", "died"),
        ("HangsMain", "silent"), ("DeepTree", "prohibited"), ("HugeText", "said"), ("BrokenPicture", "resource"),
        ("HugePicture", "resource"),
        ("Prohibited", "prohibited"), ("Heavy", "memory"), ("Past", "ends-in-the-past"), ("CutText", "cut-text"),
        ("OneTint", "lost-contrast"), ("Nameless", "no-description"),
    ]

    @Test func everyMisbehaviourIsFound() throws {
        let result = try check(ShippedBundle.misbehaving.path(), "--json", times: "timeline=2")
        #expect(result.status == 65)
        let findings = try findings(result)
        for fault in Self.faults {
            #expect(findings.contains { $0.kind == fault.kind && $0.rule == fault.rule }, "\(fault)")
        }
        // Each in its own place: whoever came after a death or a silence is not blamed for it.
        for rule in ["died", "silent", "memory"] {
            let kinds = Set(findings.filter { $0.rule == rule }.compactMap(\.kind))
            // A thousand entries may take a busy machine longer than they have here.
            #expect(kinds.subtracting(["TwentyThousand"]) == Set(Self.faults.filter { $0.rule == rule }.map(\.kind)), "\(rule)")
        }
    }

    @Test func kindsThatChangeBetweenTwoQuestionsAreFound() throws {
        var bundle = ScriptedBundle(timeline: [.reply(ScriptedBundle.picture(.white))])
        let other = BundleDescription.Kind(kind: "Other", displayName: "A test", description: "For tests.", families: [.systemSmall])
        bundle.describe = [bundle.kinds, [other]].map { .reply(.description(BundleDescription(kinds: $0))) }
        try bundle.build("Fickle", in: folder.url)
        let result = try check(folder.path("libFickle.so"))
        #expect(result.status == 65)
        #expect(result.output.contains("error: asked again it holds other widgets: 'Other', 'Test' come and go"))
    }

    @Test func nonsenseAndRefusalsAreFound() throws {
        var bundle = ScriptedBundle(timeline: [.garbage])
        bundle.snapshot = [.reply(.failure(BundleFailure(code: .provider, message: "it rains")))]
        try bundle.build("Rude", in: folder.url)
        let found = try findings(check(folder.path("libRude.so"), "--json"))
        #expect(found.contains { $0.rule == "refused" && $0.what.contains("it rains") })
        #expect(found.contains { $0.rule == "died" && $0.what.contains("answered nonsense") })
    }

    @Test(arguments: [
        ("", "the file is empty"), ("not a library", "is no"), ("TRAP", "while it was loaded"),
    ])
    func whatCannotBeLoadedIsOneFinding(content: String, words: String) throws {
        if content == "TRAP" {
            var bundle = ScriptedBundle(timeline: [])
            bundle.start = "__builtin_trap();"
            try bundle.build("Bad", in: folder.url)
        } else {
            try Data(content.utf8).write(to: folder.url.appendingPathComponent("libBad.so"))
        }
        let result = try check(folder.path("libBad.so"), "--json")
        #expect(result.status == 65)
        #expect(try findings(result).map(\.rule) == ["not-loaded"])
    }

    @Test func aBundleThatIsNotThereIsAnErrorOfWhoTyped() throws {
        let result = try check(folder.path("nowhere.widget"))
        #expect(result.status == 66)
        #expect(result.errors.hasSuffix("nowhere.widget: there is no such file or folder\n"))
        #expect(result.output.isEmpty)
    }
}

extension JSONValue {
    /// What a text says; nil for all else.
    fileprivate var words: String? { if case .string(let text) = self { text } else { nil } }
    /// A whole number; nil for all else.
    fileprivate var whole: Int? { if case .int(let number) = self { number } else { nil } }
}
