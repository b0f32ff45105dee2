extension JSONReader {
    /// A number's digits at most: a double needs fewer than a thousand.
    private static let numberLimit = 2_048

    /// Reads a number; whole ones that fit stay whole.
    mutating func number() throws(JSONFault) -> JSONValue {
        let start = place
        let isNegative = skip(Letter.minus)
        let whole = try wholePart(isNegative: isNegative)
        let isFraction = try fractionAndExponent()
        // "-0" is a double: no integer keeps its sign.
        if !isFraction, let whole, !(isNegative && whole == 0) { return .int(whole) }
        return .number(try double(start..<place))
    }

    /// Steps over the digits before the point; nil when they make no `Int`.
    private mutating func wholePart(isNegative: Bool) throws(JSONFault) -> Int? {
        guard isDigit(current) else { throw unexpected("a digit") }
        if skip(Letter.zero) {
            guard !isDigit(current) else { throw fault(.expected("no digit after a leading 0")) }
            return 0
        }
        // Downwards, since the least Int has no positive counterpart.
        var value: Int? = 0
        while isDigit(current) {
            value = value.flatMap { lower($0, by: Int(current - Letter.zero)) }
            place += 1
        }
        guard let value else { return nil }
        return isNegative ? value : value == .min ? nil : -value
    }

    private func lower(_ value: Int, by digit: Int) -> Int? {
        let (tenfold, overflow) = value.multipliedReportingOverflow(by: 10)
        let (sum, overflowAgain) = tenfold.subtractingReportingOverflow(digit)
        return overflow || overflowAgain ? nil : sum
    }

    private mutating func fractionAndExponent() throws(JSONFault) -> Bool {
        let start = place
        if skip(Letter.point) { try digits() }
        if skip(Letter.e) || skip(UInt8(ascii: "E")) {
            if !skip(Letter.plus) { _ = skip(Letter.minus) }
            try digits()
        }
        return place > start
    }

    private mutating func digits() throws(JSONFault) {
        guard isDigit(current) else { throw unexpected("a digit") }
        while isDigit(current) { place += 1 }
    }

    private func double(_ range: Range<Int>) throws(JSONFault) -> Double {
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[range].prefix(Self.numberLimit)), as: UTF8.self)
        guard range.count <= Self.numberLimit, let value = Double(text), value.isFinite else {
            throw JSONFault(reason: .numberTooLarge, offset: range.lowerBound)
        }
        return value
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= Letter.zero && byte <= Letter.nine }
}
