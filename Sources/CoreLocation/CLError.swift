public import Foundation

public let kCLErrorDomain = "kCLErrorDomain"

/// Why there is no place, or no name for one.
public struct CLError: Error, Hashable, Sendable, CustomNSError {
    public let code: Code

    public enum Code: Int, Hashable, Sendable {
        case locationUnknown = 0
        case denied = 1
        case network = 2
        case headingFailure = 3
        case geocodeFoundNoResult = 8
        case geocodeFoundPartialResult = 9
        case geocodeCanceled = 10
        case promptDeclined = 18
    }

    public init(_ code: Code) { self.code = code }

    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }

    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: words] }

    private var words: String {
        switch code {
        case .denied: "widgets may not know the place: set \(Place.variable), as in \"50.45,30.52,Kyiv\""
        case .geocodeFoundNoResult: "only the place of \(Place.variable) has a name here"
        default: "the place is not known (\(code.rawValue))"
        }
    }
}
