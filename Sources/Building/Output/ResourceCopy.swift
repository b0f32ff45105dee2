import Foundation
import Projects

/// Puts the resources of an extension into its bundle: tables of texts as the bundle reads them, catalogs with pictures that a host reads, all else as it is.
struct ResourceCopy {
    let resources: [BundleResource]
    let pictures: CatalogPictures
    let tell: (String) -> Void

    /// One that cannot be read is told, and costs no more than itself.
    func run(into folder: BundleFolder) throws(BuildError) {
        for resource in resources {
            let place = "\(folder.path)/\(resource.place)"
            // What a link leads to is what the bundle needs.
            let source = URL(fileURLWithPath: resource.path).resolvingSymlinksInPath().path
            guard FileManager.default.isReadableFile(atPath: source) else {
                tell("\(resource.path) cannot be read; the bundle goes without it")
                continue
            }
            if StringTableBuild.takes(resource.place) {
                try StringTableBuild(folder: folder, tell: tell).run(resource)
                continue
            }
            do {
                let parent = String(place[..<(place.lastIndex(of: "/") ?? place.endIndex)])
                try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
                try FileManager.default.copyItem(atPath: source, toPath: place)
            } catch {
                throw .unwritable(path: place, error: errno)
            }
            if FontFile(place).map({ !$0.isFont }) ?? false { tell("\(resource.path) is no font; texts in it are set in another") }
            if place.hasSuffix(".xcassets") { try pictures.draw(in: place, copiedFrom: resource.path) }
        }
        closeToOthers(folder.path)
    }

    // Whatever modes the project's files have, a bundle is written by its owner alone.
    private func closeToOthers(_ folder: String) {
        let files = FileManager.default
        for name in (try? files.subpathsOfDirectory(atPath: folder)) ?? [] {
            guard let mode = (try? files.attributesOfItem(atPath: "\(folder)/\(name)"))?[.posixPermissions] as? NSNumber else { continue }
            chmod("\(folder)/\(name)", mode_t(mode.uint32Value) & 0o755)
        }
    }
}
