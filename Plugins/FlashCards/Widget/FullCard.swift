import AppIntents
import FlashCardsModel
import SwiftUI
import WidgetKit

/// The card as it lies on a home screen: a tap turns it over, a star marks it, an arrow takes the next one.
struct FullCard: View {
    let entry: CardEntry

    var body: some View {
        Group {
            if let word = entry.word { card(word) } else { EmptyCard() }
        }
        .containerBackground(for: .widget) {
            LinearGradient(colors: entry.isFlipped ? [.teal, .blue] : [.indigo, .purple], startPoint: .top, endPoint: .bottom)
        }
    }

    private func card(_ word: Word) -> some View {
        VStack(spacing: 0) {
            CardButton(intent: FlipIntent()) {
                Text(entry.shownText)
                    .font(.system(size: 24, weight: .semibold, design: .rounded))
                    .minimumScaleFactor(0.5)
                    .multilineTextAlignment(.center)
                    .padding()
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            HStack {
                Toggle(isOn: word.isFavourite, intent: FavouriteIntent(word: word)) { EmptyView() }.toggleStyle(StarStyle())
                Spacer()
                CardButton(intent: NextIntent()) { Image(systemName: "arrow.right").frame(width: 44, height: 44) }
            }
            .padding(.horizontal, 8)
        }
        .foregroundStyle(.white)
    }
}

/// A button that looks like its label, for any intent.
private struct CardButton<Label: View>: View {
    let intent: any AppIntent
    @ViewBuilder let label: Label

    var body: some View { button(intent) }

    private func button(_ intent: some AppIntent) -> AnyView { AnyView(Button(intent: intent) { label }.buttonStyle(.plain)) }
}

private struct StarStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isOn ? "star.fill" : "star").frame(width: 44, height: 44)
    }
}

private struct EmptyCard: View {
    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: "checkmark.circle").font(.largeTitle)
            Text("No words left").font(.system(.headline, design: .rounded))
        }
        .foregroundStyle(.white)
        .padding()
    }
}
