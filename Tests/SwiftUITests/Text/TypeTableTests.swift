import Drawing
import Foundation
import TestSupport
import Testing

@testable import SwiftUI

/// What type takes, in every size that a reader can choose: a character is half an em wide here, a line 1.1934 ems high, rounded up to half
/// points.
@Suite @MainActor struct TypeTableTests {
    private let stage = TextStage()

    /// Points from xSmall to xxxLarge and from accessibility1 to accessibility5, as the interface guidelines list them.
    private static let sizes: [(Font.TextStyle, [CGFloat])] = [
        (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]

    @Test func everyStyleHasItsSizeForEveryReader() throws {
        #expect(Set(Self.sizes.map(\.0)) == Set(Font.TextStyle.allCases))
        for (style, points) in Self.sizes {
            for (typeSize, size) in zip(DynamicTypeSize.allCases, points) {
                let view = Text("abcd").font(.system(style)).dynamicTypeSize(typeSize)
                let taken = stage.size(of: view)
                #expect(try #require(stage.runs(view).first).size == size, "\(style) at \(typeSize)")
                #expect(
                    taken.width == size * 2 && taken.height >= size * 1.19 && taken.height < size * 1.2 + 0.5, "\(style) at \(typeSize)")
            }
        }
    }

    @Test(
        arguments: [
            (.xSmall, 14), (.large, 17), (.xxxLarge, 23), (.accessibility1, 28), (.accessibility3, 40), (.accessibility5, 53),
        ] as [(DynamicTypeSize, CGFloat)])
    func whatFollowsTheReaderAndWhatDoesNot(typeSize: DynamicTypeSize, body: CGFloat) throws {
        func size(_ font: Font) throws -> CGFloat {
            try #require(stage.runs(Text("a").font(font).dynamicTypeSize(typeSize)).first).size
        }
        #expect(try size(.body) == body && size(.body.bold().width(.condensed)) == body)
        #expect(try abs(size(.custom("Inter", size: 34)) - 2 * body) < 1e-9, "a custom font grows as body does")
        #expect(try size(.custom("Inter", fixedSize: 34)) == 34 && size(.system(size: 34)) == 34)
    }

    @Test(
        arguments: [
            ("plain", Text("abcd"), 20, 12), ("kerned", Text("abcd").kerning(2), 28, 12), ("tracked", Text("abcd").tracking(3), 32, 12),
            ("both: tracking counts", Text("abcd").kerning(9).tracking(1), 24, 12), ("closer", Text("abcd").tracking(-1), 16, 12),
            ("a part kerned", Text("ab") + Text("cd").kerning(4), 28, 12), ("raised", Text("abcd").baselineOffset(5), 20, 15),
            ("lowered", Text("ab") + Text("cd").baselineOffset(-3), 20, 15), ("strong", Text("**ab**cd"), 20, 12),
            ("two lines", Text(verbatim: "ab\ncd"), 10, 24), ("a link", Text("[ab](https://a.b)cd"), 20, 12),
        ] as [(String, Text, CGFloat, CGFloat)])
    func spacesBetweenCharactersAndLines(name: String, text: Text, width: CGFloat, height: CGFloat) {
        let taken = stage.size(of: text.font(.system(size: 10)))
        #expect(abs(taken.width - width) < 0.01 && abs(taken.height - height) <= 0.5, "\(name): \(taken)")
    }

    @Test(
        arguments: [
            ("one", 1, true, 12), ("one", 2, true, 24), ("one", 4, true, 48), ("one", 4, false, 12), ("one two three four", 2, true, 24),
            ("one two three four", 3, false, 36), ("one two three four", nil, false, 48),
        ] as [(String, Int?, Bool, CGFloat)])
    func linesAreReserved(words: String, limit: Int?, reserves: Bool, height: CGFloat) {
        let text = Text(verbatim: words).font(.system(size: 10))
        let limited = reserves ? AnyView(text.lineLimit(limit ?? 1, reservesSpace: true)) : AnyView(text.lineLimit(limit))
        #expect(stage.size(of: limited, width: 28).height == height)
    }

    @Test(arguments: [(0.0, 24.0), (3, 27), (10, 34)])
    func linesStandApart(spacing: CGFloat, height: CGFloat) {
        #expect(stage.size(of: Text(verbatim: "a\nb").font(.system(size: 10)).lineSpacing(spacing)).height == height)
    }
}
