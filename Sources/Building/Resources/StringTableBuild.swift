import Foundation
package import Projects

/// Makes the tables of an extension into those that a bundle reads: property lists, by language.
package struct StringTableBuild {
    let folder: BundleFolder
    let tell: (String) -> Void

    /// `tell` takes a sentence for all that is left out.
    package init(folder: BundleFolder, tell: @escaping (String) -> Void) {
        self.folder = folder
        self.tell = tell
    }

    /// Whether a file is one of those that it makes.
    static func takes(_ name: String) -> Bool { [".strings", ".stringsdict", ".xcstrings"].contains { name.hasSuffix($0) } }

    /// Makes one; what is wrong in it is told, and the rest goes on.
    package func run(_ resource: BundleResource) throws(BuildError) {
        guard let data = FileManager.default.contents(atPath: resource.path) else {
            return tell("\(resource.path) cannot be read; the bundle goes without it")
        }
        let bytes = Array(data)
        if resource.place.hasSuffix(".xcstrings") { return try writeCatalog(bytes, resource) }
        guard let list = resource.place.hasSuffix(".strings") ? strings(bytes, resource) : list(resource) else { return }
        try write(list, to: resource.place)
    }

    private func strings(_ bytes: [UInt8], _ resource: BundleResource) -> PropertyList? {
        // A list in another form than authors write, such as XML, is one all the same.
        if bytes.starts(with: Array("bplist".utf8)) || StringsReader.decoded(bytes)?.contains("<plist") == true { return list(resource) }
        guard let reader = StringsReader(bytes) else {
            tell("\(resource.path) is neither UTF-8 nor UTF-16; save it as UTF-8. Its texts are left out")
            return nil
        }
        for fault in reader.faults { tell("\(resource.path):\(fault.line): \(fault.reason); the entry is left out") }
        return .dictionary(reader.texts.mapValues(PropertyList.string))
    }

    private func list(_ resource: BundleResource) -> PropertyList? {
        do throws(ProjectError) {
            let list = try PropertyList(contentsOf: resource.path)
            if list.dictionary != nil { return list }
            tell("\(resource.path) is no table of texts; they are left out")
        } catch {
            tell("\(error) Its texts are left out")
        }
        return nil
    }

    private func writeCatalog(_ bytes: [UInt8], _ resource: BundleResource) throws(BuildError) {
        guard let catalog = try? StringCatalog(bytes) else {
            return tell("\(resource.path) is no string catalog; open it in Xcode and save it again. Its texts are left out")
        }
        let table = resource.place.split(separator: "/").last?.dropLast(".xcstrings".count) ?? ""
        for (language, tables) in catalog.languages.sorted(by: { $0.key < $1.key }) where !language.contains("/") {
            let place = "\(language).lproj/\(table)"
            if !tables.strings.isEmpty { try write(.dictionary(tables.strings), to: place + ".strings") }
            if !tables.stringsDictionary.isEmpty { try write(.dictionary(tables.stringsDictionary), to: place + ".stringsdict") }
        }
    }

    private func write(_ list: PropertyList, to place: String) throws(BuildError) {
        let path = "\(folder.path)/\(place)"
        if FileManager.default.fileExists(atPath: path) { return tell("There are two tables \(place); the first is taken") }
        let parent = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
        do { try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true) } catch {
            throw .unwritable(path: parent, error: errno)
        }
        try folder.write(list.xml, to: place)
    }
}
