import CairoRendering
import Foundation
import Rendering
import Testing

/// `widgethost build`, from sources to pixels. The SDK lies in the package's own build folder and is made once.
@Suite struct BuildEndToEndTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private static let project = repository.appendingPathComponent("Tests/Fixtures/IOSProject")

    private func build(_ arguments: String...) throws -> HostProcess.Result {
        let environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
            "XDG_CACHE_HOME": repository.appendingPathComponent(".build/cache").path,
        ]
        return try HostProcess.run(
            ["build"] + arguments, in: folder.url, environment: environment, patience: HostProcess.patienceWithCompilers)
    }

    private func write(_ text: String, to name: String) throws {
        let url = folder.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func picture(of kind: String, _ bundle: String) throws -> Bitmap {
        let result = try HostProcess.run(["render", "--kind", kind, "--bundles", bundle, "-o", "x.png"], in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        return try ImageDecoder.decode(try folder.bytes("x.png"), file: "x.png")
    }

    @Test func aProjectBecomesABundleThatShowsAllOfIt() throws {
        let result = try build(Self.project.path, "-o", "out/Tides.widget")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("widgethost: #if os(iOS) is answered by true in TidesView.swift\n"))
        #expect(folder.names.contains("out") && !result.errors.contains("error:"))
        let bitmap = try picture(of: "Tides", "out/Tides.widget")
        // os(iOS), the conditions of three places, a colour of the catalog, a file beside Bundle.main.
        let squares = [(80, 80), (236, 80), (80, 236), (236, 236)].map { bitmap[$0.0, $0.1] }
        #expect(squares == [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ff00])
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path("out")).filter { !$0.contains(".xcassets/") }
        #expect(
            names.sorted() == [
                "Tides.widget", "Tides.widget/Assets.xcassets", "Tides.widget/Entitlements.plist", "Tides.widget/Info.plist",
                "Tides.widget/en.lproj", "Tides.widget/en.lproj/Localizable.strings", "Tides.widget/libTides.so",
                "Tides.widget/tides.json",
            ])
    }

    @Test func aFolderBecomesABundle() throws {
        let result = try build(repository.appendingPathComponent("Plugins/LadderWidget").path, "-o", "Ladder.widget")
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let built = try picture(of: "NewsWidget", "Ladder.widget")
        #expect(built.pixels == (try picture(of: "NewsWidget", ShippedBundle.ladderWidget.path())).pixels)
    }

    @Test func whatDoesNotCompileLeavesTheOldBundle() throws {
        try write("old", to: "W.widget/libW.so")
        try write("import SwiftUI\n#if os(iOS)\nlet store = HKHealthStore()\n#endif\n", to: "W/Health.swift")
        let result = try build("W", "-o", "W.widget")
        #expect(result.status == 65)
        #expect(result.errorLines.contains { $0.hasPrefix("W/Health.swift:3:13: error: cannot find 'HKHealthStore' in scope") })
        #expect(
            result.errors.hasSuffix(
                """
                widgethost: not found, neither in these sources nor in the SDK:
                  HKHealthStore  W/Health.swift:3
                widgethost: The sources do not compile; nothing was written.

                """), "\(result.errors)")
        // `.local` is where tools keep their own.
        #expect(folder.names.filter { $0 != ".local" } == ["W", "W.widget"])
        #expect(try folder.bytes("W.widget/libW.so") == Array("old".utf8))
    }

    @Test func aDamagedProjectIsOneMessage() throws {
        try write("{\n objects = {\n<<<<<<< HEAD\n", to: "App.xcodeproj/project.pbxproj")
        let result = try build("App.xcodeproj", "-o", "W.widget")
        #expect(result.status == 65)
        #expect(result.errorLines.count == 1)
        #expect(result.errors.hasPrefix("widgethost: App.xcodeproj/project.pbxproj:3 is damaged: '<' stands where a key should be."))
    }

    @Test func aTargetThatIsNotThereIsToldWithTheNearest() throws {
        let result = try build(Self.project.path, "--target", "tideswidgetextensions", "-o", "W.widget")
        #expect(result.status == 64)
        #expect(result.errors.contains("Did you mean 'TidesWidgetExtension'? Its targets are: 'Tides', 'TidesWidgetExtension'."))
    }

    @Test func whatIsInTheWayIsNotTakenAway() throws {
        try write("mine", to: "W.widget/letter.txt")
        let result = try build(Self.project.path, "-o", "W.widget")
        #expect(result.status == 73)
        #expect(result.errorLines.count == 1 && result.errors.contains("W.widget is there and is no widget bundle"))
        #expect(folder.names.filter { $0 != ".local" } == ["W.widget"])
    }
}
