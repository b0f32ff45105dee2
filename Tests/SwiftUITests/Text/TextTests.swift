import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import SwiftUI

/// In 10 points a character is 5 wide and a line 12 high.
@Suite @MainActor struct TextTests {
    private let stage = TextStage()

    private func run<Content: View>(_ view: Content) throws -> GlyphRun { try #require(stage.runs(view).first) }

    @Test func aTextIsDrawnInItsFrame() throws {
        let run = try run(Text("Hello").font(.system(size: 10)))
        #expect(run.text == "Hello")
        #expect(run.size == 10)
        #expect(run.paint == .color(.black))
        #expect(run.origin == CGPoint(x: 137.5, y: 154))
    }

    @Test func bodyIsTheFontOfThoseWhoNameNone() {
        #expect(stage.size(of: Text("Hello")) == CGSize(width: 42.5, height: 20.5))
        #expect(stage.size(of: Text("Hello").font(.title)) == CGSize(width: 70, height: 33.5))
        #expect(stage.size(of: Text("")) == .zero)
    }

    @Test func whatIsSaidCloserWins() throws {
        let faces: [(FontFace, CGFloat, any View)] = [
            (FontFace(weight: 600), 17, Text("a").bold()),
            (FontFace(weight: 300), 17, Text("a").fontWeight(.light).bold()),
            (FontFace(), 9, Text("a").font(.system(size: 9)).font(.title)),
            (FontFace(weight: 700), 9, VStack { Text("a") }.bold().font(.system(size: 9))),
            (FontFace(weight: 800), 9, VStack { Text("a").bold(false) }.bold().font(.system(size: 9, weight: .heavy))),
            (FontFace(design: .rounded, italic: true), 17, Text("a").fontDesign(.rounded).italic().fontWidth(.expanded)),
            (FontFace(design: .monospaced), 17, VStack { Text("a").monospacedDigit() }.monospaced()),
            (FontFace(design: .serif), 12, VStack { VStack { Text("a") }.font(.caption) }.font(.title).fontDesign(.serif)),
        ]
        for (face, size, view) in faces {
            let list = stage.list(AnyView(view))
            #expect(list.fonts == [FixedTextShaper.font(face)])
            #expect(stage.runs(AnyView(view)).map(\.size) == [size])
        }
    }

    @Test func partsKeepTheirOwnLooks() {
        let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))
        let sum = (Text("a").foregroundColor(Color(red: 1, green: 0, blue: 0)) + Text("b").font(.caption) + Text(" c")).font(.title)
        let runs = stage.runs(sum)
        #expect(runs.map(\.text) == ["a", "b", " c"])
        #expect(runs.map(\.size) == [28, 12, 28])
        #expect(runs.map(\.paint) == [red, .color(.black), .color(.black)])
        #expect(Set(runs.map(\.origin.y)).count == 1)
    }

    @Test func interpolatedTextsKeepTheirLooks() {
        let runs = stage.runs(Text("\(Text("3").bold()) of **\(5)**, `x`"))
        #expect(runs.map(\.text) == ["3", " of ", "5", ", ", "x"])
        #expect(
            stage.list(Text("\(Text("3").bold()) of **\(5)**, `x`")).fonts.map(\.path) == [
                "/fixed-default-600", "/fixed-default-400", "/fixed-monospaced-400",
            ])
    }

    @Test func literalsAreKeysAndStringsAreNot() throws {
        let string = "*a* %@"
        #expect(try run(Text(string)).text == "*a* %@")
        #expect(try run(Text(verbatim: "*a*")).text == "*a*")
        #expect(try run(Text("*a*")).text == "a")
        #expect(Text("a") != Text(verbatim: "a"))
        #expect(Text("a").bold() == Text("a").bold())
        #expect(Text("a").foregroundStyle(.red) != Text("a").foregroundStyle(.blue))
    }

    @Test func theForegroundIsInherited() throws {
        let blue = Color(red: 0, green: 0, blue: 1)
        let paint = try run(VStack { Text("a") }.foregroundStyle(blue)).paint
        #expect(paint == .color(RGBA(red: 0, green: 0, blue: 1)))
        #expect(try run(VStack { Text("a").foregroundStyle(.red) }.foregroundStyle(blue)).paint != paint)
        let faded = try run(VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(blue)).paint
        #expect(faded == .color(RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)))
    }

    @Test func linesAreLimitedAndAligned() {
        let text = Text("one two three").font(.system(size: 10))
        #expect(stage.runs(text.frame(width: 40)).map(\.text) == ["one two", "three"])
        #expect(stage.runs(text.lineLimit(1).frame(width: 40)).map(\.text) == ["one two…"])
        #expect(stage.runs(text.lineLimit(1).truncationMode(.middle).frame(width: 45)).map(\.text) == ["one…three"])
        #expect(stage.runs(text.lineLimit(1).minimumScaleFactor(0.5).frame(width: 40)).map(\.text) == ["one two three"])
        let trailing = stage.runs(text.multilineTextAlignment(.trailing).frame(width: 40))
        #expect(trailing.map { $0.origin.x } == [132.5, 142.5])
        #expect(stage.size(of: text.lineLimit(2, reservesSpace: true)) == CGSize(width: 65, height: 24))
        #expect(stage.size(of: text.lineLimit(2...)) == CGSize(width: 65, height: 24))
        #expect(stage.size(of: text.lineLimit(...1), width: 40) == CGSize(width: 40, height: 12))
        #expect(stage.size(of: text.lineLimit(1...2), width: 15).height == 24)
        #expect(stage.size(of: text.lineSpacing(4), width: 40).height == 28)
    }

    @Test func baselinesAlignNeighbours() {
        let row = HStack(alignment: .firstTextBaseline) {
            Text("a").font(.system(size: 10))
            Text("b").font(.system(size: 20))
        }
        let baselines = Set(stage.runs(row).map(\.origin.y))
        #expect(baselines.count == 1)
    }

    @Test func hiddenTextIsBars() throws {
        let text = Text("one two three").font(.system(size: 10)).frame(width: 40)
        var hidden = stage
        hidden.environment.redactionReasons = .placeholder
        let commands = hidden.list(text).commands
        let widths = commands.map { command -> CGFloat in
            if case .fill(.roundedRect(let rect, _, .continuous), .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.16)), _) = command {
                return rect.width
            }
            return -1
        }
        #expect(widths == [35, 25])
    }

    @Test func casesTypeSizesAndLinesFollowTheEnvironment() throws {
        #expect(try run(Text("iı").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr"))).text == "İI")
        #expect(try run(Text("Ab").textCase(.lowercase)).text == "ab")
        #expect(try run(Text("a").dynamicTypeSize(.xxxLarge)).size == 23)
        #expect(try run(Text("a").dynamicTypeSize(...DynamicTypeSize.small)).size == 15)
        let commands = stage.list(Text("a").underline(color: .red).strikethrough(pattern: .dot)).commands
        guard case .fill(_, let paint, _) = commands.first, case .stroke(_, .color(.black), let pen) = commands.last else {
            Issue.record("no lines")
            return
        }
        #expect(paint != .color(.black) && pen.dash.count == 2)
    }

    @Test func attributedStringsAreDrawnRunByRun() throws {
        var string = try AttributedString(markdown: "a **b**")
        string += AttributedString("c", attributes: AttributeContainer().font(.caption).foregroundColor(.red))
        let runs = stage.runs(Text(string))
        #expect(runs.map(\.text) == ["a ", "b", "c"])
        #expect(runs.map(\.size) == [17, 17, 12])
        #expect(runs[2].paint != runs[0].paint)
    }

    @Test func foundationsAttributesAndBackgrounds() throws {
        var string = AttributedString("strong")
        string.inlinePresentationIntent = [.stronglyEmphasized, .strikethrough]
        string += AttributedString("lit", attributes: AttributeContainer().backgroundColor(.yellow))
        let list = stage.list(Text(string))
        #expect(list.fonts.map(\.path) == ["/fixed-default-400", "/fixed-default-600"].reversed())
        let fills = list.commands.compactMap { if case .fill(let outline, let paint, _) = $0 { (outline.bounds, paint) } else { nil } }
        #expect(fills.count == 2)
        // Behind three characters of half of 17 points, as high as the line.
        #expect(fills[0].0.width == 25.5 && abs(fills[0].0.height - 20.3) < 0.1)
        guard case .fill = list.commands.first else {
            Issue.record("the background is not behind the text")
            return
        }
    }

    @Test func gradientsLieInTheTextsFrame() throws {
        let run = try run(
            Text("ab").font(.system(size: 10)).foregroundStyle(
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)))
        guard case .linear(_, let start, let end) = run.paint else {
            Issue.record("no gradient")
            return
        }
        #expect((start.x, end.x) == (145, 155))
    }

    @Test func symbolsStandInALineAndMissingPicturesDoNot() {
        let text = Text("a\(Image(systemName: "heart.fill"))b\(Image("missing"))") + Text(Image(systemName: "star")).bold()
        #expect(stage.texts(text) == ["a", "heart.fill", "b", "star"])
        #expect(stage.list(text).fonts.map(\.path) == ["/fixed-default-400", "/fixed-symbol-400", "/fixed-symbol-600"])
        #expect(stage.size(of: text).height == 20.5)
    }

    @Test func theFontOfTheEnvironmentIsKnownToSymbols() {
        let environment = EnvironmentValues.with {
            $0.font = .title.bold()
            $0.dynamicTypeSize = .xLarge
        }
        #expect(environment.textFont.size == 30)
        #expect(environment.textFont.face.weight == 700)
    }

    @Test func aMegabyteOfTextIsDrawn() {
        let long = String(repeating: "lorem ", count: 170_000)
        #expect(stage.runs(Text(long)).last?.text.hasSuffix("…") == true)
    }
}
