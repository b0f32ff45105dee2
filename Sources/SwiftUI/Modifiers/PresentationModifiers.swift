/// What is felt. Nothing is.
public struct SensoryFeedback: Hashable, Sendable {
    private let name: String

    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let impact = SensoryFeedback(name: "impact")

    /// How heavy what collides seems.
    public enum Weight: Hashable, Sendable { case light, medium, heavy }
    /// How soft what collides seems.
    public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

    public nonisolated static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
    public nonisolated static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

/// Each of these is accepted and has no effect: a widget is one picture, in which nothing is felt, presented or navigated to.
extension View {
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }

    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }

    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }

    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }
    public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View { self }
}
