import Foundation
import SwiftUI
import WidgetKit

/// Widgets that speak to the centre.
@main struct CenterBundle: WidgetBundle {
    var body: some Widget {
        NoteWidget()
        RestlessWidget()
    }
}

struct MomentEntry: TimelineEntry {
    var date = Date.now
}

struct MomentView: View {
    let entry: MomentEntry

    var body: some View {
        Text(entry.date, style: .time).containerBackground(.background, for: .widget)
    }
}
