/// A control for the system's own places.
///
/// Accepted so that bundles compile, and never shown: this host has no such place, and is told of no control.
@MainActor @preconcurrency public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    var body: Body { get }
    init()
}

/// What a control consists of.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
    /// The configuration that `body` is made of; `Never` for those of this library.
    associatedtype Body: ControlWidgetConfiguration
    var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

/// A configuration of this library.
@MainActor @preconcurrency public protocol _PrimitiveControlConfiguration: ControlWidgetConfiguration where Body == Never {}

extension _PrimitiveControlConfiguration {
    /// Not for use; a configuration of the library has no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension WidgetBundleBuilder {
    /// A control among a bundle's widgets declares nothing.
    @MainActor public static func buildExpression<Content: ControlWidget>(_ content: Content) -> _WidgetList { _WidgetList() }
}

extension ControlWidgetConfiguration {
    public nonisolated func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public nonisolated func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public nonisolated func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// The way to the system's controls, of which this host has none.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    /// Does nothing.
    public func reloadControls(ofKind kind: String) {}
    /// Does nothing.
    public func reloadAllControls() {}
}
