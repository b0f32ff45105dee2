/// The system's colours, light and dark, as iOS shows them.
package struct SystemColor: Hashable, Sendable {
    private let light: UInt32
    private let dark: UInt32

    /// Colours are 0xRRGGBBAA in sRGB.
    private init(_ light: UInt32, _ dark: UInt32) {
        self.light = light
        self.dark = dark
    }

    /// The colour in one of the two schemes.
    package func rgba(dark: Bool) -> RGBA {
        let bits = dark ? self.dark : light
        func part(_ shift: UInt32) -> Float { Float(bits >> shift & 255) / 255 }
        return RGBA(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    package static let label = SystemColor(0x0000_00FF, 0xFFFF_FFFF)
    package static let secondaryLabel = SystemColor(0x3C3C_4399, 0xEBEB_F599)
    package static let tertiaryLabel = SystemColor(0x3C3C_434D, 0xEBEB_F54D)
    package static let quaternaryLabel = SystemColor(0x3C3C_432E, 0xEBEB_F529)
    package static let separator = SystemColor(0x3C3C_434A, 0x5454_5899)
    package static let systemBackground = SystemColor(0xFFFF_FFFF, 0x1C1C_1EFF)
    package static let secondarySystemBackground = SystemColor(0xF2F2_F7FF, 0x2C2C_2EFF)
    package static let tertiarySystemBackground = SystemColor(0xFFFF_FFFF, 0x3A3A_3CFF)
    package static let opaqueSeparator = SystemColor(0xC6C6_C8FF, 0x3838_3AFF)
    package static let systemGroupedBackground = SystemColor(0xF2F2_F7FF, 0x1C1C_1EFF)
    package static let secondarySystemGroupedBackground = SystemColor(0xFFFF_FFFF, 0x2C2C_2EFF)
    package static let tertiarySystemGroupedBackground = SystemColor(0xF2F2_F7FF, 0x3A3A_3CFF)
    package static let systemFill = SystemColor(0x7878_8033, 0x7878_805C)
    package static let secondarySystemFill = SystemColor(0x7878_8029, 0x7878_8052)
    package static let tertiarySystemFill = SystemColor(0x7676_801F, 0x7676_803D)
    package static let quaternarySystemFill = SystemColor(0x7474_8014, 0x7676_802E)

    package static let red = SystemColor(0xFF3B_30FF, 0xFF45_3AFF)
    package static let orange = SystemColor(0xFF95_00FF, 0xFF9F_0AFF)
    package static let yellow = SystemColor(0xFFCC_00FF, 0xFFD6_0AFF)
    package static let green = SystemColor(0x34C7_59FF, 0x30D1_58FF)
    package static let mint = SystemColor(0x00C7_BEFF, 0x63E6_E2FF)
    package static let teal = SystemColor(0x30B0_C7FF, 0x40C8_E0FF)
    package static let cyan = SystemColor(0x32AD_E6FF, 0x64D2_FFFF)
    package static let blue = SystemColor(0x007A_FFFF, 0x0A84_FFFF)
    package static let indigo = SystemColor(0x5856_D6FF, 0x5E5C_E6FF)
    package static let purple = SystemColor(0xAF52_DEFF, 0xBF5A_F2FF)
    package static let pink = SystemColor(0xFF2D_55FF, 0xFF37_5FFF)
    package static let brown = SystemColor(0xA284_5EFF, 0xAC8E_68FF)
    package static let gray = SystemColor(0x8E8E_93FF, 0x8E8E_93FF)
    package static let gray2 = SystemColor(0xAEAE_B2FF, 0x6363_66FF)
    package static let gray3 = SystemColor(0xC7C7_CCFF, 0x4848_4AFF)
    package static let gray4 = SystemColor(0xD1D1_D6FF, 0x3A3A_3CFF)
    package static let gray5 = SystemColor(0xE5E5_EAFF, 0x2C2C_2EFF)
    package static let gray6 = SystemColor(0xF2F2_F7FF, 0x1C1C_1EFF)
}
