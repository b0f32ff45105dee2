/// The way to the host's controls.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    /// Asks for the value of the controls of one kind.
    public func reloadControls(ofKind kind: String) { WidgetCenter.shared.reloadTimelines(ofKind: kind) }

    /// Asks for the value of every control. An app does not know which kinds are controls: there widgets are asked, too.
    public func reloadAllControls() {
        guard let kinds = BundleRuntime.shared.controls else { return WidgetCenter.shared.reloadAllTimelines() }
        for kind in kinds { reloadControls(ofKind: kind) }
    }
}
