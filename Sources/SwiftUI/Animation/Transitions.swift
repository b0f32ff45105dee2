public import Foundation

/// How a view would come and go. Has no effect: an entry's picture does not move.
public struct AnyTransition: Sendable {
    private nonisolated init() {}

    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let slide = AnyTransition()
    public static let scale = AnyTransition()
    public static let blurReplace = AnyTransition()

    public nonisolated static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public nonisolated static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public nonisolated static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public nonisolated static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    public nonisolated static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }

    public nonisolated static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }

    public nonisolated func combined(with other: AnyTransition) -> AnyTransition { self }
    public nonisolated func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How the content of a view would change. Has no effect.
public struct ContentTransition: Hashable, Sendable {
    private nonisolated init() {}

    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()
    public static let symbolEffect = ContentTransition()

    public nonisolated static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
    public nonisolated static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// Each of these is accepted and has no effect: an entry's picture does not move.
extension View {
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    public nonisolated func animation(_ animation: Animation?) -> some View { self }
    public nonisolated func transition(_ t: AnyTransition) -> some View { self }
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    public nonisolated func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
