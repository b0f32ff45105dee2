import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct EffectModifierTests {
    private func draw<V: View>(_ view: V) -> String { Stage().draw(view) }
    private var two: some View {
        HStack(spacing: 0) {
            Color.black
            Color.white
        }
        .frame(width: 20, height: 10)
    }
    private let inner = "  fill rect 40,45 10x10 #000000\n  fill rect 50,45 10x10 #FFFFFF"

    @Test func opacity() {
        #expect(draw(Color.black.opacity(0.5)) == "fill rect 0,0 100x100 #00000080")
        #expect(draw(Text("a").font(.system(size: 10)).opacity(0.5)).hasSuffix("#00000080"))
        #expect(draw(two.opacity(0.5)) == "push opacity 0.5\n\(inner)")
        #expect(draw(two.opacity(1)) == draw(two))
        #expect(draw(two.opacity(.nan)) == draw(two))
        #expect(draw(two.opacity(-1)) == "")
        #expect(draw(two.hidden()) == "")
    }

    @Test func effectsOfLayers() {
        #expect(draw(two.blur(radius: 3)) == "push blur 3\n\(inner)")
        #expect(draw(two.blur(radius: 0)) == draw(two))
        #expect(draw(two.shadow(radius: 4)) == "push shadow #00000054 radius 4 offset 0,0\n\(inner)")
        #expect(draw(two.shadow(color: .red, radius: 4, x: 1, y: 2)) == "push shadow #FF3B30 radius 4 offset 1,2\n\(inner)")
        #expect(draw(two.shadow(color: .clear, radius: 4)) == draw(two))
        #expect(draw(two.blendMode(.multiply)) == "push blend multiply\n\(inner)")
        #expect(draw(two.compositingGroup()) == "push opacity 1\n\(inner)")
        #expect(draw(two.drawingGroup()) == draw(two.compositingGroup()))
    }

    @Test func clips() {
        #expect(draw(two.clipShape(Circle())) == "push clip ellipse 45,45 10x10\n\(inner)")
        #expect(draw(two.clipShape(.rect(cornerRadius: 2))) == "push clip continuousRect 40,45 20x10 radius 2\n\(inner)")
        #expect(draw(two.cornerRadius(3)) == "push clip circularRect 40,45 20x10 radius 3\n\(inner)")
        #expect(draw(two.clipped()) == "push clip rect 40,45 20x10\n\(inner)")
        #expect(draw(two.clipShape(Circle(), style: FillStyle(eoFill: true))).hasPrefix("push clip ellipse 45,45 10x10 evenOdd"))
        #expect(
            draw(two.clipShape(Circle().stroke(lineWidth: 2)))
                == "push mask\n  where\n    stroke ellipse 45,45 10x10 #000000 width 2\n\(inner)")
        #expect(draw(Color.red.clipShape(Circle())) == "fill ellipse 0,0 100x100 #FF3B30")
    }

    @Test func masks() {
        #expect(draw(two.mask(Circle())) == "push mask\n  where\n    fill ellipse 45,45 10x10 #000000\n\(inner)")
        #expect(draw(two.mask { Circle() }) == draw(two.mask(Circle())))
        #expect(
            draw(two.mask(alignment: .leading) { Circle().frame(width: 4, height: 4) })
                == "push mask\n  where\n    fill ellipse 40,48 4x4 #000000\n\(inner)")
    }

    @Test func maps() {
        #expect(draw(two.rotationEffect(.degrees(90))) == "push transform 0 1 -1 0 100 0\n\(inner)")
        #expect(draw(two.rotationEffect(.degrees(180), anchor: .topLeading)) == "push transform -1 0 0 -1 80 90\n\(inner)")
        #expect(draw(two.rotationEffect(.zero)) == draw(two))
        #expect(draw(two.scaleEffect(2)) == "push transform 2 0 0 2 -50 -50\n\(inner)")
        #expect(draw(two.scaleEffect(x: 2, y: 1)) == "push transform 2 0 0 1 -50 0\n\(inner)")
        #expect(draw(two.scaleEffect(CGSize(width: 1, height: 2), anchor: .top)) == "push transform 1 0 0 2 0 -45\n\(inner)")
        #expect(draw(two.scaleEffect(0)) == "")
        #expect(draw(two.transformEffect(.init(translationX: 3, y: 4))) == "push move 3,4\n\(inner)")
        #expect(draw(two.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 2))) == draw(two.rotationEffect(.degrees(90))))
    }

    /// The view is 20 points wide, so that the eye is 20 points away: the right edge, 10 points from the axis, lies 8.66 points behind it.
    @Test func turnsInSpace() {
        let turned = two.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        #expect(draw(turned) == "push projection 2.67 2.17 0 1 -83.25 -108.25 by 43.3‰ 0‰ -1.17\n\(inner)")
        #expect(
            draw(two.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)) == "push transform 0.5 0 0 1 25 0\n\(inner)")
        #expect(draw(two.rotation3DEffect(.degrees(360), axis: (x: 0, y: 1, z: 0))) == draw(two))
        #expect(draw(two.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 0))) == draw(two))
        #expect(draw(two.visualEffect { content, _ in content.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) }) == draw(turned))
    }

    @Test func aViewMayTurnOverInRightToLeft() {
        let view = two.flipsForRightToLeftLayoutDirection(true)
        #expect(draw(view) == draw(two))
        #expect(
            Stage { $0.layoutDirection = .rightToLeft }.draw(view)
                == "push transform -1 0 0 1 100 0\n  fill rect 50,45 10x10 #000000\n  fill rect 40,45 10x10 #FFFFFF")
    }

    @Test func colours() {
        func color<V: View>(_ view: V) -> String { String(draw(view).suffix(7)) }
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(color(red.brightness(0.2)) == "#FF3333")
        #expect(color(red.contrast(0)) == "#808080")
        #expect(color(red.grayscale(1)) == "#363636" && color(red.saturation(1)) == "#FF0000")
        #expect(color(red.colorInvert()) == "#00FFFF")
        #expect(color(Color.white.colorMultiply(.red)) == "#FF3B30")
        #expect(color(red.hueRotation(.degrees(120))) == "#00FF00")
        #expect(draw(Color.white.luminanceToAlpha()) == "fill rect 0,0 100x100 #000000")
        #expect(draw(Image("photo").grayscale(1)) != draw(Image("photo")))
    }

    @Test func aBorderLiesWithin() {
        #expect(draw(two.border(.red, width: 2)).hasSuffix("stroke rect 41,46 18x8 #FF3B30 width 2"))
    }
}
