import Foundation
import Testing
@testable import SwiftUI

@Suite struct UIFontTests {
    @Test func aFontIsTheSameAsSwiftUIs() {
        #expect(Font(UIFont.systemFont(ofSize: 12, weight: .bold)) == .system(size: 12, weight: .bold))
        #expect(Font(UIFont.boldSystemFont(ofSize: 12)) == .system(size: 12, weight: .bold))
        #expect(Font(UIFont.monospacedSystemFont(ofSize: 9, weight: .light)) == .system(size: 9, weight: .light, design: .monospaced))
        #expect(UIFont(name: "Dogica", size: 16).map { Font($0) } == .custom("Dogica", fixedSize: 16))
        #expect(UIFont(name: "Dogica", size: 16)?.withSize(9) == UIFont(name: "Dogica", size: 9))
    }

    @Test(
        arguments: [
            (UIFont.TextStyle.largeTitle, 34), (.extraLargeTitle, 36), (.extraLargeTitle2, 28), (.title1, 28), (.headline, 17), (.body, 17),
            (.caption1, 12), (.caption2, 11),
            (UIFont.TextStyle(rawValue: "none"), 17),
        ] as [(UIFont.TextStyle, CGFloat)])
    func stylesHaveTheirDefaultSizes(style: UIFont.TextStyle, size: CGFloat) {
        #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }

    @Test func linesAreAsHighAsTheSystems() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.3) < 0.2)
        #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.descender < 0)
    }

    @Test func aWeightIsTheNearestThatHasAName() {
        #expect(UIFont.Weight(rawValue: 0.27).weight == .semibold && UIFont.Weight(rawValue: -9).weight == .ultraLight)
    }

    @Test func metricsKeepSizesWithinTheirBound() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(UIFontMetrics.default.scaledValue(for: 7) == 7)
        #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
        #expect(UIFontMetrics.default.scaledFont(for: font) == font)
    }

    @Test func theDeviceIsAPhoneHeldUpright() {
        #expect(UIDevice.current.userInterfaceIdiom == .phone && !UIDevice.current.orientation.isLandscape)
        #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1_170, height: 2_532))
    }
}
