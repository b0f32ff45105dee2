public import Foundation

/// A value of data that a chart can place or style marks by.
public protocol Plottable {
    /// The number, date or string that stands for the value.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable {
    /// The value as scales see it. Authors never write their own.
    var _datum: _Datum { get }
    /// The value that a scale's value stands for. Authors never write their own.
    static func _value(of datum: _Datum) -> Self?
}

/// A value of data as scales see it.
public enum _Datum: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)
}

extension Plottable {
    package var datum: _Datum { primitivePlottable._datum }

    package static func value(of datum: _Datum) -> Self? {
        PrimitivePlottable._value(of: datum).flatMap(Self.init(primitivePlottable:))
    }
}

extension Plottable where Self: PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    public var _datum: _Datum { .number(Double(self)) }
    public static func _value(of datum: _Datum) -> Self? {
        guard case .number(let number) = datum else { return nil }
        return Self(exactly: number.rounded())
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _datum: _Datum { .number(Double(self)) }
    public static func _value(of datum: _Datum) -> Self? {
        guard case .number(let number) = datum else { return nil }
        return Self(number)
    }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
