import SwiftUI

/// The widget's heading, shown in a placeholder too.
struct LadderTitle: View {
    var body: some View {
        HStack(spacing: 4) {
            Image(systemName: "trophy.fill")
                .font(.caption2)
            Text("Ladder")
                .font(.caption)
                .fontWeight(.semibold)
                .textCase(.uppercase)
        }
        .foregroundStyle(Color("AccentColor"))
        .unredacted()
    }
}

struct ScoreText: View {
    let score: Int
    let size: CGFloat

    var body: some View {
        Text("\(score)")
            .font(.system(size: size, weight: .bold, design: .rounded))
            .monospacedDigit()
            .lineLimit(1)
            .minimumScaleFactor(0.6)
    }
}

/// Points won or lost, on a field in the same colour.
struct ChangeBadge: View {
    let change: Int

    private var color: Color { Color(change < 0 ? "Falling" : "Rising") }

    var body: some View {
        HStack(spacing: 2) {
            Image(systemName: change < 0 ? "arrow.down" : "arrow.up")
            Text("\(abs(change))")
                .monospacedDigit()
        }
        .font(.caption2.weight(.bold))
        .foregroundStyle(color)
        .padding(.horizontal, 6)
        .padding(.vertical, 3)
        .background(color.opacity(0.16), in: Capsule())
    }
}
