package import Foundation

/// A value that defaults hold: whatever a property list may.
package enum SharedValue: Hashable, Sendable {
    case bool(Bool)
    case whole(Int64)
    case number(Double)
    case text(String)
    case date(Date)
    case data(Data)
    case list([SharedValue])
    case members([String: SharedValue])

    /// Values within values at most.
    package static let depthLimit = 64
}
