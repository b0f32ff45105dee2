import Foundation

/// How a scale takes values to places.
public struct ScaleType: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case linear, log, symmetricLog, squareRoot, date, category, power(Double) }
    package let kind: Kind

    public static let linear = ScaleType(kind: .linear)
    public static let log = ScaleType(kind: .log)
    public static let symmetricLog = ScaleType(kind: .symmetricLog)
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog) }
    public static let squareRoot = ScaleType(kind: .squareRoot)
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
    public static let date = ScaleType(kind: .date)
    public static let category = ScaleType(kind: .category)

    /// The number whose place is proportional; nil where the scale has none.
    package func bent(_ value: Double) -> Double? {
        let bent: Double
        switch kind {
        case .linear, .date, .category: bent = value
        case .log: bent = value > 0 ? log10(value) : .nan
        case .symmetricLog: bent = value < 0 ? -log10(1 - value) : log10(1 + value)
        case .squareRoot: bent = value < 0 ? -(-value).squareRoot() : value.squareRoot()
        case .power(let exponent): bent = value < 0 ? -pow(-value, exponent) : pow(value, exponent)
        }
        return bent.isFinite ? bent : nil
    }

    /// The value of such a number.
    package func straight(_ bent: Double) -> Double {
        switch kind {
        case .linear, .date, .category: bent
        case .log: pow(10, bent)
        case .symmetricLog: bent < 0 ? 1 - pow(10, -bent) : pow(10, bent) - 1
        case .squareRoot: bent < 0 ? -bent * bent : bent * bent
        case .power(let exponent): bent < 0 ? -pow(-bent, 1 / exponent) : pow(bent, 1 / exponent)
        }
    }
}
