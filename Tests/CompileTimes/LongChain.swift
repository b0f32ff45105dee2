import SwiftUI

struct LongChain: View {
    var level = 0.3

    var body: some View {
        Text("Level \(Int(level * 100)) %")
            .font(.system(size: 12 + level * 4, weight: .semibold, design: .rounded))
            .foregroundStyle(level > 0.5 ? .green : .red)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .multilineTextAlignment(.center)
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .frame(maxWidth: .infinity, minHeight: 20, alignment: .leading)
            .background(.blue.opacity(level * 0.5))
            .clipShape(RoundedRectangle(cornerRadius: 8))
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 1))
            .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 6, height: 6) }
            .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1)
            .opacity(level < 0.1 ? 0.5 : 1)
            .scaleEffect(1 - level / 10)
            .rotationEffect(.degrees(level * 3))
            .offset(x: level * 2, y: -level)
            .tint(.orange)
            .environment(\.colorScheme, .dark)
            .accessibilityLabel("Level")
            .background(alignment: .bottom) { Rectangle().fill(.tertiary).frame(height: 2) }
            .padding()
            .background(LinearGradient(colors: [.white, .gray.opacity(0.5)], startPoint: .top, endPoint: .bottom))
            .cornerRadius(12)
            .animation(.easeInOut, value: level)
    }
}
