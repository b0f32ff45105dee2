import Drawing
import PictureMessages
import Storage

/// The files of pictures for the process that draws: from the bundles' own folders, or, when they are gone, from the store.
///
/// None is read or hashed on the core thread.
final class KeptPictures: ImageFiles {
    private let pictures: PictureStore
    private let shelf: ContentShelf
    private let read: PictureReader.Read
    private let tell: (String) -> Void

    /// `read` reads in a later turn; `tell` takes a line for a file that turns out to be none, each time that this is found out.
    init(_ pictures: PictureStore, _ shelf: ContentShelf, read: @escaping PictureReader.Read, tell: @escaping (String) -> Void) {
        self.pictures = pictures
        self.shelf = shelf
        self.read = read
        self.tell = tell
    }

    func isBroken(_ key: ImageKey, because reason: String) {
        tell(pictures.words(for: key, brokenBecause: reason))
    }

    func file(_ key: ImageKey, deliver: @escaping (ImageFile?) -> Void) {
        if let file = pictures.held(key) { return deliver(file) }
        guard let source = pictures.source(of: key), let path = source.path else { return stored(key, deliver) }
        read(.file(path)) { [self] outcome in
            if case .success(let file) = outcome, file.key == key { return deliver(ImageFile(bytes: file.bytes, scale: source.scale)) }
            stored(key, deliver)
        }
    }

    private func stored(_ key: ImageKey, _ deliver: @escaping (ImageFile?) -> Void) {
        guard let digest = ContentDigest(bytes: key.digest) else { return deliver(nil) }
        shelf.content(digest) { deliver($0.map { ImageFile(bytes: $0) }) }
    }

    /// Delivers those of several files that there are, once all are read.
    func files(_ keys: Set<ImageKey>, deliver: @escaping ([ImageKey: ImageFile]) -> Void) {
        guard !keys.isEmpty else { return deliver([:]) }
        var found: [ImageKey: ImageFile] = [:]
        var missing = keys.count
        for key in keys {
            file(key) { file in
                found[key] = file
                missing -= 1
                if missing == 0 { deliver(found) }
            }
        }
    }
}
