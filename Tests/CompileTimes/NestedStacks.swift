import SwiftUI

struct NestedStacks: View {
    let city = "Prague"
    let low = 3
    let high = 9.5
    let hours = [9, 12, 15, 18]
    var isDay = true

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline) {
                VStack(alignment: .leading) {
                    Text("\(city), \(hours.count) hours")
                        .font(.headline)
                    Text("\(low)° to \(high, specifier: "%.1f")°")
                        .font(.caption)
                        .foregroundStyle(isDay ? Color.primary : Color.secondary)
                }
                Spacer()
                ZStack {
                    Circle().fill(isDay ? Color.yellow.opacity(0.4) : Color.blue.opacity(0.2))
                    Image(systemName: isDay ? "sun.max.fill" : "moon.fill")
                        .font(.title2)
                }
                .frame(width: 44, height: 44)
            }
            Divider()
            HStack(spacing: 12) {
                ForEach(hours, id: \.self) { hour in
                    VStack(spacing: 4) {
                        Text("\(hour) h")
                            .font(.caption2)
                            .foregroundColor(hour == 9 ? .red : .secondary)
                        RoundedRectangle(cornerRadius: 3)
                            .fill(LinearGradient(colors: [.blue, .cyan.opacity(0.5)], startPoint: .top, endPoint: .bottom))
                            .frame(width: 8, height: CGFloat(hour) * 2 + 4)
                        Text("\(Double(hour) / 2 + high, specifier: "%.0f")°")
                            .monospacedDigit()
                    }
                    .padding(.horizontal, 2)
                    if hour != hours.last {
                        Spacer(minLength: 0)
                    }
                }
            }
            if isDay {
                Label("Sunset at \(hours[3] + 1):\(low * 10)", systemImage: "sunset.fill")
                    .font(.footnote)
                    .padding(EdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4))
                    .background(.orange.opacity(0.2), in: Capsule())
            } else {
                Text("Sunrise at \(hours[0] - 3):\(low * 5)")
                    .font(.footnote)
            }
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 16).stroke(Color.gray.opacity(0.3), lineWidth: 1))
    }
}
