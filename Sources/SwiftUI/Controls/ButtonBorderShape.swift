public import Foundation

/// The outline of a button's field.
public struct ButtonBorderShape: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case automatic
        case capsule
        case circle
        /// In points; nil is the control size's own.
        case rounded(CGFloat?)
    }

    private let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    public static let circle = ButtonBorderShape(kind: .circle)

    /// Corners of a radius in points.
    public nonisolated static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(kind: .rounded(radius)) }

    var isCircle: Bool { kind == .circle }

    func shape(at size: ControlSize) -> AnyShape {
        switch kind {
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .automatic, .rounded(nil): AnyShape(RoundedRectangle(cornerRadius: size.cornerRadius))
        case .rounded(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
        }
    }
}

extension ControlSize {
    fileprivate var cornerRadius: CGFloat {
        switch self {
        case .mini, .small, .regular: 8
        case .large, .extraLarge: 12
        }
    }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// The outline of the fields of buttons within the view.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
