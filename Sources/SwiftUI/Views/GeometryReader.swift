public import Foundation
import LayoutEngine

/// Views that are made when the room for them is known; the reader itself takes all the room there is.
public struct GeometryReader<Content> {
    public var content: (GeometryProxy) -> Content
}

extension GeometryReader where Content: View {
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, _PrimitiveView where Content: View {
    public static func _build(_ view: GeometryReader, _ context: inout _BuildContext) {
        let outer = context
        context.append(
            ReaderNode { room in
                let children = outer.children(of: view.content(GeometryProxy(rect: room)))
                return outer.mirroring(LayeredNode(alignment: Alignment.topLeading.pair, children: children))
            })
    }
}

/// The room that a geometry reader has.
public struct GeometryProxy: Sendable {
    let rect: CGRect

    /// In points.
    public nonisolated var size: CGSize { rect.size }

    /// None: a widget has no safe area.
    public nonisolated var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The room in a coordinate space; all but the local one are the widget's own.
    public nonisolated func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        coordinateSpace == .local ? CGRect(origin: .zero, size: rect.size) : rect
    }
}

/// Where coordinates are counted from.
public enum CoordinateSpace: Hashable, Sendable {
    /// From the top left of the widget.
    case global
    /// From the top left of the view.
    case local
    /// From the top left of the widget: names have no effect.
    indirect case named(_CoordinateName)

    public nonisolated static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace { .named(_CoordinateName("\(name)")) }
}

/// The name of a coordinate space.
public struct _CoordinateName: Hashable, Sendable {
    private let name: String
    nonisolated init(_ name: String) { self.name = name }
}

extension View {
    /// Has no effect: named spaces are the widget's own.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View { self }
}
