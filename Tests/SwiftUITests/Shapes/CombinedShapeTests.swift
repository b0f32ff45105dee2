import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct CombinedShapeTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let right = Path(CGRect(x: 5, y: 0, width: 10, height: 10))

    @Test func pathsOfTwo() {
        let cases: [(Path, String)] = [
            (left.union(right), "path M0,0 L15,0 L15,10 L0,10 Z"), (left.intersection(right), "path M5,0 L10,0 L10,10 L5,10 Z"),
            (left.subtracting(right), "path M0,0 L5,0 L5,10 L0,10 Z"),
            (left.symmetricDifference(right), "path M0,0 L5,0 L5,10 L0,10 Z M10,0 L15,0 L15,10 L10,10 Z"),
        ]
        for (path, printed) in cases { #expect(Stage().draw(path.fill(.black)) == "fill \(printed) #000000") }
    }

    @Test func linesWithinAndOutside() {
        let line = Path { $0.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)]) }
        #expect(Stage().draw(line.lineIntersection(left).stroke(.red)) == "stroke path M0,5 L10,5 #FF3B30 width 1")
        #expect(Stage().draw(line.lineSubtraction(left).stroke(.red)) == "stroke path M-5,5 L0,5 M10,5 L15,5 #FF3B30 width 1")
    }

    /// By the rule of even and odd the middle of a path that goes round twice is open.
    @Test func theRuleTellsWhatIsWithin() {
        let twice = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 12, height: 12))
            path.addRect(CGRect(x: 4, y: 4, width: 4, height: 4))
        }
        let middle = CGPoint(x: 6, y: 6)
        #expect(twice.normalized(eoFill: false).contains(middle) && !twice.normalized().contains(middle))
        #expect(twice.intersection(Path(CGRect(x: 5, y: 5, width: 2, height: 2)), eoFill: true).isEmpty)
    }

    @Test func shapesInOneRectangle() {
        let cut = Rectangle().subtracting(Rectangle().inset(by: 10))
        #expect(
            Stage().draw(cut.fill(.red).frame(width: 40, height: 40))
                == "fill path M30,30 L70,30 L70,70 L30,70 Z M40,40 L40,60 L60,60 L60,40 Z #FF3B30")
        #expect(
            Stage().draw(Rectangle().intersection(Rectangle().offset(x: 60)).fill(.red))
                == "fill path M60,0 L100,0 L100,100 L60,100 Z #FF3B30")
        #expect(Stage().draw(Rectangle().union(Rectangle().scale(0.5))) == "fill path M0,0 L100,0 L100,100 L0,100 Z #000000")
        #expect(Stage().draw(Circle().symmetricDifference(Circle())) == "")
        let edge = Rectangle().lineSubtraction(Rectangle().offset(x: 50)).stroke(.red)
        #expect(Stage().draw(edge).hasPrefix("stroke path M0,0 L50,0"))
    }

    @Test func whatHasAnAreaClips() {
        let clipped = Color.red.clipShape(Rectangle().subtracting(Rectangle().scale(x: 0.5)))
        #expect(Stage().draw(clipped) == "fill path M0,0 L25,0 L25,100 L0,100 Z M75,0 L100,0 L100,100 L75,100 Z #FF3B30")
    }
}
