/// Gives a widget its entries, and answers by completion handlers.
///
/// Called on a queue of the widget's kind, or on the main actor when the conformance is isolated to it.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    /// An entry without data; called before anything is known.
    func placeholder(in context: Context) -> Entry
    /// An entry for a look at the widget.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// The entries to come.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
