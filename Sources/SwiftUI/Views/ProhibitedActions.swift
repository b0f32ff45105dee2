public import Foundation

/// Drawn as the prohibited sign: a widget presents nothing.
public struct ShareLink<Label: View> {
    public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
    public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) {}
    public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) {}
    public nonisolated init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {}
    public nonisolated init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {}
}

extension ShareLink: _ProhibitedView {}

/// Drawn as the prohibited sign: nothing opens within a widget.
public struct DisclosureGroup<Label: View, Content: View> {
    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}

    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {}
}

extension DisclosureGroup where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {}

    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {}
}

extension DisclosureGroup: _ProhibitedView {}

/// Drawn as the prohibited sign: nothing is edited in a widget.
public struct EditButton {
    public nonisolated init() {}
}

extension EditButton: _ProhibitedView {}

/// Drawn as the prohibited sign: a widget has buttons and toggles only.
public struct ControlGroup<Content: View> {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public nonisolated init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {}
}

extension ControlGroup: _ProhibitedView {}
