internal import Foundation

/// A number as lists are printed: at most two decimals, none that are zero, and no negative zero.
func printed(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(value)" }
    let whole = Int(hundredths.magnitude)
    let sign = hundredths < 0 ? "-" : ""
    switch whole % 100 {
    case 0: return "\(sign)\(whole / 100)"
    case let rest where rest % 10 == 0: return "\(sign)\(whole / 100).\(rest / 10)"
    case let rest: return "\(sign)\(whole / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}

func printed(_ value: CGFloat) -> String { printed(Double(value)) }
func printed(_ point: CGPoint) -> String { "\(printed(point.x)),\(printed(point.y))" }
func printed(_ size: CGSize) -> String { "\(printed(size.width))x\(printed(size.height))" }

/// Origin, a space and the size as they stand, not made positive.
func printed(_ rect: CGRect) -> String { "\(printed(rect.origin)) \(printed(rect.size))" }
