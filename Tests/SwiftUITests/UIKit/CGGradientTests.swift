import Drawing
import Foundation
import Testing

@testable import SwiftUI

@Suite @MainActor struct CGGradientTests {
    private let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
    private let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray

    private func painted(_ draw: (CGContext) -> Void) -> String {
        Stage().draw(Image(uiImage: renderer.image { draw($0.cgContext) }))
    }

    private func gradient(_ locations: [CGFloat]? = [0, 1]) throws -> CGGradient {
        try #require(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: locations))
    }

    @Test func coloursRunAlongALine() throws {
        let gradient = try gradient()
        let drawn = painted {
            $0.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        #expect(drawn.contains("linear(#FF0000@0 #0000FF@1 from 0,0 to 40,0)"))
    }

    @Test func beyondItsEndsNothingIsDrawnUnlessAsked() throws {
        let gradient = try gradient(nil)
        let drawn = painted { $0.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: []) }
        #expect(drawn.contains("fill path M10,10000 L30,10000 L30,-10000 L10,-10000 Z linear"))
        let point = painted { $0.drawLinearGradient(gradient, start: .zero, end: .zero, options: []) }
        #expect(point.contains("fill rect"), "a line without length ends nowhere")
    }

    @Test func coloursRunFromAPointOutwards() throws {
        let gradient = try gradient([0.25, 0.75])
        let draw = { (options: CGGradientDrawingOptions) in
            painted {
                $0.drawRadialGradient(
                    gradient, startCenter: .zero, startRadius: 2, endCenter: CGPoint(x: 20, y: 10), endRadius: 10, options: options)
            }
        }
        #expect(draw([]).contains("fill ellipse 10,0 20x20 radial(#FF0000@0.25 #0000FF@0.75 at 20,10 radius 2...10)"))
        #expect(draw(.drawsAfterEndLocation).contains("fill rect"))
    }

    @Test func whatIsClippedIsFilledAlone() throws {
        let gradient = try gradient()
        let drawn = painted {
            $0.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.clip()
            $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: .drawsAfterEndLocation)
        }
        #expect(drawn.contains("ellipse 0,0 10x10"))
    }

    @Test func componentsAreColoursToo() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        let gradient = try #require(
            CGGradient(colorSpace: space, colorComponents: [1, 0, 0, 1, 0, 1, 0, 1], locations: [0, 1], count: 2))
        #expect(gradient.stops.count == 2)
        #expect(CGGradient(colorSpace: space, colorComponents: [1, 0], locations: nil, count: 5) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    }
}
