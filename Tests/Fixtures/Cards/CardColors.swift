import SwiftUI

/// The colours of both cards, light and dark.
struct CardColors {
    let top: Color
    let bottom: Color
    let ink: Color
    let accent: Color
    static let used = Color(hex: 0xE4572E)
    static let solar = Color(hex: 0x2E9E6B)

    var dim: Color { ink.opacity(0.6) }
    var line: Color { ink.opacity(0.15) }

    init(_ scheme: ColorScheme) {
        let dark = scheme == .dark
        top = Color(hex: dark ? 0x2B2F3A : 0xFFFFFF)
        bottom = Color(hex: dark ? 0x14161C : 0xE6ECF5)
        ink = Color(hex: dark ? 0xF5F7FA : 0x111318)
        accent = Color(hex: dark ? 0x7FB2FF : 0x1F6FEB)
    }
}

extension Color {
    init(hex: UInt32) {
        self.init(red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
    }
}

/// The background that both cards lie on.
struct CardBackground: View {
    let colors: CardColors

    var body: some View {
        LinearGradient(colors: [colors.top, colors.bottom], startPoint: .top, endPoint: .bottom)
    }
}
