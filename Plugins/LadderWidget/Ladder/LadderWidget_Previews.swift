import SwiftUI
import WidgetKit

struct LadderWidget_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            LadderEntryView(entry: .sample)
                .previewContext(WidgetPreviewContext(family: .systemSmall))
                .previewDisplayName("Small")
            LadderEntryView(entry: LadderEntry(date: .now, profile: .lina, change: -7))
                .previewContext(WidgetPreviewContext(family: .systemMedium))
                .previewDisplayName("Medium")
            LadderEntryView(entry: LadderEntry(date: .now, profile: .morphling, change: 3))
                .previewContext(WidgetPreviewContext(family: .systemMedium))
                .environment(\.colorScheme, .dark)
                .previewDisplayName("Medium, dark")
            LadderEntryView(entry: .sample)
                .redacted(reason: .placeholder)
                .previewContext(WidgetPreviewContext(family: .systemSmall))
                .previewDisplayName("Placeholder")
        }
    }
}
