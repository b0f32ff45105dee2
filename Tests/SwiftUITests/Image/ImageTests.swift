import Drawing
import Foundation
import LayoutEngine
@testable import SwiftUI
import Testing

@Suite @MainActor struct ImageTests {
    private func draw<V: View>(_ view: V) -> String { Stage().draw(view) }

    @Test func aPictureOfTheBundle() {
        #expect(draw(Image("photo")) == "image 0 30,40 40x20")
        #expect(draw(Image(decorative: "photo")) == "image 0 30,40 40x20")
        #expect(draw(Image(ImageResource(name: "photo", bundle: .main))) == "image 0 30,40 40x20")
        #expect(draw(Image("photo", label: Text("A photo"))) == "image 0 30,40 40x20")
        #expect(draw(Image("photo").frame(width: 10, height: 10)) == "image 0 30,40 40x20")
    }

    @Test func aResizablePicture() {
        #expect(draw(Image("photo").resizable()) == "image 0 0,0 100x100")
        #expect(draw(Image("photo").resizable().scaledToFit()) == "image 0 0,25 100x50")
        #expect(
            draw(Image("photo").resizable().scaledToFill().frame(width: 50, height: 50).clipped())
                == "push clip rect 25,25 50x50\n  image 0 0,25 100x50")
        #expect(draw(Image("photo").resizable().aspectRatio(1, contentMode: .fit).frame(width: 30)) == "image 0 35,35 30x30")
        #expect(
            draw(Image("photo").resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
                == "image 0 0,0 100x100 caps 1/2/3/4 of 40x20")
        #expect(draw(Image("photo").interpolation(.none).antialiased(true)) == "image 0 30,40 40x20 interpolation none")
    }

    @Test func aTemplateTakesTheForeground() {
        #expect(draw(Image("glyph").foregroundStyle(.red)) == "image 0 42,42 16x16 tint #FF3B30")
        #expect(draw(Image("glyph").renderingMode(.original)) == "image 0 42,42 16x16")
        #expect(draw(Image("photo").renderingMode(.template)) == "image 0 30,40 40x20 tint #000000")
        #expect(draw(Image("photo").foregroundStyle(.red)) == "image 0 30,40 40x20")
    }

    @Test func aMissingPictureIsNothingAndToldOfOnce() {
        let stage = Stage()
        #expect(
            stage.frames(
                HStack(spacing: 0) {
                    Image("gone"); Color.red; Image("gone").resizable()
                }) == ["0,0 100x100"])
        #expect(stage.warnings == ["there is no picture named \"gone\": nothing is drawn; add it to the bundle's asset catalog"])
    }

    @Test func aBrokenPictureIsNothingAndLeftToTheHostToTell() {
        let stage = Stage()
        #expect(
            stage.frames(
                HStack(spacing: 0) {
                    Image("damaged"); Color.red; Image("damaged").resizable()
                }) == ["0,0 100x100"])
        #expect(stage.warnings.isEmpty)
    }

    @Test func aSymbolStandsInTheFontOfItsPlace() {
        #expect(draw(Image(systemName: "star")) == "glyphs \"star\" at 41.5,55.1 font 0 size 17 count 1 last 0 #000000")
        #expect(
            draw(Image(systemName: "star").font(.system(size: 10, weight: .bold)))
                == "glyphs \"star\" at 45,53 font 0 size 10 count 1 last 0 #000000")
        #expect(Stage().list(Image(systemName: "star").fontWeight(.bold)).fonts.map(\.path) == ["/fixed-symbol-700"])
        #expect(
            draw(Image(systemName: "star").font(.system(size: 10)).imageScale(.large).foregroundStyle(.red)).contains(
                "size 12.7 count 1 last 0 #FF3B30"))
        #expect(
            draw(Image(systemName: "star").resizable().frame(width: 40, height: 40))
                == "glyphs \"star\" at 30,62 font 0 size 40 count 1 last 0 #000000")
    }

    @Test func itStandsOnTheBaselineOfTextBesideIt() throws {
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Image(systemName: "star")
            Text("A")
        }
        let runs = Stage().runs(row.font(.system(size: 20)))
        let symbol = try #require(runs.first)
        let text = try #require(runs.last)
        #expect(abs(symbol.origin.y - text.origin.y) < 0.6)
    }

    @Test func formsOfASymbol() {
        #expect(draw(Image(systemName: "star").symbolVariant(.fill)).hasPrefix("glyphs \"star\""))
        let names: [(SymbolVariants, String, String)] = [
            (.fill, "star", "star.fill"), (.fill, "star.fill", "star.fill"), (.circle, "star.fill", "star.circle.fill"),
            (.circle.fill, "star", "star.circle.fill"), (.slash, "bell", "bell.slash"), (.none, "star", "star"),
        ]
        for (variants, name, expected) in names { #expect(variants.name(of: name) == expected) }
        #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.square))
    }

    @Test func anUnknownSymbolIsACrossedBox() {
        let stage = Stage()
        #expect(
            stage.draw(
                VStack {
                    Image(systemName: "nothing.fill"); Image(systemName: "nothing.fill")
                }
            ).split(separator: "\n").allSatisfy { $0.hasPrefix("stroke path M") })
        #expect(
            stage.warnings.count == 1 && stage.warnings[0].hasPrefix("there is no symbol named \"nothing.fill\": drawn as a crossed box"))
    }

    @Test func redactedPicturesAreFields() {
        #expect(draw(Image("photo").redacted(reason: .placeholder)) == "fill continuousRect 30,40 40x20 radius 5 #00000029")
        #expect(draw(Image(systemName: "star").redacted(reason: .placeholder)).hasPrefix("fill continuousRect 42,42 17x17"))
        #expect(draw(Image("photo").unredacted().redacted(reason: .placeholder)) == "image 0 30,40 40x20")
        #expect(draw(Image("photo").redacted(reason: .privacy)) == "image 0 30,40 40x20")
        #expect(draw(Image("photo").privacySensitive().redacted(reason: .privacy)).hasPrefix("fill"))
        #expect(draw(Color.red.redacted(reason: .placeholder)) == "fill rect 0,0 100x100 #FF3B30")
    }

    /// A symbol of the bundle's own, 34 by 17 points beside the body's 17.
    @Test(
        arguments: [
            (.body, .medium, "33,42 34x17"), (.system(size: 34), .medium, "16,33 68x34"), (.system(size: 8.5), .medium, "42,46 17x8"),
            (.system(size: 34), .large, "7,28 86x44"),
        ] as [(Font, Image.Scale, String)])
    func aSymbolOfOnesOwnIsAsLargeAsTheText(font: Font, scale: Image.Scale, rect: String) {
        let drawn = Stage().draw(Image("wave").font(font).imageScale(scale))
        #expect(drawn == "image 0 \(rect) tint #000000", "\(drawn)")
    }

    @Test func aSymbolOfOnesOwnStandsInTheMiddleOfCapitals() throws {
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Image("wave")
            Text("A")
        }
        let commands = Stage().list(row.font(.system(size: 20))).commands
        let picture = try #require(commands.compactMap { if case .image(let use) = $0 { use.rect } else { nil } }.first)
        let text = try #require(commands.compactMap { if case .glyphs(let run) = $0 { run.origin } else { nil } }.first)
        #expect(abs(picture.midY - (text.y - 10 * CGFloat(FontMetrics.system.capHeight))) <= 1)
    }

    @Test func aSymbolOfOnesOwnIsAsLargeAsTheTextAroundIt() throws {
        let text = Text("a \(Image("wave")) b").font(.system(size: 8.5))
        let rects = Stage().list(text).commands.compactMap { if case .image(let use) = $0 { use.rect } else { nil } }
        #expect(rects.map(\.width) == [17])
    }
}
