import Bundles
import Dispatch
import Foundation
import Synchronization

/// Reads the files of pictures on a thread of its own: a large one, or a slow disk, keeps nobody waiting but who asked for it.
///
/// All but the reading is for the thread of the event loop.
final class PictureReader {
    typealias Outcome = Result<PictureFile, PictureFile.Fault>
    /// Reads a file, and delivers it now or later.
    typealias Read = (_ source: Source, _ deliver: @escaping (Outcome) -> Void) -> Void

    /// Where a file is, or what it is: hashing takes its time too.
    enum Source: Hashable, Sendable {
        case file(String)
        case given([UInt8])
    }

    private let loop: EventLoop
    private var waiting: [UInt64: (Outcome) -> Void] = [:]
    private var lastNumber: UInt64 = 0
    private lazy var thread = ReadingThread(loop.mailbox { [weak self] in self?.deliver($0) })

    init(_ loop: EventLoop) { self.loop = loop }

    /// Delivers in a later turn of the loop.
    func read(_ source: Source, deliver: @escaping (Outcome) -> Void) {
        lastNumber += 1
        waiting[lastNumber] = deliver
        thread.submit(ReadingThread.Wish(number: lastNumber, source: source))
    }

    private func deliver(_ report: ReadingThread.Report) { waiting.removeValue(forKey: report.number)?(report.outcome) }
}

/// The thread on which files are read, in the order in which they were asked for. It begins with the first and stays.
private final class ReadingThread: Sendable {
    struct Wish: Sendable {
        let number: UInt64
        let source: PictureReader.Source
    }

    struct Report: Sendable {
        let number: UInt64
        let outcome: PictureReader.Outcome
    }

    private let wishes = Mutex<[Wish]>([])
    private let count = DispatchSemaphore(value: 0)

    init(_ mailbox: Mailbox<Report>) {
        let thread = Thread { [self] in
            while true {
                let wish = next()
                mailbox.send(Report(number: wish.number, outcome: Self.file(wish.source)))
            }
        }
        thread.name = "pictures"
        thread.start()
    }

    func submit(_ wish: Wish) {
        wishes.withLock { $0.append(wish) }
        count.signal()
    }

    private func next() -> Wish {
        count.wait()
        return wishes.withLock { $0.removeFirst() }
    }

    private static func file(_ source: PictureReader.Source) -> PictureReader.Outcome {
        do throws(PictureFile.Fault) { return .success(try PictureFile(source)) } catch { return .failure(error) }
    }
}

extension PictureFile {
    init(_ source: PictureReader.Source) throws(Fault) {
        switch source {
        case .file(let path): try self.init(reading: path)
        case .given(let bytes): try self.init(bytes, named: "made of bytes")
        }
    }
}
