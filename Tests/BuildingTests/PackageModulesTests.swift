import Foundation
import Projects
import Testing

@testable import Building

@Suite struct PackageModulesTests {
    private let folder: BuildFolder

    init() throws { folder = try BuildFolder() }

    private func manifest(_ name: String, products: String, targets: String, dependencies: String = "") throws -> PackageManifest {
        let text = """
            {"name": "\(name)", "products": [\(products)], "toolsVersion": {"_version": "5.9.0"}, "dependencies": [\(dependencies)],
            "targets": [\(targets)]}
            """
        return try PackageManifest(Data(text.utf8), folder: "\(folder.path)/\(name)")
    }

    private func target(_ name: String, needs: String = "", type: String = "regular") -> String {
        """
        {"name": "\(name)", "type": "\(type)", "exclude": [], "resources": [], "settings": [], "dependencies": [\(needs)]}
        """
    }

    private func add(_ product: String, _ manifests: [PackageManifest], in names: [String]) throws -> (modules: [String], told: [String]) {
        var told: [String] = []
        var packages = PackageModules { folder in
            manifests.first { $0.folder == folder }
        } tell: {
            told.append($0)
        }
        try packages.add(PackageProduct(name: product, folders: names.map { "\(folder.path)/\($0)" }))
        return (packages.modules.map(\.name), told.map { $0.replacingOccurrences(of: folder.path + "/", with: "") })
    }

    @Test func modulesComeAfterThoseThatTheyNeed() throws {
        for name in ["Kit/Sources/A/A.swift", "Kit/Sources/B/B.swift", "Other/Sources/C/C.swift"] { try folder.write("", to: name) }
        let kit = try manifest(
            "Kit", products: #"{"name": "Corals", "targets": ["A"]}"#,
            targets: [
                target("A", needs: #"{"byName": ["B", null]}, {"product": ["Shells", "Other", null, null]}"#),
                // One that needs the other in turn.
                target("B", needs: #"{"byName": ["A", null]}"#),
            ].joined(separator: ","), dependencies: #"{"fileSystem": [{"path": "\#(folder.path)/Other"}]}"#)
        let other = try manifest("Other", products: #"{"name": "Shells", "targets": ["C"]}"#, targets: target("C"))
        let found = try add("Corals", [kit, other], in: ["None", "Kit"])
        #expect(found.modules == ["B", "C", "A"])
        #expect(found.told.isEmpty)
    }

    @Test func whatCannotBeHadIsTold() throws {
        try folder.write("", to: "Kit/Sources/A/A.swift")
        try folder.write("", to: "Kit/Sources/E/e.c")
        let needs =
            #"{"product": ["Lottie", "lottie", null, null]}, {"byName": ["M", null]}, {"byName": ["E", null]}, {"byName": ["Z", null]}"#
        let kit = try manifest(
            "Kit", products: #"{"name": "Corals", "targets": ["A"]}"#,
            targets: [target("A", needs: needs), target("M", type: "macro"), target("E")].joined(separator: ","),
            dependencies:
                #"{"sourceControl": [{"identity": "lottie", "location": {"remote": [{"urlString": "https://example.org/lottie"}]}}]}"#)
        let found = try add("Corals", [kit], in: ["Kit"])
        #expect(found.modules == ["A"])
        #expect(
            found.told == [
                "'Lottie', which 'A' of Kit needs, is left out: packages from elsewhere are not fetched (https://example.org/lottie).",
                "'M' of Kit is left out: macros, plugins and binaries of packages are not built.",
                "'E' of Kit is left out: it holds no Swift file.", "'Z', which 'A' of Kit needs, is left out: no package has it.",
            ])
        #expect(try add("Pearls", [kit], in: ["Kit"]).told == ["The package product 'Pearls' is left out: no package in Kit has it."])
        #expect(try add("Pearls", [], in: []).told == ["The package product 'Pearls' is left out: no package of the project has it."])
    }
}
