public import Combine
public import Foundation

/// Each of these is accepted and its closure is never run: a widget's picture is drawn once, and only links and buttons act on a tap.
extension View {
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }

    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }

    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View { self }

    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { self }

    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View { self }

    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { self }

    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }

    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }

    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View { self }
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }
}

/// Something a finger would do. Never happens in a widget.
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
}

extension Gesture {
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _IgnoredGesture<Value> { _IgnoredGesture() }

    /// `Value` is not compared with the last one, since there is none.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _IgnoredGesture<Value> { _IgnoredGesture() }
}

/// A gesture with closures that are never run.
public struct _IgnoredGesture<Value> {}

extension _IgnoredGesture: Gesture {}

/// A tap. Never happens in a widget.
public struct TapGesture {
    public var count: Int
    public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
    public typealias Value = Void
}

/// A long press. Never happens in a widget.
public struct LongPressGesture {
    public var minimumDuration: Double
    public nonisolated init(minimumDuration: Double = 0.5) { self.minimumDuration = minimumDuration }
}

extension LongPressGesture: Gesture {
    public typealias Value = Bool
}
