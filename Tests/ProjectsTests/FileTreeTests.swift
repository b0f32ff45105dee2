import Testing

@testable import Projects

@Suite struct FileTreeTests {
    @Test func groupsAddUp() throws {
        let folder = try ProjectFolder()
        let project = try folder.project(
            [
                "G": "{isa = PBXGroup; path = Widget; sourceTree = \"<group>\"; children = (F, V, R, P, L);}",
                "F": "{isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\";}",
                "V": "{isa = PBXGroup; name = \"No folder\"; sourceTree = \"<group>\"; children = (W, G);}",
                "W": "{isa = PBXFileReference; path = ../Shared/./B.swift; sourceTree = \"<group>\";}",
                "R": "{isa = PBXFileReference; path = C.swift; sourceTree = SOURCE_ROOT;}",
                "P": "{isa = PBXFileReference; path = X.appex; sourceTree = BUILT_PRODUCTS_DIR;}",
                "L": "{isa = PBXFileReference; path = /usr/D.swift; sourceTree = \"<absolute>\";}",
            ], children: "G, MISSING")
        let paths = ["G", "F", "W", "R", "L"].map { project.files[$0] }
        #expect(paths.compactMap { $0 }.count == 5)
        #expect(
            folder.relative(paths.compactMap { $0 }) == ["Widget", "Widget/A.swift", "Shared/B.swift", "C.swift", "/usr/D.swift"])
        #expect(project.files["P"] == nil)
    }

    @Test(
        arguments: [
            ("", "a", "a"), ("f", "", "f"), ("f", ".", "f"), ("f", "../a", "a"), ("", "../a", "../a"), ("..", "../a", "../../a"),
            ("/f", "a/../b", "/f/b"),
            ("f", "/a", "/a"), ("a", "..", "."),
        ])
    func pathsAreJoined(folder: String, path: String, expected: String) {
        #expect(joined(folder, path) == expected)
    }
}
