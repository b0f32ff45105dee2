import SwiftUI
import WidgetKit

struct LadderEntryView: View {
    @Environment(\.widgetFamily) private var family

    let entry: LadderEntry

    var body: some View {
        Group {
            switch family {
            case .systemMedium:
                LadderMediumView(entry: entry)
            default:
                LadderSmallView(entry: entry)
            }
        }
        .widgetURL(entry.profile.url)
        .containerBackground(for: .widget) {
            LinearGradient(
                colors: [Color("WidgetBackground"), Color("WidgetBackgroundEdge")], startPoint: .top, endPoint: .bottom)
        }
    }
}
