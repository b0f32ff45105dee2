import Drawing
import Foundation
import LayoutEngine
@testable import SwiftUI
import Testing

@Suite struct FontTests {
    @Test(
        arguments: [
            (.largeTitle, .large, 34, 400), (.title, .large, 28, 400), (.title2, .large, 22, 400), (.title3, .large, 20, 400),
            (.headline, .large, 17, 600), (.body, .large, 17, 400), (.callout, .large, 16, 400), (.subheadline, .large, 15, 400),
            (.footnote, .large, 13, 400), (.caption, .large, 12, 400), (.caption2, .large, 11, 400), (.body, .xSmall, 14, 400),
            (.body, .accessibility5, 53, 400), (.caption2, .xSmall, 11, 400), (.largeTitle, .xxxLarge, 40, 400),
        ] as [(Font.TextStyle, DynamicTypeSize, CGFloat, UInt16)])
    func stylesHaveTheirSizes(style: Font.TextStyle, typeSize: DynamicTypeSize, size: CGFloat, weight: UInt16) {
        let font = Font.system(style).resolved(at: typeSize)
        #expect(font.size == size)
        #expect(font.face.weight == weight)
        #expect(font.metrics == .system)
    }

    @Test func theOlderWordsForTypeSizesMeanTheSame() {
        #expect(EnvironmentValues().sizeCategory == .large)
        #expect(EnvironmentValues.with { $0.sizeCategory = .accessibilityMedium }.dynamicTypeSize == .accessibility1)
        #expect(ContentSizeCategory.extraSmall < .small && ContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    }

    @Test func everyStyleGrowsWithTheReadersWish() {
        for style in Font.TextStyle.allCases {
            let sizes = DynamicTypeSize.allCases.map { style.size(at: $0) }
            #expect(sizes == sizes.sorted())
        }
    }

    @Test(
        arguments: [
            (.body.bold(), FontFace(weight: 600)), (.title.bold(), FontFace(weight: 700)), (.system(size: 9).bold(), FontFace(weight: 700)),
            (.system(size: 9, weight: .heavy), FontFace(weight: 800)),
            (.system(.title, design: .rounded, weight: .black), FontFace(design: .rounded, weight: 900)),
            (.body.italic().monospacedDigit(), FontFace(italic: true, monospacedDigits: true)),
            (.body.monospaced(), FontFace(design: .monospaced)), (.body.smallCaps(), FontFace()),
            (.body.width(.condensed), FontFace(width: 80)), (.body.width(.compressed), FontFace(width: 60)),
            (.body.width(.standard), FontFace()), (.title.width(.expanded).italic(), FontFace(italic: true, width: 120)),
            (.custom("Inter", size: 9).width(.condensed), FontFace(family: "Inter", width: 80)),
            (.body.width(Font.Width(9)), FontFace(width: 200)), (.system(size: 9, design: .serif), FontFace(design: .serif)),
            (.body.weight(.light).bold(), FontFace(weight: 600)), (.body.bold().weight(.light), FontFace(weight: 300)),
            (.custom("Inter", size: 9), FontFace(family: "Inter")),
            (.custom("Avenir-HeavyOblique", size: 9), FontFace(family: "Avenir-HeavyOblique")),
            (.custom("Open Sans", size: 9).bold().italic(), FontFace(family: "Open Sans", weight: 700, italic: true)),
            (.custom("Inter-Bold", size: 9).weight(.thin), FontFace(family: "Inter-Bold", weight: 200)),
        ] as [(Font, FontFace)])
    func modifiersChangeTheFace(font: Font, face: FontFace) {
        #expect(font.resolved(at: .large).face == face)
    }

    @Test(
        arguments: [
            (.custom("A", size: 10), 20.0 / 17 * 10 * 28 / 20), (.custom("A", size: 10, relativeTo: .caption), 10.0 * 22 / 12),
            (.custom("A", fixedSize: 10), 10), (.system(size: 10), 10), (.system(size: .nan), 17),
        ] as [(Font, CGFloat)])
    func customFontsFollowTheReadersWish(font: Font, size: CGFloat) {
        #expect(abs(font.resolved(at: .accessibility1).size - size) < 1e-9)
    }

    @Test func leadingMovesLinesByTwoPoints() {
        let leading = [Font.Leading.tight, .standard, .loose].map {
            Font.system(size: 10).leading($0).resolved(at: .large).metrics?.leading
        }
        #expect(leading == [-0.2, 0, 0.2])
    }
}
