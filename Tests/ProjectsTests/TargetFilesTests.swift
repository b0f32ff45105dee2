import Testing

@testable import Projects

@Suite struct TargetFilesTests {
    private let objects = [
        "T": """
        {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.app-extension"; buildPhases = (S, R, X);
        buildConfigurationList = PL; fileSystemSynchronizedGroups = (K);}
        """,
        "S": "{isa = PBXSourcesBuildPhase; files = (B1, B2, B3);}", "R": "{isa = PBXResourcesBuildPhase; files = (B4, B5);}",
        "X": "{isa = PBXShellScriptBuildPhase; files = ();}", "B1": "{isa = PBXBuildFile; fileRef = F1;}",
        "B2": "{isa = PBXBuildFile; fileRef = F2; platformFilters = (macos, );}", "B3": "{isa = PBXBuildFile; fileRef = F3;}",
        "B4": "{isa = PBXBuildFile; fileRef = V;}", "B5": "{isa = PBXBuildFile; fileRef = F5;}",
        "F1": "{isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\";}",
        "F2": "{isa = PBXFileReference; path = Mac.swift; sourceTree = \"<group>\";}",
        "F3": "{isa = PBXFileReference; path = I.intentdefinition; sourceTree = \"<group>\";}",
        "F5": "{isa = PBXFileReference; lastKnownFileType = folder; path = Data; sourceTree = \"<group>\";}",
        "V": "{isa = PBXVariantGroup; name = L.strings; sourceTree = \"<group>\"; children = (V1, V2);}",
        "V1": "{isa = PBXFileReference; name = en; path = en.lproj/L.strings; sourceTree = \"<group>\";}",
        "V2": "{isa = PBXFileReference; name = de; path = de.lproj/L.strings; sourceTree = \"<group>\";}",
        "K": "{isa = PBXFileSystemSynchronizedRootGroup; path = Kept; sourceTree = \"<group>\"; exceptions = (E, E2);}",
        "E": "{isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, Old/No.swift);}",
        "E2": "{isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = OTHER; membershipExceptions = (New.swift);}",
        "K2": """
        {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E3); explicitFolders = (Pages);}
        """,
        "E3": """
        {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = (Shared.swift, "/Localized: Texts/L.strings", Pages, Assets.xcassets);}
        """,
        "K3": "{isa = PBXFileSystemSynchronizedRootGroup; path = Strange; sourceTree = \"<group>\";}",
    ]

    private func folder() throws -> ProjectFolder {
        try ProjectFolder([
            "A.swift": "", "Mac.swift": "", "I.intentdefinition": "", "en.lproj/L.strings": "", "de.lproj/L.strings": "", "Data/x.json": "",
            "Kept/New.swift": "", "Kept/Info.plist": "", "Kept/Old/No.swift": "", "Kept/Old/Yes.swift": "", "Kept/Read.me": "",
            "Kept/Assets.xcassets/Contents.json": "{}", "Kept/.hidden.swift": "", "App/Shared.swift": "", "App/App.swift": "",
            "App/Texts/fr.lproj/L.strings": "", "App/Texts/Other.strings": "", "App/Pages/a.html": "",
            "App/Assets.xcassets/Contents.json": "",
            "Strange/S.swift": "",
        ])
    }

    @Test func phasesAndFoldersGiveFiles() throws {
        let folder = try folder()
        let project = try folder.project(objects, root: "targets = (T);", children: "F1, F2, F3, F5, V, K, K2, K3")
        let target = try #require(project.targets.first)
        let files = TargetFiles(of: target, in: project)
        #expect(folder.relative(files.compiled) == ["A.swift", "I.intentdefinition"])
        #expect(folder.relative(files.copied) == ["en.lproj/L.strings", "de.lproj/L.strings", "Data", "App/Pages"])
        #expect(
            folder.relative(files.kept).sorted() == [
                "App/Assets.xcassets", "App/Shared.swift", "App/Texts/fr.lproj/L.strings", "Kept/Assets.xcassets", "Kept/New.swift",
                "Kept/Old/Yes.swift", "Kept/Read.me",
            ])
    }

    @Test func eachGetsItsPlace() throws {
        let folder = try folder()
        let widgets = try folder.project(objects, root: "targets = (T);", children: "F1, F2, F3, F5, V, K, K2, K3")
            .widgetExtension(named: "T")
        #expect(folder.relative(widgets.sources) == ["A.swift", "Kept/New.swift", "Kept/Old/Yes.swift", "App/Shared.swift"])
        #expect(folder.relative(widgets.intentDefinitions) == ["I.intentdefinition"])
        #expect(
            widgets.resources.map(\.place).sorted() == [
                "Assets-2.xcassets", "Assets.xcassets", "Data", "Pages", "de.lproj/L.strings", "en.lproj/L.strings", "fr.lproj/L.strings",
            ])
    }
}
