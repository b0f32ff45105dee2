import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct GradientTests {
    private func draw<V: View>(_ view: V) -> String { Stage().draw(view) }
    private let stops = "#000000@0 #FFFFFF@1"

    @Test func gradientsAsViews() {
        let colors = [Color.black, .white]
        #expect(
            draw(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottom))
                == "fill rect 0,0 100x100 linear(\(stops) from 0,0 to 50,100)")
        #expect(
            draw(RadialGradient(colors: colors, center: .leading, startRadius: 1, endRadius: 9))
                == "fill rect 0,0 100x100 radial(\(stops) at 0,50 radius 1...9)")
        #expect(
            draw(EllipticalGradient(colors: colors, center: .leading).frame(height: 40))
                == "fill rect 0,30 100x40 elliptical(\(stops) at 0,0.5 radius 0...0.5 over 0,30 100x40)")
        #expect(
            draw(AngularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .radians(3)))
                == "fill rect 0,0 100x100 angular(\(stops) at 50,50 angle 0...3)")
        #expect(
            draw(AngularGradient(gradient: Gradient(colors: colors), center: .center, angle: .radians(1)))
                == "fill rect 0,0 100x100 angular(\(stops) at 50,50 angle 1...7.28)")
    }

    @Test func gradientsAsStyles() {
        let gradient = Gradient(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
        let downwards = "linear(\(stops) from 50,0 to 50,100)"
        #expect(draw(Rectangle().fill(gradient)) == "fill rect 0,0 100x100 \(downwards)")
        #expect(draw(Rectangle().fill(AnyGradient(gradient))) == "fill rect 0,0 100x100 \(downwards)")
        #expect(
            draw(Rectangle().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))) == "fill rect 0,0 100x100 \(downwards)")
        #expect(
            draw(Rectangle().fill(.linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)))
                == "fill rect 0,0 100x100 \(downwards)")
        #expect(
            draw(Rectangle().foregroundStyle(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 5)))
                == "fill rect 0,0 100x100 radial(\(stops) at 50,50 radius 0...5)")
        #expect(
            draw(Rectangle().fill(.angularGradient(colors: [.black, .white], center: .center, startAngle: .zero, endAngle: .radians(1))))
                == "fill rect 0,0 100x100 angular(\(stops) at 50,50 angle 0...1)")
    }

    @Test func coloursStandAtEvenDistances() {
        #expect(Gradient(colors: [.black, .red, .white]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.black]).stops.map(\.location) == [0])
        #expect(draw(Rectangle().fill(Gradient(colors: []))) == "")
    }

    @Test func aColoursOwnGradientEndsInIt() {
        #expect(
            draw(Rectangle().fill(Color(red: 0, green: 0, blue: 0).gradient))
                == "fill rect 0,0 100x100 linear(#333333@0 #000000@1 from 50,0 to 50,100)")
    }

    @Test func coloursFollowTheEnvironment() {
        let gradient = LinearGradient(colors: [.red, Color("brand")], startPoint: .leading, endPoint: .trailing)
        #expect(Stage { $0.colorScheme = .dark }.draw(gradient) == "fill rect 0,0 100x100 linear(#FF453A@0 #00FF00@1 from 0,50 to 100,50)")
        #expect(
            draw(Rectangle().fill(gradient.opacity(0.5))) == "fill rect 0,0 100x100 linear(#FF3B3080@0 #0000FF80@1 from 0,50 to 100,50)")
    }

    /// A named shape is filled across itself, a free path across its room, so that a part of a ring keeps the ring's middle.
    @Test func theRectangleThatAGradientFills() {
        let across = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        #expect(draw(Circle().fill(across).frame(width: 80, height: 40)) == "fill ellipse 30,30 40x40 linear(\(stops) from 30,50 to 70,50)")
        let ring = Circle().trim(from: 0, to: 0.25).stroke(AngularGradient(colors: [.black, .white], center: .center), lineWidth: 10)
        #expect(draw(ring).contains("at 50,50 angle"))
        #expect(draw(Rectangle().stroke(across, lineWidth: 10)) == "stroke rect 0,0 100x100 linear(\(stops) from -5,50 to 105,50) width 10")
    }
}
