import SwiftUI
import WidgetKit

#Preview("Before", traits: .fixedLayout(width: 40, height: 20)) { Color.red }

#Preview("Traps", traits: .fixedLayout(width: 40, height: 20)) {
    if CommandLine.arguments.isEmpty { Color.red } else { Trap() }
}

#Preview("After", as: .systemSmall) {
    Past()
} timeline: {
    Entry(date: .now, text: "one")
    Entry(date: .now + 1, text: "two")
}

/// A view that ends its process.
private struct Trap: View {
    var body: some View { trapped() }
}

/// Previews of which nothing can be said.
struct Trapping_Previews: PreviewProvider {
    static var previews: some View { trapped() }
}

private func trapped() -> Text { fatalError("a preview that traps") }
