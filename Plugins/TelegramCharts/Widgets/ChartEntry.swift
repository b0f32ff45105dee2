import WidgetKit

/// The charts as readers left them.
struct ChartEntry: TimelineEntry {
    /// A set and what was done to it.
    struct Item: Identifiable {
        var id: Int
        var set: ChartSet
        var state: ChartState
    }

    enum Content {
        case charts([Item], CardOrder)
        case message(String)
    }

    var date: Date
    /// The chart that is chosen, where a widget shows one.
    var chosen = 0
    var content: Content

    /// What the file and the store hold now.
    init(date: Date, chosen: Int = 0, store: ChartStore = ChartStore()) {
        self.date = date
        self.chosen = chosen
        do throws(ChartSetError) {
            let sets = try ChartFile.sets()
            let items = sets.enumerated().map { Item(id: $0.offset, set: $0.element, state: store[$0.offset]) }
            content = .charts(items, store.order.fitted(to: sets.count))
        } catch {
            content = .message(error.description)
        }
    }
}
