import SwiftUI
import WidgetKit

/// Name and score as text.
struct LadderSmallView: View {
    let entry: LadderEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            LadderTitle()
            Spacer(minLength: 4)
            Text(entry.profile.name)
                .font(.subheadline)
                .fontWeight(.semibold)
                .lineLimit(1)
                .minimumScaleFactor(0.7)
            ScoreText(score: entry.profile.score, size: 46)
            Spacer(minLength: 4)
            HStack(spacing: 6) {
                ChangeBadge(change: entry.change)
                Text("Rating \(entry.profile.rating)")
                    .font(.caption2)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}
