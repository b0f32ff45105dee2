public import Foundation
public import SwiftUI

/// A value of data with the name of what it measures. The name is for readers who hear a chart; it is not drawn.
public struct PlottableValue<Value: Plottable> {
    package let datum: PlotDatum

    init(_ datum: PlotDatum) { self.datum = datum }

    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { Self(PlotDatum(value.datum)) }
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { Self(PlotDatum(value.datum)) }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue { Self(PlotDatum(value.datum)) }
}

extension PlottableValue where Value: Comparable {
    /// All values of a range, as one.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue { Self(PlotDatum(range)) }
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue { Self(PlotDatum(range)) }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue { Self(PlotDatum(range)) }
}

extension PlottableValue where Value == Date {
    /// The day, month or other unit of a calendar in which a date lies.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { Self(PlotDatum(value, unit, calendar)) }

    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { Self(PlotDatum(value, unit, calendar)) }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { Self(PlotDatum(value, unit, calendar)) }
}

/// A value of data, or an interval of them that counts as one.
package struct PlotDatum: Hashable, Sendable {
    package var start: _Datum
    /// The end of an interval; nil for a single value.
    package var end: _Datum?

    package init(_ datum: _Datum, to end: _Datum? = nil) {
        start = datum
        self.end = end
    }

    init<Value: Plottable & Comparable>(_ range: Range<Value>) { self.init(range.lowerBound.datum, to: range.upperBound.datum) }

    init(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) {
        let interval = calendar.dateInterval(of: unit, for: date)
        self.init(.date(interval?.start ?? date), to: (interval?.end).map(_Datum.date))
    }
}
