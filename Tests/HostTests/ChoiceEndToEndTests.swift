import BundleMessages
import Foundation
import Testing

/// What is said when a widget cannot be chosen.
@Suite struct ChoiceEndToEndTests {
    private func run(_ arguments: String, kinds: [String] = ["LadderWidget", "NewsWidget"]) throws -> HostProcess.Result {
        let folder = try TestFolder()
        let descriptions = kinds.map {
            BundleDescription.Kind(kind: $0, displayName: $0, description: "About \($0).", families: [.systemSmall, .systemMedium])
        }
        try ScriptedBundle(kinds: descriptions, timeline: [.silence]).build("Test", in: folder.url)
        let words = arguments.split(separator: " ").map(String.init)
        return try HostProcess.run(words, in: folder.url, environment: ["WIDGETHOST_BUNDLE_PATH": folder.url.path])
    }

    private let pleaseSpecify =
        "Please specify the widget kind in the environment using the key '_XCWidgetKind' to be one of: 'LadderWidget', 'NewsWidget'.\n"

    @Test(
        arguments: ["", "render -o x.png", "timeline"])
    func severalKindsAndNoneChosen(arguments: String) throws {
        let result = try run(arguments)
        #expect(result.status == 64)
        #expect(result.errors == pleaseSpecify)
        #expect(result.output.isEmpty)
    }

    @Test(arguments: ["process", "queue"])
    func aKindThatIsNotThere(isolation: String) throws {
        let result = try run("--kind NewWidget --isolation \(isolation)")
        #expect(result.status == 64)
        #expect(
            result.errorsBesidesNotice
                == "widgethost: There is no widget kind 'NewWidget'. Did you mean 'NewsWidget'? \(pleaseSpecify)")
    }

    @Test(arguments: ["process", "queue"])
    func aFamilyThatTheKindDoesNotHave(isolation: String) throws {
        let result = try run("--kind NewsWidget --family systemLarge --isolation \(isolation)")
        #expect(result.status == 64)
        #expect(
            result.errorsBesidesNotice
                == "widgethost: The widget 'NewsWidget' does not come in the family 'systemLarge'. Its families are: 'systemSmall', 'systemMedium'.\n"
        )
    }

    @Test func aBundleWithoutWidgets() throws {
        let result = try run("", kinds: [])
        #expect(result.status == 66)
        #expect(result.errors.contains("There is no widget in "))
    }

    @Test(
        arguments: [
            ("previews", 64, "widgethost previews needs BUNDLE|PATH: widgethost previews BUNDLE|PATH."),
            ("check", 64, "widgethost check needs BUNDLE: widgethost check BUNDLE."),
            ("lst", 64, "There is no command 'lst'. Did you mean 'list'?"),
            ("list --bundles nowhere.so", 66, "nowhere.so"),
        ] as [(String, Int32, String)])
    func whatIsNotThere(arguments: String, status: Int32, words: String) throws {
        let result = try run(arguments)
        #expect(result.status == status)
        #expect(result.errors.contains(words), "\(result.errors)")
        #expect(result.errorLines.count == 1)
    }

    @Test func noBundleAtAll() throws {
        let folder = try TestFolder()
        let result = try HostProcess.run(["--bundles", folder.url.path], in: folder.url)
        #expect(result.status == 66)
        #expect(result.errors.contains("No widget bundle was found in \(folder.url.path)"))
    }

    @Test func aFileThatIsNoBundle() throws {
        let folder = try TestFolder()
        try Data("hello".utf8).write(to: folder.url.appendingPathComponent("libBad.so"))
        let result = try HostProcess.run(["--bundles", folder.path("libBad.so")], in: folder.url)
        #expect(result.status == 65)
        #expect(result.errorLines.count == 1 && result.errors.contains("libBad.so is not a shared library"), "\(result.errors)")
    }

    @Test func aBundleThatDiesWhenItIsAsked() throws {
        let folder = try TestFolder()
        try ScriptedBundle(timeline: [.trap]).build("Test", in: folder.url)
        let result = try HostProcess.run(["render", "--bundles", folder.url.path, "-o", "x.png"], in: folder.url)
        #expect(result.status == 69)
        #expect(result.errors.hasPrefix("widgethost: The widget 'Test' gave no picture: Test crashed with SIG"), "\(result.errors)")
        #expect(!folder.names.contains("x.png"))
    }
}
