/// What of two areas makes a third.
package enum AreaOperation: Sendable, CaseIterable {
    case union
    case intersection
    /// The first without the second.
    case subtraction
    /// What lies in one of them alone.
    case symmetricDifference

    func keeps(first: Bool, second: Bool) -> Bool {
        switch self {
        case .union: first || second
        case .intersection: first && second
        case .subtraction: first && !second
        case .symmetricDifference: first != second
        }
    }
}
