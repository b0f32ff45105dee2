/// An action or a configuration that the system can run or ask for.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    /// `IntentDescription` or an optional one; authors write either.
    associatedtype DescriptionContent: IntentDescribing = IntentDescription?
    associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
    associatedtype PerformResult: IntentResult

    static var title: LocalizedStringResource { get }
    static var description: DescriptionContent { get }
    static var isDiscoverable: Bool { get }
    static var openAppWhenRun: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var supportedModes: IntentModes { get }
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    init()
    func perform() async throws -> PerformResult
}

extension AppIntent where DescriptionContent == IntentDescription? {
    public static var description: IntentDescription? { nil }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

extension AppIntent {
    public static var isDiscoverable: Bool { true }
    public static var openAppWhenRun: Bool { false }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var supportedModes: IntentModes { .background }
    public static var persistentIdentifier: String { String(describing: Self.self) }

    /// The description, whichever way the author wrote it.
    package static var statedDescription: IntentDescription? { description.stated }
}

/// A type known by a name that does not change between builds.
public protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}

/// When an intent may run on a locked device.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    case alwaysAllowed
    case requiresAuthentication
    case requiresLocalDeviceAuthentication
}

/// Where an intent may run.
public struct IntentModes: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)
}
