public import Foundation

/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable {
    package enum Kind: Sendable {
        case automatic(count: Int?, least: Double?)
        case stride(Double)
        case calendar(DateTicks, Calendar?)
        case values([_Datum])
    }

    package let kind: Kind
    package var roundsLower = true
    package var roundsUpper = true

    package init(_ kind: Kind, _ lower: Bool? = nil, _ upper: Bool? = nil) {
        self.kind = kind
        roundsLower = lower ?? true
        roundsUpper = upper ?? true
    }

    public static let automatic = AxisMarkValues(.automatic(count: nil, least: nil))

    /// About as many round values as are asked for.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(.automatic(count: desiredCount, least: nil), roundLowerBound, roundUpperBound)
    }

    /// Round values, no nearer to each other than a distance.
    public static func automatic<P: Plottable & BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(.automatic(count: desiredCount, least: Double(minimumStride)), roundLowerBound, roundUpperBound)
    }

    /// The multiples of a number.
    public static func stride<P: Plottable & BinaryInteger>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(.stride(Double(stepSize)), roundLowerBound, roundUpperBound) }

    /// The multiples of a number.
    public static func stride<P: Plottable & BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(.stride(Double(stepSize)), roundLowerBound, roundUpperBound) }

    /// The beginnings of days, months and the like; the chart's calendar counts them where none is given.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { AxisMarkValues(.calendar(DateTicks(component, count), calendar), roundLowerBound, roundUpperBound) }
}
