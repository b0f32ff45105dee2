import SwiftUI

/// Ten rows of twenty views each, as a card of charts has them.
struct ShapeCard: View {
    var body: some View {
        VStack(spacing: 6) {
            ForEach(0..<10) { row in
                HStack(spacing: 8) {
                    ZStack {
                        Circle().fill(.blue.opacity(0.2))
                        Capsule().fill(.blue).frame(width: 8, height: 16)
                    }
                    .frame(width: 28, height: 28)
                    VStack(alignment: .leading, spacing: 4) {
                        Rectangle().fill(.primary).frame(width: 60, height: 8)
                        Rectangle().fill(.secondary).frame(width: 40, height: 6)
                    }
                    Spacer(minLength: 4)
                    HStack(alignment: .bottom, spacing: 3) {
                        ForEach(0..<8) { bar in
                            RoundedRectangle(cornerRadius: 2).fill(.orange).frame(width: 6, height: CGFloat((row + bar) % 5) * 5 + 4)
                        }
                    }
                    Divider()
                    RoundedRectangle(cornerRadius: 6).strokeBorder(.gray, lineWidth: 1).frame(maxWidth: 40, maxHeight: 24)
                        .overlay(Circle().fill(.green).padding(4))
                }
            }
        }
        .padding()
        .background(.white)
    }
}

/// A month as calendars have it.
struct MonthCard: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text("November").font(.headline)
                Spacer()
                Text("2026").font(.subheadline).foregroundStyle(.secondary)
            }
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 7), spacing: 6) {
                ForEach(["M", "T", "W", "T", "F", "S", "S"].indices, id: \.self) { day in
                    Text(["M", "T", "W", "T", "F", "S", "S"][day]).font(.caption2).foregroundStyle(.secondary)
                }
                ForEach(0..<42) { day in
                    Text("\((day + 29) % 30 + 1)")
                        .font(.system(size: 15, weight: day == 17 ? .bold : .regular))
                        .foregroundStyle(day == 17 ? .white : .primary)
                        .frame(maxWidth: .infinity, minHeight: 30)
                        .background { if day == 17 { Circle().fill(.red) } }
                }
            }
        }
        .padding()
    }
}
