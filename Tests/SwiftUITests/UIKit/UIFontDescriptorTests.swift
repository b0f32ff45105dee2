import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct UIFontDescriptorTests {
    @Test func aDesignIsAnotherFamily() throws {
        let font = UIFont.systemFont(ofSize: 20, weight: .bold)
        let rounded = UIFont(descriptor: try #require(font.fontDescriptor.withDesign(.rounded)), size: 0)
        #expect(rounded.pointSize == 20 && Font(rounded) == Font.system(size: 20, weight: .bold, design: .rounded))
        #expect(UIFont(descriptor: rounded.fontDescriptor, size: 8).pointSize == 8)
    }

    @Test func aFontWithANameHasNoDesign() throws {
        let named = UIFontDescriptor(name: "Inter", size: 12)
        #expect(named.withDesign(.serif) == nil && UIFont(descriptor: named, size: 14).fontName == "Inter")
    }

    @Test func traitsAreAdded() throws {
        let traits = try #require(UIFont.systemFont(ofSize: 10).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = Font(UIFont(descriptor: traits, size: 0))
        #expect(font != Font(UIFont.systemFont(ofSize: 10)) && font == Font(UIFont.systemFont(ofSize: 10)).bold().italic())
    }

    @Test func stylesHaveTheirSizes() {
        #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1).pointSize == 28)
    }
}
