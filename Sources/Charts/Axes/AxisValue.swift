/// One value of an axis.
public struct AxisValue {
    /// The place of the value among those of its axis, from 0.
    public let index: Int
    /// How many values the axis has.
    public let count: Int
    package let datum: _Datum

    /// The value as a type of the author's; nil where it is none.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.value(of: datum) }
}
