public import Foundation

/// Opens a URL where a view is alive. In a picture it does nothing: links open URLs.
public struct OpenURLAction {
    private let handler: @MainActor (URL) -> Result

    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// What became of a URL.
    public struct Result: Hashable, Sendable {
        private enum Kind: Hashable, Sendable {
            case handled
            case discarded
            case system(URL?)
        }

        private let kind: Kind

        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .system(nil))
        public nonisolated static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    @MainActor public func callAsFunction(_ url: URL) { _ = handler(url) }

    /// `completion` hears whether the author's own handler took the URL.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(handler(url) == .handled)
    }
}

/// Leaves what is presented. Does nothing: a widget presents nothing.
public struct DismissAction: Sendable {
    @MainActor public func callAsFunction() {}
}

/// Whether something is presented, in the older words. Nothing ever is.
public struct PresentationMode: Sendable {
    public let isPresented = false
    public mutating func dismiss() {}
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
    /// Opens a URL where a view is alive.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }

    /// Leaves what is presented.
    public var dismiss: DismissAction { DismissAction() }
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
