public import Foundation

/// The values for which a scale has places.
public protocol ScaleDomain {
    /// The domain as scales see it. Authors never write their own.
    var _domain: _ScaleDomain { get }
}

/// A domain as scales see it.
public struct _ScaleDomain: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// From the data; nil lets the kind of data say whether zero belongs to it.
        case automatic(includesZero: Bool?)
        case bounds(_Datum, _Datum)
        case values([_Datum])
    }

    package var kind: Kind
    package var isReversed = false
    package init(_ kind: Kind) { self.kind = kind }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(.bounds(lowerBound.datum, upperBound.datum)) }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(.bounds(lowerBound.datum, upperBound.datum)) }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(.values(map(\.datum))) }
}

/// The domain that the data of a chart has.
public struct AutomaticScaleDomain: ScaleDomain, Hashable, Sendable {
    public let _domain: _ScaleDomain

    init(includesZero: Bool?, isReversed: Bool) {
        var domain = _ScaleDomain(.automatic(includesZero: includesZero))
        domain.isReversed = isReversed
        _domain = domain
    }

    public static let automatic = AutomaticScaleDomain(includesZero: nil, isReversed: false)
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { .automatic }

    /// The domain of the data; the largest value comes first where it is reversed.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
    }
}

/// The room over which a scale spreads its domain.
public protocol PositionScaleRange {
    /// The room as scales see it. Authors never write their own.
    var _range: _PositionRange { get }
}

/// A room as scales see it, in points.
public struct _PositionRange: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case plot(start: CGFloat, end: CGFloat)
        case points(CGFloat, CGFloat)
    }
    package var kind: Kind

    /// Where the domain's ends lie in a plot of a length.
    package func ends(in length: CGFloat) -> (CGFloat, CGFloat) {
        let ends =
            switch kind {
            case .plot(let start, let end): (start, length - end)
            case .points(let low, let high): (low, high)
            }
        // Ends that lie beyond all that is drawn are none.
        return abs(ends.0) <= 1e5 && abs(ends.1) <= 1e5 ? ends : (0, length)
    }
}

extension ClosedRange: PositionScaleRange where Bound: BinaryFloatingPoint {
    public var _range: _PositionRange { _PositionRange(kind: .points(CGFloat(lowerBound), CGFloat(upperBound))) }
}

/// All of the plot but for paddings in points.
public struct PlotDimensionScaleRange: PositionScaleRange, Hashable, Sendable {
    public let _range: _PositionRange
    init(start: CGFloat, end: CGFloat) { _range = _PositionRange(kind: .plot(start: start, end: end)) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange(start: padding, end: padding) }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: startPadding, end: endPadding)
    }
}
