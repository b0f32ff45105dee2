import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct GeometryReaderTests {
    @Test func itTakesAllTheRoomAndSaysHowMuch() {
        let view = GeometryReader { room in
            Color.red.frame(width: room.size.width / 2, height: room.size.height / 4)
        }
        #expect(Stage().frames(view) == ["0,0 50x25"])
        #expect(Stage().frames(view.padding(10)) == ["10,10 40x20"])
        #expect(
            Stage().frames(
                HStack(spacing: 0) {
                    Color.blue.frame(width: 60); view
                }
            ).last == "60,0 20x25")
    }

    @Test func severalLieOverEachOtherInItsCorner() {
        let view = GeometryReader { _ in
            Color.red.frame(width: 10, height: 10)
            Color.blue.frame(width: 20, height: 5)
        }
        #expect(Stage().frames(view) == ["0,0 10x10", "0,0 20x5"])
        #expect(Stage { $0.layoutDirection = .rightToLeft }.frames(view) == ["90,0 10x10", "80,0 20x5"])
    }

    @Test func whereItLies() {
        var frames: [CGRect] = []
        let view = GeometryReader { room in
            let _ = frames = [room.frame(in: .local), room.frame(in: .global), room.frame(in: .named("x"))]
            Color.red
        }
        _ = Stage().draw(view.frame(width: 20, height: 10))
        #expect(
            frames == [CGRect(x: 0, y: 0, width: 20, height: 10)] + Array(repeating: CGRect(x: 40, y: 45, width: 20, height: 10), count: 2))
    }

    @Test func aReaderWithinAReader() {
        let view = GeometryReader { outer in
            GeometryReader { inner in Color.red.frame(width: outer.size.width / 2, height: inner.size.height / 2) }.padding(10)
        }
        #expect(Stage().frames(view) == ["10,10 50x40"])
    }
}
