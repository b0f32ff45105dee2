import Drawing
import Foundation
import LayoutEngine
import Testing

@Suite struct OutlineLinesTests {
    private let area = Outline.rect(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func aLineIsCutAtTheEdge() {
        let line = Outline.path([.move(CGPoint(x: -5, y: 5)), .line(CGPoint(x: 5, y: 5)), .line(CGPoint(x: 5, y: 15))])
        #expect("\(line.lines(inside: true, of: area))" == "path M0,5 L5,5 L5,10")
        #expect("\(line.lines(inside: false, of: area))" == "path M-5,5 L0,5 M5,10 L5,15")
    }

    @Test func whatIsAllWithinStaysClosed() {
        let square = Outline.rect(CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect("\(square.lines(inside: true, of: area))" == "path M2,2 L6,2 L6,6 L2,6 Z")
        #expect("\(square.lines(inside: false, of: area))" == "path")
        #expect("\(square.lines(inside: false, of: .path([])))" == "path M2,2 L6,2 L6,6 L2,6 Z")
    }

    @Test func holesAreOutside() {
        let ring = Outline.path(area.segments + Outline.rect(CGRect(x: 4, y: 4, width: 2, height: 2)).segments)
        let line = Outline.path([.move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 10, y: 5))])
        #expect("\(line.lines(inside: true, of: ring, evenOdd: true))" == "path M0,5 L4,5 M6,5 L10,5")
        #expect("\(line.lines(inside: true, of: ring))" == "path M0,5 L4,5 L6,5 L10,5")
    }
}
