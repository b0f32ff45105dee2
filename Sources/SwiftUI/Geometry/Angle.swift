import Foundation

/// An angle; positive turns clockwise on screen.
public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double

    public nonisolated init() { radians = 0 }
    public nonisolated init(radians: Double) { self.radians = radians }
    public nonisolated init(degrees: Double) { radians = degrees * .pi / 180 }

    public nonisolated var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public nonisolated static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public nonisolated static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static let zero = Angle()

    public nonisolated static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
    public nonisolated static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    public nonisolated static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    public nonisolated static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    public nonisolated static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    public nonisolated static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
    public nonisolated static func += (left: inout Angle, right: Angle) { left = left + right }
    public nonisolated static func -= (left: inout Angle, right: Angle) { left = left - right }
}
