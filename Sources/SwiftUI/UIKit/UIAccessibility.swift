public import Foundation
import Synchronization

/// What the reader asks of the device: nothing special, as in the environment of views.
public enum UIAccessibility {
    public static let isReduceMotionEnabled = false
    public static let isReduceTransparencyEnabled = false
    public static let isVoiceOverRunning = false
    public static let isBoldTextEnabled = false
    public static let isDarkerSystemColorsEnabled = false
    public static let isInvertColorsEnabled = false
    public static let isGrayscaleEnabled = false
    public static let isSwitchControlRunning = false
    public static let prefersCrossFadeTransitions = false
    public static let shouldDifferentiateWithoutColor = false
}

/// What was copied. Differs from Apple's in that it is the bundle's own, and forgotten with its process.
public final class UIPasteboard: Sendable {
    public static let general = UIPasteboard()

    private let kept = Mutex<String?>(nil)

    public var string: String? {
        get { kept.withLock { $0 } }
        set { kept.withLock { $0 = newValue } }
    }

    public var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }

    public var hasStrings: Bool { string != nil }
    public var hasURLs: Bool { url != nil }
}
