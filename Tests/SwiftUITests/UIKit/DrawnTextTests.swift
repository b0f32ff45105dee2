import Drawing
import Foundation
import Testing

@testable import SwiftUI

@Suite @MainActor struct DrawnTextTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 10), .foregroundColor: UIColor.red]

    private func runs(_ draw: () -> Void) -> [GlyphRun] {
        Stage().runs(Image(uiImage: UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in draw() }))
    }

    @Test func aTextIsDrawnInItsFontAndColour() throws {
        let run = try #require(runs { "Hello".draw(at: CGPoint(x: 10, y: 20), withAttributes: attributes) }.first)
        #expect(run.text == "Hello" && run.size == 10 && run.origin.x == 10 && run.origin.y > 20)
        #expect(run.paint == .color(RGBA(red: 1, green: 0, blue: 0)))
    }

    @Test func aTextIsSetOnLinesOfARectangle() {
        let words = NSAttributedString(string: "one two three four", attributes: attributes)
        // Letters of half an em: eight to a line.
        let lines = runs { words.draw(in: CGRect(x: 0, y: 0, width: 40, height: 100)) }
        #expect(Set(lines.map(\.origin.y)).count > 1)
        #expect(Set(runs { words.draw(at: .zero) }.map(\.origin.y)).count == 1)
    }

    @Test(arguments: [(NSTextAlignment.left, CGFloat(0)), (.center, 38), (.right, 75)])
    func linesStandAsTheParagraphSays(_ alignment: NSTextAlignment, _ x: CGFloat) {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        let drawn = runs {
            "Hello".draw(
                in: CGRect(x: 0, y: 0, width: 100, height: 20), withAttributes: attributes.merging([.paragraphStyle: style]) { $1 })
        }
        #expect(drawn.first?.origin.x == x)
    }

    @Test func partsMayDiffer() {
        let text = NSMutableAttributedString(string: "ab", attributes: attributes)
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
        let colors = runs { text.draw(at: .zero) }.map(\.paint)
        #expect(colors == [.color(RGBA(red: 1, green: 0, blue: 0)), .color(RGBA(red: 0, green: 0, blue: 1))])
    }

    @Test func sizesAreEstimated() {
        let one = "Hello".size(withAttributes: attributes)
        #expect((20...40).contains(one.width) && (10...14).contains(one.height))
        let words = NSAttributedString(string: "one two three four", attributes: attributes)
        let box = words.boundingRect(with: CGSize(width: 40, height: 1_000), options: .usesLineFragmentOrigin, context: nil)
        #expect(box.width == 40 && box.height > 20 && words.size().height == one.height)
        #expect("".size() == CGSize(width: 0, height: 0))
    }

    @Test func withoutAPictureNothingHappens() { "Hello".draw(at: .zero) }
}
