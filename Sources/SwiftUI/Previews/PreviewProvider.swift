/// Holds previews in the form used before `#Preview`; each view of `previews` is one.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// Where a preview runs; every platform is shown the same way here.
public enum PreviewPlatform: Hashable, Sendable {
    case iOS, macOS, tvOS, watchOS
}

/// The surroundings that a preview asks for, as WidgetKit's `WidgetPreviewContext`.
public protocol PreviewContext {
    /// Sets what the surroundings mean for the view; authors never write their own.
    func _apply(to environment: inout EnvironmentValues)
}
