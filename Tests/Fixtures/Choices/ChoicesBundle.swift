import SwiftUI
import WidgetKit

/// Widgets whose settings are of every kind, and one that is used.
@main struct ChoicesBundle: WidgetBundle {
    var body: some Widget {
        TripWidget()
        TroubleWidget()
        CounterWidget()
        LampControl()
        BellControl()
    }
}

struct MomentEntry: TimelineEntry {
    var date = Date.now
}
