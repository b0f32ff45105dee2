import SwiftUI
import Testing

@Suite @MainActor struct GroupBoxStyleTests {
    private struct Bare: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                configuration.content
                configuration.label
            }
        }
    }

    private var box: some View {
        GroupBox {
            Color.red.frame(width: 10, height: 10)
        } label: {
            Color.blue.frame(width: 4, height: 4)
        }
    }

    @Test func aStyleMakesTheBox() {
        #expect(Stage().frames(box.groupBoxStyle(Bare())) == ["43,45 10x10", "53,48 4x4"])
    }

    @Test func theDefaultIsAFieldWithRoundCorners() {
        let frames = Stage().frames(box)
        #expect(frames.count == 3 && frames == Stage().frames(box.groupBoxStyle(.automatic)))
        #expect(Stage().draw(box).hasPrefix("fill continuousRect"))
    }

    @Test func theInnerStyleWins() {
        #expect(Stage().frames(box.groupBoxStyle(Bare()).groupBoxStyle(.automatic)).count == 2)
    }
}
