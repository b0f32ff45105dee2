public import SwiftUI
import LayoutEngine

/// A chart of marks, with the axes and the legend that they need; it takes all the room there is.
public struct Chart<Content: ChartContent> {
    private let marks: () -> Content
}

extension Chart {
    public nonisolated init(@ChartContentBuilder content: @escaping () -> Content) { marks = content }

    /// Marks for each element of a collection.
    public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        marks = { ForEach(data, content: content) }
    }

    /// Marks for each element of a collection.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        marks = { ForEach(data, id: id, content: content) }
    }
}

extension Chart: _PrimitiveView {
    public static func _build(_ view: Chart, _ context: inout _BuildContext) {
        var collector = _MarkCollector()
        Content._collect(view.marks(), &collector)
        var inner = context
        let settings = context.environment.chart
        // Charts within a chart's labels and layers have settings of their own.
        inner.environment.chart = ChartSettings()
        let model = ChartModel(collector.taken(), settings, inner.environment)
        let outer = inner
        context.append(ReaderNode { room in ChartAssembly(model, in: room, outer).node })
    }
}
