import Foundation
import Testing

@testable import Projects

/// A folder of files for one test, taken away after it.
final class ProjectFolder {
    let path: String

    /// Makes the folder with these files, by their paths in it; what ends in "/" is an empty folder.
    init(_ files: [String: String] = [:]) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("projects-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(name)")
        let folder = name.hasSuffix("/") ? url : url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if !name.hasSuffix("/") { try Data(text.utf8).write(to: url) }
    }

    /// Paths without that of the folder.
    func relative(_ paths: [String]) -> [String] { paths.map { $0.hasPrefix(path + "/") ? String($0.dropFirst(path.count + 1)) : $0 } }

    /// A project of these objects in "App.xcodeproj", with the root that all have; `root` and `main` add to it and to the main group.
    func project(_ objects: [String: String], root: String = "", children: String = "", configuration: String = "") throws -> XcodeProject {
        let given = [
            "ROOT": "{isa = PBXProject; mainGroup = MAIN; buildConfigurationList = PL; \(root)}",
            "MAIN": "{isa = PBXGroup; sourceTree = \"<group>\"; children = (\(children));}",
            "PL": "{isa = XCConfigurationList; buildConfigurations = (PD, PR); defaultConfigurationName = Release;}",
            "PD": "{isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;};}",
            "PR": "{isa = XCBuildConfiguration; name = Release; buildSettings = {}; \(configuration)}",
        ]
        let all = given.merging(objects) { $1 }.sorted { $0.key < $1.key }.map { "\($0.key) /* a comment */ = \($0.value);" }
        try write("// !$*UTF8*$!\n{objects = {\(all.joined(separator: "\n"))}; rootObject = ROOT;}\n", to: "App.xcodeproj/project.pbxproj")
        return try XcodeProject(at: path + "/App.xcodeproj")
    }
}

/// An `Info.plist` that says what an extension extends.
func informationList(extending point: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
        <key>CFBundleName</key>
        <string>$(PRODUCT_NAME) of ${PROJECT_NAME}</string>
        <key>NSExtension</key>
        <dict><key>NSExtensionPointIdentifier</key><string>\(point)</string></dict>
    </dict>
    </plist>
    """
}
