public import Foundation

/// What kind of device draws.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    case unknown
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    case faceUp
    case faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device that widgets are drawn for: a phone held upright, of the size that the families have.
public final class UIDevice: Sendable {
    public static let current = UIDevice()

    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public let orientation = UIDeviceOrientation.portrait
    public let name = "iPhone"
    public let model = "iPhone"
    public let localizedModel = "iPhone"
    public let systemName = "iOS"
    public let systemVersion = "26.0"
    /// Always nil.
    public let identifierForVendor: UUID? = nil
}

/// The screen that widgets are drawn for. What a widget really has is told by its context and `GeometryReader`.
public final class UIScreen: Sendable {
    public static let main = UIScreen()

    /// In points.
    public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Pixels a point.
    public let scale: CGFloat = 3

    public var nativeScale: CGFloat { scale }
    /// In pixels.
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    public var traitCollection: UITraitCollection { .current }
}
