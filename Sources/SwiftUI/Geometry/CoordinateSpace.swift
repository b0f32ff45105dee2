import LayoutEngine

/// Where coordinates are counted from.
public enum CoordinateSpace: Hashable, Sendable {
    /// From the top left of the widget.
    case global
    /// From the top left of the view.
    case local
    /// From the top left of the view that was given the name.
    case named(_CoordinateName)

    @_disfavoredOverload
    public nonisolated static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace { .named(_CoordinateName(name)) }
}

/// The name of a coordinate space.
public struct _CoordinateName: Hashable, Sendable {
    /// Names of one type that print the same are the same.
    let key: String
    nonisolated init<Name: Hashable>(_ name: Name) { key = "\(Name.self) \(name)" }
}

/// A coordinate space, by its own type.
public protocol CoordinateSpaceProtocol: Sendable {
    nonisolated var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public nonisolated init() {}
    public nonisolated var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the widget.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public nonisolated init() {}
    public nonisolated var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
    public nonisolated let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public nonisolated static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public nonisolated static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public nonisolated static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(_CoordinateName(name)))
    }
}

extension View {
    /// Gives the view's room a name, by which views within it tell where they lie.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }

    /// Gives the view's room a name, by which views within it tell where they lie.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        let key: String? = if case .named(let name) = name.coordinateSpace { name.key } else { nil }
        return modifier(_NodeWrapper { node in key.map { SpaceNode(name: $0, child: node) } ?? node })
    }
}
