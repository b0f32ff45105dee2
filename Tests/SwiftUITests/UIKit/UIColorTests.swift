import Drawing
import SwiftUI
import Testing

@Suite @MainActor struct UIColorTests {
    private func color(_ color: UIColor, dark: Bool = false) -> Substring {
        Stage { $0.colorScheme = dark ? .dark : .light }.draw(Color(color)).split(separator: " ").last ?? ""
    }

    @Test func systemColoursKnowLightAndDark() {
        #expect(color(.systemRed) == "#FF3B30" && color(.systemRed, dark: true) == "#FF453A")
        #expect(color(.systemGray6) == "#F2F2F7" && color(.systemGray6, dark: true) == "#1C1C1E")
        #expect(color(.label) == "#000000" && color(.label, dark: true) == "#FFFFFF")
        #expect(color(.red) == "#FF0000" && color(.red, dark: true) == "#FF0000")
    }

    @Test func componentsAreGivenAndRead() {
        let made = UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(made.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [1, 0.5, 0.25, 0.5])
        #expect(color(UIColor(white: 0.5, alpha: 1)) == "#808080")
        #expect(color(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)) == "#FF0000")
        #expect(color(made.withAlphaComponent(1)) == "#FF8040")
        #expect(color(UIColor.systemBlue.withAlphaComponent(0.5)) == "#007AFF80")
    }

    @Test func aProviderIsAskedForBothAppearances() {
        let made = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color(made) == "#000000" && color(made, dark: true) == "#FFFFFF")
        #expect(made.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    }

    @Test func coloursOfTheBundleAreFoundWhenTheyAreDrawn() throws {
        #expect(color(try #require(UIColor(named: "brand"))) == "#0000FF")
        #expect(color(UIColor(Color.green)) == "#34C759")
    }

    @Test func aColourLiteralIsOne() {
        let literal = Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(Stage().draw(literal) == "fill rect 0,0 100x100 #FF0000")
    }

    @Test func picturesOfTheBundleAndSymbols() throws {
        #expect(Stage().draw(Image(uiImage: try #require(UIImage(named: "photo")))).hasPrefix("image"))
        #expect(Stage().runs(Image(uiImage: try #require(UIImage(systemName: "star")))).map(\.text) == ["star"])
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
    }
}
