/// A view of UIKit. Drawn as the prohibited sign, on iOS too: a widget may not hold one.
@MainActor @preconcurrency public protocol UIViewRepresentable: _ProhibitedView {
    associatedtype UIViewType
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    /// Never called.
    func makeUIView(context: Context) -> UIViewType
    /// Never called.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Never called.
    func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a view of UIKit would be told. There never is one.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
}

/// A view controller of UIKit. Drawn as the prohibited sign, on iOS too: a widget may not hold one.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: _ProhibitedView {
    associatedtype UIViewControllerType
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Never called.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Never called.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Never called.
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a view controller of UIKit would be told. There never is one.
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
}

/// A view of AppKit. Drawn as the prohibited sign, on macOS too: a widget may not hold one.
@MainActor @preconcurrency public protocol NSViewRepresentable: _ProhibitedView {
    associatedtype NSViewType
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>

    /// Never called.
    func makeNSView(context: Context) -> NSViewType
    /// Never called.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Never called.
    func makeCoordinator() -> Coordinator
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a view of AppKit would be told. There never is one.
@MainActor @preconcurrency public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
}
