/// A piece of a widget's picture.
///
/// Differs from Apple's in one hidden requirement, by which a tree of views is walked with static dispatch only.
@MainActor @preconcurrency public protocol View {
    /// The view that `body` is made of; `Never` for the views of this library.
    associatedtype Body: View

    /// What the view shows.
    @ViewBuilder var body: Body { get }

    /// Adds the view's boxes to the context. The default evaluates `body`; authors never write their own.
    static func _build(_ view: Self, _ context: inout _BuildContext)
}

extension View {
    /// Evaluates `body` with the view's dynamic properties set from the environment.
    public static func _build(_ view: Self, _ context: inout _BuildContext) {
        context.descend(into: Self.self) { context in
            let installed = DynamicFields.installed(view, context.environment)
            if let missing = DynamicFields.missing(in: installed) { return context.refuse("\(Self.self): \(missing)") }
            Body._build(installed.body, &context)
        }
    }
}

extension Never: View {
    /// Never evaluated: there is no value of `Never` to ask.
    public var body: Never { self }
}

/// A view that this library draws itself.
///
/// Its `body` cannot be evaluated, on Apple's platforms neither; the walk never asks for it.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    /// Not for use; a view of the library has no body. Nothing of ours reads it, and what never returns can end only so.
    public var body: Never { fatalError("\(Self.self) is drawn by the library and has no body") }
}
