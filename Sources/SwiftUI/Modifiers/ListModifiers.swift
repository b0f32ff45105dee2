/// How a list looks.
@MainActor @preconcurrency public protocol ListStyle {}

/// How a navigation view looks.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// How a text field looks.
@MainActor @preconcurrency public protocol TextFieldStyle {}

public struct DefaultListStyle: ListStyle { public nonisolated init() {} }
public struct PlainListStyle: ListStyle { public nonisolated init() {} }
public struct InsetListStyle: ListStyle { public nonisolated init() {} }
public struct GroupedListStyle: ListStyle { public nonisolated init() {} }
public struct InsetGroupedListStyle: ListStyle { public nonisolated init() {} }
public struct SidebarListStyle: ListStyle { public nonisolated init() {} }
public struct DefaultNavigationViewStyle: NavigationViewStyle { public nonisolated init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public nonisolated init() {} }
public struct DefaultTextFieldStyle: TextFieldStyle { public nonisolated init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { public nonisolated init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public nonisolated init() {} }

extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { DefaultListStyle() } }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { InsetListStyle() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { GroupedListStyle() } }
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { SidebarListStyle() } }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// Where a navigation title stands.
public struct NavigationBarItem: Sendable {
    /// How large it is.
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

extension VerticalEdge {
    /// Some of them.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public nonisolated init(rawValue: Int8) { self.rawValue = rawValue }

        public static let top = Set(rawValue: 1)
        public static let bottom = Set(rawValue: 2)
        public static let all: Set = [.top, .bottom]
    }
}

extension View {
    /// Has no effect: a widget holds no list.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }
    /// Has no effect: a widget holds no list.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    /// Has no effect: a widget holds no list.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    /// Has no effect: a widget shows one page.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
    /// Has no effect: a widget shows one page.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    /// Has no effect: a widget shows one page.
    @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
    /// Has no effect: a widget shows one page.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    /// Has no effect: a widget shows one page.
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    /// Has no effect: nothing is typed into a widget.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}
