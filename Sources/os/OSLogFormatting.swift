internal import Foundation

/// How a number with decimals is written.
public struct OSLogFloatFormatting: Sendable {
    private let conversion: String
    private let precision: Int?

    public static let fixed = OSLogFloatFormatting(conversion: "f", precision: nil)
    public static let exponential = OSLogFloatFormatting(conversion: "e", precision: nil)
    public static let hybrid = OSLogFloatFormatting(conversion: "g", precision: nil)

    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(conversion: "f", precision: precision) }
    public static func exponential(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e", precision: precision) }
    public static func hybrid(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g", precision: precision) }

    func text(_ value: Double) -> String {
        String(format: "%.\(min(max(precision ?? 6, 0), 64))\(conversion)", value)
    }
}

/// In which base a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    let isUppercase: Bool

    public static let decimal = OSLogIntegerFormatting(radix: 10, isUppercase: false)
    public static let hex = OSLogIntegerFormatting(radix: 16, isUppercase: false)
    public static let octal = OSLogIntegerFormatting(radix: 8, isUppercase: false)

    public static func hex(uppercase: Bool) -> OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16, isUppercase: uppercase) }
}
