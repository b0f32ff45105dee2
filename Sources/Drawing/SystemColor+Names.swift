extension SystemColor {
    /// The colour that an asset catalog calls so, as in "systemBlueColor"; nil for a name that is not known.
    package static func named(_ reference: String) -> SystemColor? { names[reference] }

    private static let names: [String: SystemColor] = [
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground, "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground, "systemFillColor": .systemFill,
        "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill, "systemRedColor": .red, "systemOrangeColor": .orange,
        "systemYellowColor": .yellow, "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal,
        "systemCyanColor": .cyan, "systemBlueColor": .blue, "systemIndigoColor": .indigo, "systemPurpleColor": .purple,
        "systemPinkColor": .pink, "systemBrownColor": .brown, "systemGrayColor": .gray, "systemGray2Color": .gray2,
        "systemGray3Color": .gray3, "systemGray4Color": .gray4, "systemGray5Color": .gray5, "systemGray6Color": .gray6,
        "placeholderTextColor": .tertiaryLabel, "linkColor": .blue,
    ]
}
