import BundleMessages
import Bundles
import Drawing
import Foundation
import PictureMessages
import SharedValues

extension FuzzTarget {
    /// What is taken is written and taken again as the same.
    private static func roundTrip<Message: WireMessage & Equatable>(_ type: Message.Type, _ bytes: [UInt8]) {
        guard let message = try? Message(decoding: bytes) else { return }
        let again = message.encoded()
        hold((try? Message(decoding: again)) == message, "\(type) is another after it was written")
    }

    static let lists = FuzzTarget("lists", takesMessages: true, seeds: { Samples.lists.map { $0.encoded() } }) { bytes in
        roundTrip(DisplayList.self, bytes)
        guard let list = try? DisplayList(decoding: bytes) else { return }
        hold(!list.description.isEmpty, "a list prints as nothing")
        for case .fill(let outline, _, _) in list.commands { _ = outline.bounds }
    }

    /// Both directions of docs/bundle-abi.md, and the answers to a bundle's questions.
    static let messages = FuzzTarget("messages", takesMessages: true, seeds: { Samples.messages }) { bytes in
        roundTrip(BundleRequest.self, bytes)
        roundTrip(BundleReply.self, bytes)
        roundTrip(BundleDescription.self, bytes)
        roundTrip(ReloadRequest.self, bytes)
        roundTrip(ShapeRequest.self, bytes)
        roundTrip(ShapedText.self, bytes)
        roundTrip(ImageRequest.self, bytes)
        roundTrip(ImageAnswer.self, bytes)
        roundTrip(ColorRequest.self, bytes)
        roundTrip(ColorAnswer.self, bytes)
        roundTrip(PlacementsAnswer.self, bytes)
        _ = BundleReply.id(in: bytes)
    }

    /// The host's end of the line to a bundle's process, which the bundle may write to as it likes.
    static let frames = FuzzTarget("frames", seeds: { Samples.frames }) { bytes in
        let whole = frames(in: bytes, pieces: bytes.count)
        // How the bytes come does not matter.
        hold(whole == frames(in: bytes, pieces: 3), "frames depend on how their bytes come")
        for frame in whole {
            switch frame {
            case .reply(let bytes): _ = try? BundleReply(decoding: bytes)
            case .reload(let bytes): _ = try? ReloadRequest(decoding: bytes)
            case .ask(_, _, let bytes): _ = try? ShapeRequest(decoding: bytes)
            default: break
            }
        }
    }

    private static func frames(in bytes: [UInt8], pieces size: Int) -> [Frame] {
        var (reader, frames) = (FrameReader(), [Frame]())
        for start in stride(from: 0, to: bytes.count, by: max(size, 1)) {
            bytes[start..<min(start + max(size, 1), bytes.count)].withUnsafeBytes { reader.append($0) }
            do {
                while let frame = try reader.next() { frames.append(frame) }
            } catch { break }
        }
        return frames
    }

    /// What the daemon and the process that draws say to each other, and what lies in it.
    static let drawMessages = FuzzTarget("draw-messages", takesMessages: true, seeds: { Samples.drawMessages }) { bytes in
        roundTrip(DrawRequest.self, bytes)
        roundTrip(DrawReply.self, bytes)
        if let request = try? DrawRequest(decoding: bytes) { look(into: request) }
        var reader = MessageReader<DrawRequest>()
        bytes.withUnsafeBytes { reader.append($0) }
        do {
            while let request = try reader.next() { look(into: request) }
        } catch { return }
    }

    private static func look(into request: DrawRequest) {
        switch request {
        case .draw(_, let order): roundTrip(DisplayList.self, order.list)
        case .shape(_, let wish): roundTrip(ShapeRequest.self, wish)
        case .addFonts, .file: break
        }
    }

    /// The files of shared defaults, which apps and bundles write.
    static let sharedValues = FuzzTarget("shared-values", takesMessages: true, seeds: { Samples.sharedValues }) { bytes in
        guard let values = try? [String: SharedValue](decoding: bytes) else { return }
        let again = try? [String: SharedValue](decoding: values.encoded)
        hold(again.map { $0.encoded == values.encoded } ?? false, "values are others after they were written")
    }

    /// A bundle's file, looked into before it is loaded.
    static let libraries = FuzzTarget("libraries", seeds: { Samples.libraries }) { bytes in
        let path = Scratch.write(bytes, "libFuzz.so")
        _ = try? WidgetNote(ofFileAt: path)
        _ = neededLibraries(ofFileAt: path)
    }
}
