import SwiftUI

struct LongSum: View {
    let count = 3
    let price = 2.5

    var body: some View {
        Text("You have ") + Text("\(count)").bold() + Text(" items for ") + Text("\(price, specifier: "%.2f")").foregroundColor(.green)
            + Text(" each, ") + Text("in all ").italic() + Text("\(Double(count) * price, specifier: "%.2f")").font(.title) + Text(".")
            + Text(" Thanks, ") + Text(Image(systemName: "heart.fill")).foregroundColor(.red)
    }
}
