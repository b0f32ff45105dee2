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
        guard let look = engine.status(of: placement.engineID, now: Date())?.shown, let list = look.list(for: wish.scheme.scheme) else {
            throw .noPicture(placement: number, reason: "nothing was ever shown")
        }
        let toggled = screens[placement.engineID]?.toggled ?? []
        guard toggled.isEmpty else {
            return shelf.content(list) { [unowned self] bytes in
                let switched = bytes.flatMap { switchedList($0, toggled) }
                draw(placement, wish, switched.map { ContentDigest(of: $0) } ?? list, switched, reply)
            }
        }
        draw(placement, wish, list, nil, reply)
    }

    /// The list with some of its toggles switched; nil where it cannot be read.
    private func switchedList(_ bytes: [UInt8], _ toggled: Set<Int>) -> [UInt8]? {
        guard let list = try? DisplayList(decoding: bytes) else { return nil }
        return toggled.reduce(list) { $0.switched(region: $1) ?? $0 }.encoded()
    }

    /// Draws a list, which lies on the shelf where its bytes are not given.
    private func draw(
        _ placement: StoredPlacement, _ wish: PictureWish, _ list: ContentDigest, _ bytes: [UInt8]?, _ reply: PendingReply
    ) {
        let number = Int(clamping: placement.id.rawValue)
        let generation = screens[placement.engineID]?.generation ?? 0
        let drawn = PictureService.Wish(
            list: ListDigest(list.bytes), scale: wish.scale, format: wish.format.drawn, place: "\(number)-\(wish.scheme.rawValue)",
            owner: placement.bundle,
            moment: Date().timeIntervalSince1970)
        pictures.picture(drawn, list: { [shelf] in if let bytes { $0(bytes) } else { shelf.content(list, deliver: $0) } }) {
            [unowned self] answer in
            switch answer {
            case .made(let picture):
                for warning in picture.warnings { host.log.warn("\(placement.kind): \(warning)") }
                reply.succeed(Picture(picture, of: number, generation, wish))
            case .earlier(let picture, let failure):
                refuse(list, of: placement, failure, "the last picture stays")
                reply.succeed(Picture(picture, of: number, generation, wish))
            case .failed(let failure):
                refuse(list, of: placement, failure, "there is no picture")
                reply.fail(.noPicture(placement: number, reason: "the list \(failure)"))
            }
        }
    }

    /// Notes that what a placement should show cannot be drawn.
    private func refuse(_ list: ContentDigest, of placement: StoredPlacement, _ failure: PictureFailure, _ outcome: String) {
        let words = "the list \(ListDigest(list.bytes)) \(failure)"
        guard failure.isLasting, screens[placement.engineID]?.failure?.reason != words else { return }
        if !failure.isTold { host.log.warn("\(placement.kind): \(words); \(outcome)") }
        let stage = StoredStage(screens[placement.engineID]?.stage ?? .timeline)
        screens[placement.engineID, default: ScreenState()].failure = StoredFailure(date: Date(), stage: stage, reason: words)
        keepStanding(of: placement.engineID)
    }

    /// Some text of a bundle was not shaped. One that is refused for good is left out; for one that could be shaped at another time the
    /// bundle is asked again, lest what lacks it be kept.
    func textFailed(of bundle: String, _ failure: PictureFailure) {
        if !failure.isTold { host.log.warn("\(bundle): a text \(failure)") }
        guard !failure.isLasting else { return }
        for number in calls.keys where calls[number]?.bundle.bundle.name == bundle { calls[number]?.textFailure = "\(failure)" }
    }
}

extension HostStatus.Drawing {
    init(_ counts: PictureCounts) {
        self.init(
            pictures: counts.pictures, texts: counts.texts, losses: counts.losses,
            lastFailure: counts.lastFailure.map { Failure(date: $0.date, reason: $0.reason) })
    }
}

extension PictureScheme {
    fileprivate var scheme: RenderEnvironment.ColorScheme { self == .dark ? .dark : .light }
}

extension PictureFormat {
    fileprivate var drawn: DrawFormat {
        switch self {
        case .png: .png
        case .svg: .svg
        case .pdf: .pdf
        }
    }
}

extension Picture {
    fileprivate init(_ made: MadePicture, of placement: Int, _ generation: Int, _ wish: PictureWish) {
        let hash = ContentDigest(of: made.bytes).description
        self.init(
            placement: placement, generation: generation, hash: hash, format: wish.format, width: made.width, height: made.height,
            until: made.until.map { Date(timeIntervalSince1970: $0) }, data: wish.known == hash ? nil : Base64Bytes(made.bytes))
    }
}
