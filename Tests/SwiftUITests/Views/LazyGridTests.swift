import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct LazyGridTests {
    private func frames<V: View>(_ view: V) -> [String] { Stage(100, 50).frames(view) }
    private var box: some View { Color.red.frame(height: 10) }

    @Test func columns() {
        let columns = [GridItem(.flexible()), GridItem(.flexible())]
        #expect(frames(LazyVGrid(columns: columns) { ForEach(0..<3) { _ in box } }) == ["0,11 46x10", "54,11 46x10", "0,29 46x10"])
        #expect(
            frames(LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 0)], spacing: 2) { ForEach(0..<4) { _ in box } }).last
                == "0,26 33x10")
        #expect(
            frames(
                LazyVGrid(columns: [GridItem(.fixed(20), alignment: .leading)], alignment: .trailing) {
                    Color.red.frame(width: 5, height: 10)
                }) == ["80,20 5x10"])
    }

    @Test func rows() {
        let rows = Array(repeating: GridItem(.fixed(10), spacing: 4), count: 2)
        #expect(
            frames(LazyHGrid(rows: rows, spacing: 1) { ForEach(0..<3) { _ in Color.red.frame(width: 20) } }) == [
                "30,13 20x10", "30,27 20x10", "51,13 20x10",
            ])
    }

    @Test func boundsThatMakeNoSense() {
        #expect(frames(LazyVGrid(columns: [GridItem(.flexible(minimum: 50, maximum: 20))]) { box }) == ["25,20 50x10"])
        #expect(frames(LazyVGrid(columns: [GridItem(.adaptive(minimum: 0))], spacing: 0) { ForEach(0..<2) { _ in box } }).count == 2)
        #expect(frames(LazyVGrid(columns: [GridItem(.adaptive(minimum: .nan, maximum: .nan))]) { box }).count == 1)
        #expect(frames(LazyVGrid(columns: []) { box }) == [])
    }
}
