import BundleMessages
import Control
import Drawing
import Foundation
import PictureMessages
import Pictures
import Scheduling
import Storage

extension Daemon {
    /// Brings the picture of what is on screen, made now if it is not kept.
    func picture(of placement: StoredPlacement, _ wish: PictureWish, _ reply: PendingReply) throws(Fault) {
        let number = Int(clamping: placement.id.rawValue)
        guard wish.format == .png else { throw .noPicture(placement: number, reason: "only PNG is there yet in this version") }
        guard let look = engine.status(of: placement.engineID, now: Date())?.shown, let list = look.list(for: wish.scheme.scheme) else {
            throw .noPicture(placement: number, reason: "nothing was ever shown")
        }
        let generation = screens[placement.engineID]?.generation ?? 0
        let drawn = PictureService.Wish(list: ListDigest(list.bytes), scale: wish.scale, place: "\(number)-\(wish.scheme.rawValue)")
        pictures.picture(drawn, list: { [shelf] in shelf.content(list, deliver: $0) }) { [host] answer in
            switch answer {
            case .made(let picture): reply.succeed(Picture(picture, of: number, generation, known: wish.known))
            case .earlier(let picture, let failure):
                host.log.warn("\(placement.kind): the last picture stays, \(failure)")
                reply.succeed(Picture(picture, of: number, generation, known: wish.known))
            case .failed(let failure): reply.fail(.noPicture(placement: number, reason: "\(failure)"))
            }
        }
    }
}

extension PictureScheme {
    fileprivate var scheme: RenderEnvironment.ColorScheme { self == .dark ? .dark : .light }
}

extension Picture {
    fileprivate init(_ made: MadePicture, of placement: Int, _ generation: Int, known: String?) {
        let hash = ContentDigest(of: made.bytes).description
        let size = made.pixelSize
        self.init(
            placement: placement, generation: generation, hash: hash, format: .png, width: size.width, height: size.height,
            data: known == hash ? nil : Base64Bytes(made.bytes))
    }
}

extension MadePicture {
    /// As a PNG's header says it.
    fileprivate var pixelSize: (width: Int, height: Int) {
        guard bytes.count >= 24 else { return (0, 0) }
        func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(16), number(20))
    }
}

/// The files of pictures for the process that draws: from the bundles' own folders, or, when they are gone, from the store.
final class KeptPictures: ImageFiles {
    private let pictures: PictureStore
    private let shelf: ContentShelf

    init(_ pictures: PictureStore, _ shelf: ContentShelf) {
        self.pictures = pictures
        self.shelf = shelf
    }

    func file(_ key: ImageKey, deliver: @escaping (ImageFile?) -> Void) {
        if let file = pictures.file(key) { return deliver(file) }
        guard let digest = ContentDigest(bytes: key.digest) else { return deliver(nil) }
        shelf.content(digest) { deliver($0.map { ImageFile(bytes: $0) }) }
    }
}
