import CLinux
import Foundation
import Glibc

/// A page of memory in which a bundle's process writes what it draws, and which the host reads when the process has ended: a mark costs
/// neither of them a call of the system.
struct MarkPage: ~Copyable {
    /// The number by which the helper finds it.
    static let number: Int32 = 4
    private static let size = 4 * MemoryLayout<UInt64>.size

    private let words: UnsafeMutablePointer<UInt64>

    /// Memory that two processes can map; nil where there is none to be had.
    static func make() -> OwnedDescriptor? {
        let page = OwnedDescriptor(memfd_create("widgethost-mark", UInt32(MFD_CLOEXEC)))
        guard page.number >= 0, ftruncate(page.number, size) == 0 else { return nil }
        return page
    }

    /// Maps what `make` made, in either process.
    init?(_ descriptor: Int32) {
        guard let address = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), address != MAP_FAILED else {
            return nil
        }
        words = address.bindMemory(to: UInt64.self, capacity: 4)
    }

    deinit { munmap(words, Self.size) }

    /// The request comes last and is 0 meanwhile, so that half a mark is none.
    func write(_ mark: DrawingMark) {
        words[0] = 0
        words[1] = UInt64(mark.entry) << 32 | UInt64(mark.count)
        words[2] = mark.date.timeIntervalSince1970.bitPattern
        words[0] = mark.request
    }

    /// The last mark; nil for none, or for what is none.
    var mark: DrawingMark? {
        let date = Double(bitPattern: words[2])
        guard words[0] > 0, date.isFinite else { return nil }
        return DrawingMark(
            request: words[0], entry: UInt32(truncatingIfNeeded: words[1] >> 32), count: UInt32(truncatingIfNeeded: words[1]),
            date: Date(timeIntervalSince1970: date))
    }
}
