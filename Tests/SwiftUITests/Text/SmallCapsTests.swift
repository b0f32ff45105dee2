import Drawing
import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct SmallCapsTests {
    /// What is drawn, with the size of each part.
    private func parts(_ text: Text) -> [String] { TextStage().runs(text).map { "\($0.text) \(Int(($0.size * 10).rounded()))" } }

    @Test func lettersBecomeSmallCapitals() {
        let font = Font.system(size: 20)
        #expect(parts(Text(verbatim: "Ab 1é").font(font.smallCaps())) == ["AB 160", " 1 200", "É 160"])
        #expect(parts(Text(verbatim: "Ab 1é").font(font.lowercaseSmallCaps())) == ["A 200", "B 160", " 1 200", "É 160"])
        #expect(parts(Text(verbatim: "Ab").font(font.uppercaseSmallCaps())) == ["A 160", "b 200"])
        #expect(parts(Text(verbatim: "Ab").font(font)) == ["Ab 200"])
    }

    @Test func linesStayAsHigh() {
        let stage = TextStage()
        let font = Font.system(size: 20)
        #expect(
            stage.size(of: Text(verbatim: "ab").font(font.smallCaps())).height == stage.size(of: Text(verbatim: "ab").font(font)).height)
    }
}
