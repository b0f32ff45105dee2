import Foundation
import Testing

@testable import Projects

@Suite struct PackageManifestTests {
    /// As the package manager prints it, but for what is not read.
    private let printed = #"""
        {"name": "Deep Kit", "products": [{"name": "Corals", "targets": ["Corals"]}], "swiftLanguageVersions": null,
        "toolsVersion": {"_version": "5.9.0"}, "dependencies": [{"fileSystem": [{"identity": "other", "path": "/p/Other"}]},
        {"sourceControl": [{"identity": "collections", "location": {"remote": [{"urlString": "https://example.org/collections"}]}}]},
        {"registry": [{}]}],
        "targets": [
        {"name": "Corals", "type": "regular", "path": "Code", "sources": null, "exclude": ["Old", "Notes.md"],
        "resources": [{"path": "Resources", "rule": {"process": {}}}, {"path": "Data/", "rule": {"copy": {}}}, {"path": "e", "rule": {"embedInCode": {}}}],
        "settings": [{"tool": "swift", "kind": {"define": {"_0": "A"}}, "condition": {"platformNames": ["ios"]}},
        {"tool": "swift", "kind": {"define": {"_0": "B"}}, "condition": {"platformNames": ["macos"]}},
        {"tool": "swift", "kind": {"define": {"_0": "C"}}, "condition": {"config": "debug"}},
        {"tool": "c", "kind": {"define": {"_0": "D"}}},
        {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}},
        {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "6"}}}, {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}}],
        "dependencies": [{"byName": ["Base", null]}, {"target": ["Base", {"platformNames": ["ios"]}]},
        {"product": ["Shells", "other", null, null]}]},
        {"name": "Base", "type": "regular", "sources": ["Some"], "exclude": [], "resources": [], "settings": [], "dependencies": []},
        {"name": "Tests", "type": "test", "exclude": [], "resources": [], "settings": [], "dependencies": []}]}
        """#

    private func manifest(_ folder: String = "/p/Kit") throws -> PackageManifest { try PackageManifest(Data(printed.utf8), folder: folder) }

    @Test func itSaysWhatThereIs() throws {
        let manifest = try manifest()
        #expect(manifest.name == "Deep Kit" && manifest.products == ["Corals": ["Corals"]])
        #expect(manifest.targets.map(\.isLibrary) == [true, true, false])
        #expect(manifest.localDependencies == ["/p/Other"])
        #expect(manifest.remoteDependencies == ["collections": "https://example.org/collections"])
        let corals = try #require(manifest.target(named: "Corals"))
        #expect(corals.path == "/p/Kit/Code")
        #expect(corals.dependencies.map(\.name) == ["Base", "Base", "Shells"])
        #expect(corals.dependencies.map(\.mayBeTarget) == [true, true, false])
        #expect(corals.dependencies.map(\.package) == [nil, nil, "other"])
    }

    @Test func settingsAreThoseForAnIPhone() throws {
        let manifest = try manifest()
        let corals = try #require(manifest.target(named: "Corals").map(manifest.module))
        #expect(corals.language.conditions == ["SWIFT_PACKAGE", "A"])
        #expect(corals.language.upcomingFeatures == ["ExistentialAny"] && corals.language.isMainActorByDefault)
        #expect(corals.language.mode == "6" && corals.package == "Deep Kit")
        #expect(manifest.target(named: "Base").map(manifest.module)?.language.mode == "5")
    }

    @Test func filesGoWhereTheManifestSays() throws {
        let folder = try ProjectFolder([
            "Code/A.swift": "", "Code/Deeper/B.swift": "", "Code/Old/C.swift": "", "Code/Notes.md": "", "Code/Read.txt": "",
            "Code/Resources/de.lproj/L.strings": "", "Code/Resources/Inner/x.json": "", "Code/Data/raw.swift": "",
            "Code/More.xcassets/Contents.json": "", "Sources/Base/Some/D.swift": "", "Sources/Base/Other/E.swift": "",
        ])
        let manifest = try manifest(folder.path)
        let corals = try #require(manifest.target(named: "Corals").map(manifest.module))
        #expect(folder.relative(corals.sources) == ["Code/A.swift", "Code/Deeper/B.swift"])
        #expect(corals.resourceBundle == "Deep Kit_Corals.bundle")
        #expect(
            corals.resources.map(\.place).sorted()
                == ["Data", "More.xcassets", "de.lproj/L.strings", "x.json"].map { "Deep Kit_Corals.bundle/\($0)" })
        let base = try #require(manifest.target(named: "Base").map(manifest.module))
        #expect(folder.relative(base.sources) == ["Sources/Base/Some/D.swift"])
        #expect(base.resources.isEmpty && base.resourceBundle == nil)
    }

    @Test(arguments: ["", "{}", "[1]", #"{"name": 1}"#])
    func whatIsNoManifestIsTold(printed: String) {
        #expect(
            throws: ProjectError.damaged(
                path: "Kit/Package.swift", line: nil, reason: "what the package manager says of it is not understood")
        ) { try PackageManifest(Data(printed.utf8), folder: "Kit") }
    }

    @Test(arguments: [("[\"5\"]", "6.0.0", "5"), ("[\"4.2\", \"6\"]", "5.9.0", "6"), ("null", "6.1.0", "6"), ("null", "5.10.0", "5")])
    func theLanguageModeIsThePackages(versions: String, tools: String, mode: String) throws {
        let text = printed.replacingOccurrences(of: "\"swiftLanguageVersions\": null", with: "\"swiftLanguageVersions\": \(versions)")
            .replacingOccurrences(of: "5.9.0", with: tools)
        #expect(try PackageManifest(Data(text.utf8), folder: "").mode == mode)
    }
}
