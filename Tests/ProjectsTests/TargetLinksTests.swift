import Testing

@testable import Projects

@Suite struct TargetLinksTests {
    private func links(_ objects: [String: String], files: [String: String] = [:], root: String = "") throws -> (
        links: TargetLinks, folder: ProjectFolder
    ) {
        let folder = try ProjectFolder(files)
        let target =
            "{isa = PBXNativeTarget; name = T; buildPhases = (P); dependencies = (D1, D2); packageProductDependencies = (S1, S2, S3);}"
        let given = ["T": target].merging(objects) { $1 }
        let project = try folder.project(given, root: "targets = (T, F, G, A); \(root)", children: "K")
        return (TargetLinks(of: try #require(project.targets.first), in: project), folder)
    }

    private func target(_ name: String, _ type: String, _ more: String = "") -> String {
        "{isa = PBXNativeTarget; name = \(name); productType = \"com.apple.product-type.\(type)\"; \(more)}"
    }

    @Test func frameworksComeAfterThoseThatTheyLink() throws {
        let (links, _) = try links([
            "D1": "{isa = PBXTargetDependency; target = F;}", "D2": "{isa = PBXTargetDependency; target = A;}",
            "P": "{isa = PBXFrameworksBuildPhase; files = (B);}", "B": "{isa = PBXBuildFile; fileRef = GP;}",
            "F": target("F", "framework", "dependencies = (D3); productReference = FP;"),
            "D3": "{isa = PBXTargetDependency; target = G;}",
            // One that needs the other in turn, as damaged projects have it.
            "G": target("G", "library.static", "dependencies = (D1); productReference = GP;"), "A": target("A", "application"),
        ])
        #expect(links.frameworks.map(\.name) == ["G", "F"])
        #expect(links.products.isEmpty && links.notes.isEmpty)
    }

    @Test func packagesOfTheProjectAreFound() throws {
        let (links, folder) = try links(
            [
                "S1": "{isa = XCSwiftPackageProductDependency; package = L; productName = Corals;}",
                "S2": "{isa = XCSwiftPackageProductDependency; productName = Shells;}",
                "S3": "{isa = XCSwiftPackageProductDependency; package = R; productName = Lottie;}",
                "L": "{isa = XCLocalSwiftPackageReference; relativePath = ../Kit;}",
                "R": "{isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.org/Lottie.git\";}",
                "K": "{isa = PBXFileReference; lastKnownFileType = wrapper; path = Packages/Own; sourceTree = \"<group>\";}",
            ], files: ["Packages/Own/Package.swift": ""], root: "packageReferences = (L, R);")
        let up = folder.path.split(separator: "/").dropLast().joined(separator: "/")
        #expect(links.products[0] == PackageProduct(name: "Corals", folders: ["/\(up)/Kit"]))
        #expect(links.products[1] == PackageProduct(name: "Shells", folders: ["/\(up)/Kit", folder.path + "/Packages/Own"]))
        #expect(
            links.notes == [
                "The package product 'Lottie' of https://example.org/Lottie.git is left out: packages from elsewhere are not fetched."
            ])
    }

    @Test func aPackageInTheProjectTakesThePlaceOfOneFromElsewhere() throws {
        let (links, folder) = try links(
            [
                "S1": "{isa = XCSwiftPackageProductDependency; package = R; productName = Lottie;}",
                "R": "{isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.org/Lottie.git\";}",
                "K": "{isa = PBXFileReference; path = lottie; sourceTree = \"<group>\";}",
            ], files: ["lottie/Package.swift": ""])
        #expect(links.products == [PackageProduct(name: "Lottie", folders: [folder.path + "/lottie"])] && links.notes.isEmpty)
    }
}
