/// What belongs to subscribers.
public enum Subscribers {
    /// How many values are wanted.
    public struct Demand: Hashable, Comparable, Codable, Sendable {
        /// Nil means any number.
        public let max: Int?

        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)

        /// A number of values; below 0 it is 0.
        public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(value, 0)) }

        public static func < (left: Demand, right: Demand) -> Bool {
            guard let some = left.max else { return false }
            return right.max.map { some < $0 } ?? true
        }

        public static func + (left: Demand, right: Demand) -> Demand {
            guard let left = left.max, let right = right.max else { return .unlimited }
            let (sum, overflows) = left.addingReportingOverflow(right)
            return overflows ? .unlimited : .max(sum)
        }

        public static func - (left: Demand, right: Demand) -> Demand {
            guard let some = left.max else { return .unlimited }
            return right.max.map { .max(some - $0) } ?? .none
        }

        public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
        public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }
        public static func += (left: inout Demand, right: Demand) { left = left + right }
        public static func -= (left: inout Demand, right: Int) { left = left - right }
    }

    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
