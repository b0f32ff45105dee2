import BundleMessages
import Bundles
import Drawing
import Foundation
import Pictures

/// The pictures and colours that a bundle ships, found by name as an asset catalog does.
final class BundleResources {
    private struct ImageWish: Hashable {
        let name: String
        let scheme: RenderEnvironment.ColorScheme
        let scale: Double
        let weight: UInt16
    }

    typealias Answer = (ImageAnswer) -> Void

    private let folders: [String]
    private let store: PictureStore
    private let bundle: String
    private let read: PictureReader.Read
    private let tell: (String) -> Void
    private lazy var index = folders.map { AssetIndex(folder: $0) }
    private var images: [ImageWish: ImageAnswer] = [:]
    /// Who waits for a picture that is being read.
    private var waiting: [ImageWish: [Answer]] = [:]
    private var colorSets: [String: ColorSet?] = [:]

    /// `bundle` is the name by which the store speaks of its pictures, which `read` reads; `tell` takes one line for each thing that is
    /// broken.
    init(
        folders: [String], bundle: String, store: PictureStore, read: @escaping PictureReader.Read, tell: @escaping (String) -> Void
    ) {
        self.folders = folders
        self.bundle = bundle
        self.read = read
        self.store = store
        self.tell = tell
    }

    convenience init(
        of bundle: CheckedBundle, store: PictureStore, read: @escaping PictureReader.Read, tell: @escaping (String) -> Void
    ) {
        self.init(folders: resourceFolders(of: bundle), bundle: bundle.name, store: store, read: read, tell: tell)
    }

    /// Answers now or, when a file is to be read, later.
    func image(_ request: ImageRequest, answer: @escaping Answer) {
        if let file = request.file { return take(file, answer: answer) }
        let wish = ImageWish(name: request.name, scheme: request.colorScheme, scale: Double(request.displayScale), weight: request.weight)
        if let known = images[wish] { return answer(known) }
        waiting[wish, default: []].append(answer)
        guard waiting[wish]?.count == 1 else { return }
        find(wish) { [self] found in
            images[wish] = found
            for answer in waiting.removeValue(forKey: wish) ?? [] { answer(found) }
        }
    }

    func color(_ request: ColorRequest) -> RGBA? {
        if let known = colorSets[request.name] { return known?.color(for: request.colorScheme) }
        let set = colorSet(request.name)
        colorSets[request.name] = set
        return set?.color(for: request.colorScheme)
    }

    private func colorSet(_ name: String) -> ColorSet? {
        guard let folder = index.lazy.compactMap({ $0.colorSets[name] }).first else { return nil }
        return decode(ColorSet.self, folder)
    }

    private func find(_ wish: ImageWish, answer: @escaping Answer) {
        if let folder = index.lazy.compactMap({ $0.imageSets[wish.name] }).first {
            return find(wish, in: decode(ImageSet.self, folder), folder, answer: answer)
        }
        if let folder = index.lazy.compactMap({ $0.iconSets[wish.name] }).first {
            return find(wish, in: decode(IconSet.self, folder), folder, answer: answer)
        }
        guard let files = index.lazy.compactMap({ $0.loose[withoutEnding(wish.name)] }).first,
            let file = sharpest(files, displayScale: wish.scale, scale: { $0.scale })
        else { return answer(.missing) }
        load(wish.name, file.path, scale: file.scale, answer: answer)
    }

    /// The picture of a set that fits; `set` is nil where it is damaged.
    private func find(_ wish: ImageWish, in set: (any PictureSet)?, _ folder: String, answer: @escaping Answer) {
        guard let set else { return answer(.broken) }
        guard let (file, scale) = set.image(for: wish.scheme, displayScale: wish.scale, weight: wish.weight), isPlainName(file) else {
            return answer(.missing)
        }
        load(wish.name, folder + "/" + file, scale: scale, isTemplate: set.isTemplate, isSymbol: set.isSymbol, answer: answer)
    }

    /// A picture that the bundle made or fetched itself.
    private func take(_ given: ImageRequest.File, answer: @escaping Answer) {
        let scale = Double(given.scale)
        read(.given(given.bytes)) { [self] result in
            switch result {
            case .success(let file):
                store.insert(given: file, scale: scale, title: "\(bundle): a picture made of bytes")
                answer(.found(.init(key: file.key, size: file.size(atScale: scale), isTemplate: false)))
            case .failure(let fault):
                tell("a picture is left out: \(fault)")
                answer(.broken)
            }
        }
    }

    private func load(
        _ name: String, _ path: String, scale: Double, isTemplate: Bool = false, isSymbol: Bool = false, answer: @escaping Answer
    ) {
        read(.file(path)) { [self] result in
            switch result {
            case .success(let file):
                store.insert(file, from: PictureStore.Source(path: path, scale: scale, title: "\(bundle): the picture \"\(name)\""))
                let size = file.size(atScale: scale)
                answer(.found(.init(key: file.key, size: size, isTemplate: isTemplate, isSymbol: isSymbol)))
            case .failure(let fault):
                tell("the picture \"\(name)\" is left out: \(fault)")
                answer(.broken)
            }
        }
    }

    private func decode<Contents: Decodable>(_ type: Contents.Type, _ folder: String) -> Contents? {
        do throws(AssetContents.Fault) { return try AssetContents.decode(type, inFolder: folder) } catch {
            tell("\(error)")
            return nil
        }
    }
}

extension PictureFile {
    /// In points, of so many pixels each.
    fileprivate func size(atScale scale: Double) -> CGSize {
        CGSize(width: Double(size.width) / scale, height: Double(size.height) / scale)
    }
}

/// The folder of a bundle, and beside its library the folders in which a package manager puts the resources of its target.
private func resourceFolders(of bundle: CheckedBundle) -> [String] {
    let library = bundle.path.lastIndex(of: "/").map { String(bundle.path[..<$0]) } ?? "."
    let beside = ((try? FileManager.default.contentsOfDirectory(atPath: library)) ?? []).sorted()
        .filter { $0.hasSuffix("_\(bundle.name).resources") }.map { library + "/" + $0 }
    return [bundle.folder].compactMap { $0 } + beside
}

// "Lina.png" is as good a name for a loose file as "Lina".
private func withoutEnding(_ name: String) -> String {
    for ending in [".png", ".jpg", ".jpeg"] where name.lowercased().hasSuffix(ending) { return String(name.dropLast(ending.count)) }
    return name
}

// A catalog names files of its own folder.
private func isPlainName(_ name: String) -> Bool { !name.contains("/") && name != ".." }
