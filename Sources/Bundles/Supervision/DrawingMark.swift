package import Foundation

/// What a bundle said last that it draws: should it die of it, the host can name it.
package struct DrawingMark: Hashable, Sendable {
    /// The request's number.
    package var request: UInt64
    /// The place in the provider's order, from 0.
    package var entry: UInt32
    /// Entries that the provider gave.
    package var count: UInt32
    package var date: Date

    package init(request: UInt64, entry: UInt32, count: UInt32, date: Date) {
        self.request = request
        self.entry = entry
        self.count = count
        self.date = date
    }
}
