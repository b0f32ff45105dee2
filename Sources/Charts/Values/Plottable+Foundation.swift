public import Foundation

extension Decimal: PrimitivePlottableProtocol {
    public var _datum: _Datum { .number(NSDecimalNumber(decimal: self).doubleValue) }
    public static func _value(of datum: _Datum) -> Decimal? {
        guard case .number(let number) = datum, number.isFinite else { return nil }
        return Decimal(number)
    }
}

extension Date: PrimitivePlottableProtocol {
    public var _datum: _Datum { .date(self) }
    public static func _value(of datum: _Datum) -> Date? {
        guard case .date(let date) = datum else { return nil }
        return date
    }
}

extension String: PrimitivePlottableProtocol {
    public var _datum: _Datum { .category(self) }
    public static func _value(of datum: _Datum) -> String? {
        guard case .category(let name) = datum else { return nil }
        return name
    }
}
