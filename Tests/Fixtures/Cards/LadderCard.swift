import SwiftUI
import WidgetKit

/// Card A: a picture, three lines and a large number.
struct LadderCard: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "LadderCard", provider: CardProvider()) { LadderCardView(index: $0.index) }
            .configurationDisplayName("Ladder")
            .description("A place on a ladder.")
            .supportedFamilies([.systemMedium])
    }
}

struct LadderCardView: View {
    @Environment(\.colorScheme) private var colorScheme
    let index: Int

    var body: some View {
        let colors = CardColors(colorScheme)
        VStack(spacing: 0) {
            HStack(alignment: .top, spacing: 12) {
                Image("picture")
                    .resizable()
                    .frame(width: 48, height: 48)
                    .clipShape(Circle())
                VStack(alignment: .leading, spacing: 2.5) {
                    Text("Riverside Ladder")
                        .font(.system(size: 17, weight: .semibold))
                        .foregroundStyle(colors.ink)
                    Text("Division 3 · Week \(14 + index)")
                    Text("Next match Thu \(18 + index % 4):30, Court \(1 + index % 6)")
                }
                .font(.system(size: 13))
                .foregroundStyle(colors.dim)
                Spacer(minLength: 0)
            }
            Spacer(minLength: 0)
            Text(verbatim: "\(1284 + 7 * index)")
                .font(.system(size: 48, weight: .bold))
                .foregroundStyle(colors.accent)
                .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .containerBackground(for: .widget) { CardBackground(colors: colors) }
    }
}
