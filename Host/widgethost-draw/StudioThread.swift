import CairoRendering
import Dispatch
import Drawing
import Foundation
import PictureMessages
import Synchronization

/// The thread that pictures are drawn on.
final class StudioThread: Sendable {
    enum Work: Sendable {
        case draw(number: UInt64, DrawOrder)
        case file(ImageKey, ImageFile)
        case allowFonts(folder: String)
        case rest
    }

    private let waiting = Mutex<[Work]>([])
    private let isThere = DispatchSemaphore(value: 0)

    // The deepest lists need 2 MiB.
    private static let stack = 8 << 20

    /// The shaper puts what moves by itself into words.
    init(shaper: PangoTextShaper, line: HostLine) {
        let thread = Thread { [self] in
            let studio = Studio(shaper: shaper) { line.send($0) }
            while true { studio.take(next()) }
        }
        thread.stackSize = Self.stack
        thread.name = "studio"
        thread.start()
    }

    func submit(_ work: Work) {
        waiting.withLock { $0.append(work) }
        isThere.signal()
    }

    private func next() -> Work {
        isThere.wait()
        return waiting.withLock { $0.removeFirst() }
    }
}
