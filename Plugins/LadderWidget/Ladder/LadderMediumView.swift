import SwiftUI
import WidgetKit

/// The picture beside the text.
struct LadderMediumView: View {
    let entry: LadderEntry

    var body: some View {
        HStack(spacing: 16) {
            Image(entry.profile.picture)
                .resizable()
                .aspectRatio(contentMode: .fill)
                .frame(width: 126, height: 126)
                .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))

            VStack(alignment: .leading, spacing: 0) {
                LadderTitle()
                Spacer(minLength: 4)
                Text(entry.profile.name)
                    .font(.headline)
                    .lineLimit(1)
                    .minimumScaleFactor(0.7)
                Text("Rating \(entry.profile.rating)")
                    .font(.caption)
                    .foregroundStyle(.secondary)
                Spacer(minLength: 4)
                HStack(alignment: .lastTextBaseline, spacing: 8) {
                    ScoreText(score: entry.profile.score, size: 44)
                    Spacer(minLength: 0)
                    ChangeBadge(change: entry.change)
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
