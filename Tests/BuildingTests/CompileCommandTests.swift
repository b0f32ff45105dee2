import Foundation
import Projects
import Testing

@testable import Building

@Suite struct CompileCommandTests {
    private let folder: BuildFolder
    private let source: String

    init() throws {
        folder = try BuildFolder()
        source = try folder.write("#if os(iOS)\n#endif\nlet session: URLSession\n", to: "A.swift")
        try folder.write("", to: "sdk/1/Macros/PreviewMacros")
    }

    private func arguments(_ language: LanguageSettings = LanguageSettings(), keepsPreviews: Bool = false) throws -> [String] {
        let sources = try SourceFiles([source])
        let files = try WorkFiles(in: folder.path, library: "out/libX.so", sources: sources)
        let command = CompileCommand(
            sdk: PreparedSDK(folder: folder.path + "/sdk/1"), language: language, moduleName: "X", sources: sources, files: files,
            keepsPreviews: keepsPreviews, threads: 2)
        return command.arguments
    }

    private func follows(_ words: [String], in arguments: [String]) -> Bool {
        arguments.indices.contains { arguments[$0...].starts(with: words) }
    }

    @Test func theLanguageIsTheExtensions() throws {
        var language = LanguageSettings()
        #expect(try follows(["-module-name", "X", "-swift-version", "5", "-parse-as-library"], in: arguments(language)))
        #expect(try !arguments(language).contains("-default-isolation"))
        language.mode = "6"
        language.isMainActorByDefault = true
        language.conditions = ["A", "B"]
        language.upcomingFeatures = ["ExistentialAny"]
        let words = try arguments(language)
        for part in [
            ["-swift-version", "6"], ["-default-isolation", "MainActor"], ["-DA", "-DB"], ["-enable-upcoming-feature", "ExistentialAny"],
        ] {
            #expect(follows(part, in: words), "\(part)")
        }
    }

    @Test func whatIsLinkedIsAModuleAndItsCode() throws {
        let sources = try SourceFiles([source])
        var shelf = ModuleShelf(folder: "/scratch/modules")
        shelf.add("Base")
        let files = try WorkFiles(in: folder.path, library: "out/libX.so", sources: sources)
        let command = CompileCommand(
            sdk: PreparedSDK(folder: folder.path + "/sdk/1"), language: LanguageSettings(), moduleName: "X", sources: sources, files: files,
            linked: shelf, package: "Deep Kit")
        let module = command.arguments(for: shelf.place(of: "Corals"))
        #expect(follows(["-c", "-emit-module", "-emit-module-path", "/scratch/modules/Corals.swiftmodule"], in: module))
        #expect(follows(["-o", "/scratch/modules/Corals.o", "-package-name", "Deep Kit"], in: module))
        #expect(follows(["-I", "/scratch/modules", "-I", folder.path + "/sdk/1/Modules"], in: module))
        #expect(!module.contains("-emit-library") && !module.contains("/scratch/modules/Base.o"))
        #expect(follows(["/scratch/modules/Base.o", folder.path + "/sdk/1/libWidgetSDK.a"], in: command.arguments))
        #expect(shelf.has(module: "Base") && !shelf.has(module: "Corals"))
    }

    @Test func modulesComeFromTheSDK() throws {
        let words = try arguments()
        let sdk = folder.path + "/sdk/1"
        #expect(follows(["-I", sdk + "/Modules", "-module-cache-path", folder.path + "/sdk/ModuleCache"], in: words))
        #expect(follows(["-load-plugin-executable", sdk + "/Macros/PreviewMacros#PreviewMacros"], in: words))
        for module in ["WidgetKit", "AppIntents", "FoundationNetworking"] {
            #expect(follows(["-Xfrontend", "-import-module", "-Xfrontend", module], in: words), "\(module)")
        }
    }

    @Test func theLibraryCarriesNoPathAndOnlyWhatIsCalled() throws {
        let words = try arguments()
        #expect(words.contains("-no-toolchain-stdlib-rpath") && !words.contains { $0.contains("rpath=") })
        #expect(words.suffix(2) == [source, folder.path + "/WidgetSupport.swift"])
        #expect(folder.text("exports") == "{ global: main; widget_bundle_start; local: *; };\n")
    }

    @Test func theLibraryHoldsLittleMoreThanWhatIsUsed() throws {
        let words = try arguments()
        #expect(follows(["-Xfrontend", "-function-sections"], in: words))
        #expect(words.contains("-O"))
        #expect(follows(["-Xlinker", "--gc-sections", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"], in: words))
        let kept = try arguments(keepsPreviews: true)
        #expect(kept.contains("-Onone") && !kept.contains("--gc-sections"))
    }

    @Test func copiesAreReadUnderTheNamesOfTheOriginals() throws {
        #expect(try follows(["-vfsoverlay", folder.path + "/overlay.yaml"], in: arguments()))
        let tree = try JSONSerialization.jsonObject(with: Data((folder.text("overlay.yaml") ?? "").utf8)) as? [String: Any]
        let root = (tree?["roots"] as? [[String: String]])?.first
        #expect(root?["name"] == source)
        #expect(root?["external-contents"] == folder.path + "/answered-0.swift")
        #expect(folder.text("answered-0.swift") == "#if (true) \n#endif\nlet session: URLSession\n")
    }
}
