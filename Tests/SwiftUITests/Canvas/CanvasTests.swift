import Drawing
import SwiftUI
import Testing

@Suite @MainActor struct CanvasTests {
    private func draw(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> [String] {
        Stage(100, 50).draw(Canvas(renderer: renderer).frame(width: 80, height: 40)).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func theRendererKnowsItsRoomAndDrawsWithinIt() {
        let lines = draw { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
        #expect(lines.contains("fill rect 0,0 80x40 #FF3B30"))
        #expect(lines.contains { $0.contains("clip rect 10,5 80x40") })
        #expect(lines.contains { $0.contains("10,5") })
    }

    @Test func pathsAreFilledAndStroked() {
        let lines = draw { context, _ in
            context.fill(square, with: .foreground)
            context.stroke(square, with: .color(.blue), lineWidth: 2)
            context.stroke(square, with: .style(.red.opacity(0.5)), style: StrokeStyle(lineWidth: 1, dash: [2]))
        }
        #expect(lines.contains("fill rect 0,0 10x10 #000000"))
        #expect(lines.contains { $0.hasPrefix("stroke rect 0,0 10x10 #007AFF") })
        #expect(lines.contains { $0.hasPrefix("stroke rect 0,0 10x10 #FF3B3080") })
    }

    @Test func gradientsLieWhereTheyAreSaidTo() {
        let gradient = Gradient(colors: [.black, .white])
        let lines = draw { context, _ in
            context.fill(square, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 7, y: 0)))
            context.fill(square, with: .radialGradient(gradient, center: CGPoint(x: 1, y: 2), startRadius: 0, endRadius: 3))
        }
        #expect(lines.contains { $0.contains("linear") && $0.contains("7,0") })
        #expect(lines.contains { $0.contains("radial") && $0.contains("1,2") })
    }

    @Test func aCopyHasAStateOfItsOwn() {
        let lines = draw { context, _ in
            var moved = context
            moved.translateBy(x: 5, y: 0)
            moved.opacity = 0.5
            moved.fill(square, with: .color(.red))
            context.fill(square, with: .color(.blue))
        }
        #expect(lines.contains("fill rect 0,0 10x10 #FF3B3080"))
        #expect(lines.contains("fill rect 0,0 10x10 #007AFF"))
        #expect(lines.contains("push move 10,5") && lines.contains("push move 5,0"))
    }

    @Test func aMapThatFlattensDrawsNothing() {
        let lines = draw { context, _ in
            context.scaleBy(x: 0, y: 1)
            context.fill(square, with: .color(.red))
        }
        #expect(!lines.contains { $0.hasPrefix("fill") })
    }

    @Test func settingTheMapReplacesIt() {
        let lines = draw { context, _ in
            context.translateBy(x: 5, y: 5)
            context.transform = .identity
            context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8)))
            context.fill(square, with: .color(.red))
        }
        #expect(lines.contains("fill ellipse 0,0 8x8 #FF3B30"))
    }

    @Test func textsAreMeasuredAndDrawn() {
        var measured = CGSize.zero
        let runs = Stage(100, 50).runs(
            Canvas { context, size in
                let text = context.resolve(Text("abcd").font(.system(size: 10)))
                measured = text.measure(in: size)
                context.draw(text, at: CGPoint(x: 50, y: 25))
                context.draw(Text("in"), in: CGRect(x: 0, y: 0, width: 50, height: 20))
            })
        #expect(runs.map(\.text) == ["abcd", "in"])
        #expect(measured.width == 20)
        #expect(runs.first?.origin.x == 40)
    }

    @Test func picturesAndSymbolsAreDrawn() {
        let list = Stage(100, 50).list(
            Canvas { context, _ in
                context.draw(Image("photo"), in: CGRect(x: 0, y: 0, width: 10, height: 10))
                if let mark = context.resolveSymbol(id: "mark") { context.draw(mark, at: CGPoint(x: 50, y: 25), anchor: .topLeading) }
                #expect(context.resolveSymbol(id: "none").map { _ in 1 } == nil)
                #expect(context.resolve(Image("photo")).size == CGSize(width: 40, height: 20))
            } symbols: {
                Rectangle().frame(width: 6, height: 6).tag("mark")
            })
        let lines = list.commands.printed
        #expect(lines.contains("image 0 in 0,0 10x10") || lines.contains("0,0 10x10"))
        #expect(lines.contains("rect 50,25 6x6"))
    }

    @Test func aLayerIsOneGroup() {
        let lines = draw { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(square, with: .color(.red))
                layer.fill(square, with: .color(.blue))
            }
        }
        #expect(lines.contains { $0.contains("opacity 0.5") })
        #expect(lines.contains("fill rect 0,0 10x10 #FF3B30"))
    }

    @Test func filtersAreEffects() {
        let lines = draw { context, _ in
            context.addFilter(.blur(radius: 3))
            context.addFilter(.blur(radius: 0))
            context.addFilter(.shadow(color: .black, radius: 2))
            context.fill(square, with: .color(.red))
        }
        #expect(lines.filter { $0.contains("blur") }.count == 1)
        #expect(lines.contains { $0.contains("shadow") })
    }

    @Test(
        arguments: [
            (.colorInvert(), "#00C4CF"), (.grayscale(1), "#646464"), (.brightness(1), "#FFFFFF"), (.contrast(0), "#808080"),
            (.colorMultiply(.black), "#000000"), (.saturation(1), "#FF3B30"), (.hueRotation(.zero), "#FF3B30"),
            (.colorInvert(0), "#FF3B30"),
        ] as [(GraphicsContext.Filter, String)])
    func filtersChangeColours(filter: GraphicsContext.Filter, color: String) {
        let lines = draw { context, _ in
            context.addFilter(filter)
            context.fill(square, with: .color(.red))
        }
        #expect(lines.contains("fill rect 0,0 10x10 \(color)"), "\(lines)")
    }

    @Test func aLayerClips() {
        let lines = draw { context, _ in
            context.clipToLayer(opacity: 0.5) { $0.fill(square, with: .color(.black)) }
            context.fill(square, with: .color(.red))
        }
        #expect(
            lines.contains("push mask") && lines.contains("fill rect 0,0 10x10 #00000080") && lines.contains("fill rect 0,0 10x10 #FF3B30"))
        let inverse = draw { context, _ in
            context.clipToLayer(options: .inverse) { $0.fill(square, with: .color(.black)) }
            context.fill(square, with: .color(.red))
        }
        #expect(inverse.contains("push blend destinationOut"))
    }
}
