/// The system's colours, light and dark, as iOS shows them.
package struct SystemColor: Hashable, Sendable {
    private let light: UInt32
    private let dark: UInt32
    private let increasedLight: UInt32
    private let increasedDark: UInt32

    /// Colours are 0xRRGGBBAA in sRGB; those of increased contrast may be the same.
    private init(_ light: UInt32, _ dark: UInt32, _ increasedLight: UInt32? = nil, _ increasedDark: UInt32? = nil) {
        self.light = light
        self.dark = dark
        self.increasedLight = increasedLight ?? light
        self.increasedDark = increasedDark ?? dark
    }

    /// The colour in one of the two schemes.
    package func rgba(dark: Bool, increasedContrast: Bool = false) -> RGBA {
        let bits = increasedContrast ? (dark ? increasedDark : increasedLight) : dark ? self.dark : light
        func part(_ shift: UInt32) -> Float { Float(bits >> shift & 255) / 255 }
        return RGBA(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    package static let label = SystemColor(0x0000_00FF, 0xFFFF_FFFF)
    package static let secondaryLabel = SystemColor(0x3C3C_4399, 0xEBEB_F599, 0x3C3C_43CC, 0xEBEB_F5B3)
    package static let tertiaryLabel = SystemColor(0x3C3C_434D, 0xEBEB_F54D, 0x3C3C_43B3, 0xEBEB_F58C)
    package static let quaternaryLabel = SystemColor(0x3C3C_432E, 0xEBEB_F529, 0x3C3C_438C, 0xEBEB_F566)
    package static let separator = SystemColor(0x3C3C_434A, 0x5454_5899, 0x3C3C_435E, 0x5454_58D6)
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

    package static let red = SystemColor(0xFF3B_30FF, 0xFF45_3AFF, 0xD700_15FF, 0xFF69_61FF)
    package static let orange = SystemColor(0xFF95_00FF, 0xFF9F_0AFF, 0xC934_00FF, 0xFFB3_40FF)
    package static let yellow = SystemColor(0xFFCC_00FF, 0xFFD6_0AFF, 0xB250_00FF, 0xFFD4_26FF)
    package static let green = SystemColor(0x34C7_59FF, 0x30D1_58FF, 0x248A_3DFF, 0x30DB_5BFF)
    package static let mint = SystemColor(0x00C7_BEFF, 0x63E6_E2FF, 0x0C81_7BFF, 0x66D4_CFFF)
    package static let teal = SystemColor(0x30B0_C7FF, 0x40C8_E0FF, 0x0082_99FF, 0x5DE6_FFFF)
    package static let cyan = SystemColor(0x32AD_E6FF, 0x64D2_FFFF, 0x0071_A4FF, 0x70D7_FFFF)
    package static let blue = SystemColor(0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF)
    package static let indigo = SystemColor(0x5856_D6FF, 0x5E5C_E6FF, 0x3634_A3FF, 0x7D7A_FFFF)
    package static let purple = SystemColor(0xAF52_DEFF, 0xBF5A_F2FF, 0x8944_ABFF, 0xDA8F_FFFF)
    package static let pink = SystemColor(0xFF2D_55FF, 0xFF37_5FFF, 0xD30F_45FF, 0xFF64_82FF)
    package static let brown = SystemColor(0xA284_5EFF, 0xAC8E_68FF, 0x7F65_45FF, 0xB594_69FF)
    package static let gray = SystemColor(0x8E8E_93FF, 0x8E8E_93FF, 0x6C6C_70FF, 0xAEAE_B2FF)
    package static let gray2 = SystemColor(0xAEAE_B2FF, 0x6363_66FF, 0x8E8E_93FF, 0x7C7C_80FF)
    package static let gray3 = SystemColor(0xC7C7_CCFF, 0x4848_4AFF, 0xAEAE_B2FF, 0x5454_56FF)
    package static let gray4 = SystemColor(0xD1D1_D6FF, 0x3A3A_3CFF, 0xBCBC_C0FF, 0x4444_46FF)
    package static let gray5 = SystemColor(0xE5E5_EAFF, 0x2C2C_2EFF, 0xD8D8_DCFF, 0x3636_38FF)
    package static let gray6 = SystemColor(0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF)
}
