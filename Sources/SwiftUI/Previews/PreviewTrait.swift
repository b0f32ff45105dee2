public import Foundation

/// How a preview is shown.
public struct PreviewTrait<Subject>: Sendable {
    package let value: Value

    package enum Value: Hashable, Sendable {
        case sizeThatFits
        case fixed(width: CGFloat, height: CGFloat)
        case orientation(InterfaceOrientation)
        case device
    }
}

extension PreviewTrait where Subject == Preview.ViewTraits {
    public static var defaultLayout: PreviewTrait { PreviewTrait(value: .device) }
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(value: .sizeThatFits) }
    public static var portrait: PreviewTrait { PreviewTrait(value: .orientation(.portrait)) }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(value: .orientation(.portraitUpsideDown)) }
    public static var landscapeLeft: PreviewTrait { PreviewTrait(value: .orientation(.landscapeLeft)) }
    public static var landscapeRight: PreviewTrait { PreviewTrait(value: .orientation(.landscapeRight)) }

    /// A canvas of this size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(value: .fixed(width: width, height: height))
    }
}

/// A name for what concerns previews.
public struct Preview {
    /// Marks traits that suit a view.
    public enum ViewTraits {}
}

/// How a screen is held.
public struct InterfaceOrientation: Hashable, Sendable {
    private let degrees: Int
    public static let portrait = InterfaceOrientation(degrees: 0)
    public static let landscapeRight = InterfaceOrientation(degrees: 90)
    public static let portraitUpsideDown = InterfaceOrientation(degrees: 180)
    public static let landscapeLeft = InterfaceOrientation(degrees: 270)
}
