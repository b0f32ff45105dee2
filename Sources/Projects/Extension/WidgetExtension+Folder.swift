import Foundation

extension WidgetExtension {
    /// The extension whose files are all those of a folder.
    init(folder: String) throws(ProjectError) {
        let name = folderName(folder)
        self.init(name: name, moduleName: identifier(name, else: "_"))
        let files = FolderFiles(of: folder, skipping: ["Pods", "Carthage", "DerivedData", "Package.swift"]).files
        for file in files where file.name != "Info.plist" && !file.name.hasSuffix(".entitlements") { add(file.path, kind: file.kind) }
        settle()
        guard !sources.isEmpty else { throw .noSources(path: folder) }
        if let list = files.first(where: { $0.name == "Info.plist" }) {
            information = PropertyList.dictionary(InformationList(try PropertyList(contentsOf: list.path)).entries)
        }
        noteMissingFonts()
        if let list = files.first(where: { $0.name.hasSuffix(".entitlements") }) { entitlements = try PropertyList(contentsOf: list.path) }
    }
}

// "." has a name, too.
private func folderName(_ folder: String) -> String {
    let last = folder.split(separator: "/").last.map(String.init) ?? "/"
    guard [".", "..", "/"].contains(last) else { return last }
    return URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
}
