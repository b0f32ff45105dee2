import SwiftUI

/// Collects the marks of a chart, each with the look that its modifiers give it.
public struct _MarkCollector {
    package private(set) var marks: [ChartMark] = []
    /// The look of the mark that was added last.
    private var latest: SharedLook?
    private var look = MarkLook()
    /// The look as marks share it, until a modifier changes it.
    private var shared: SharedLook?
    private var depth = 0

    /// Content within content; real charts stay far below.
    package static let depthLimit = 256

    package init() {}

    mutating func descend(_ body: (inout _MarkCollector) -> Void) {
        guard depth < Self.depthLimit else { return }
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Collects `body` with a changed look; what is said within it comes later, and stands.
    mutating func with(_ change: (inout MarkLook) -> Void, _ body: (inout _MarkCollector) -> Void) {
        let kept = (look, shared)
        change(&look)
        shared = nil
        body(&self)
        (look, shared) = kept
    }

    mutating func add(_ kind: ChartMark.Kind, x: MarkExtent, y: MarkExtent, _ change: (inout ChartMark) -> Void = { _ in }) {
        let look = shared ?? latest.flatMap { $0.look.isPlainly(self.look) ? $0 : nil } ?? SharedLook(look)
        (shared, latest) = (look, look)
        var mark = ChartMark(kind: kind, x: x, y: y, look: look)
        change(&mark)
        marks.append(mark)
    }

    /// The marks, which the collector then no longer holds.
    mutating func taken() -> [ChartMark] {
        defer { marks = [] }
        return marks
    }
}
