import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct ViewBuilderTests {
    private func widths<V: View>(_ view: V) -> [String] {
        Stage().frames(HStack(spacing: 0) { view }).map { String($0.split(separator: " ")[1]) }
    }

    private func box(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 1) }

    @Test func manyChildren() {
        let view = Group {
            box(1); box(2); box(3); box(4); box(5); box(6); box(7); box(8); box(9); box(10); box(11); box(12)
        }
        #expect(widths(view) == (1...12).map { "\($0)x1" })
    }

    @Test func noChild() {
        #expect(widths(Group {}) == [])
        #expect(widths(EmptyView()) == [])
    }

    @Test(arguments: [true, false])
    func conditions(holds: Bool) {
        let view = Group {
            if holds { box(1) }
            if holds { box(2) } else { box(3) }
            if let width = holds ? CGFloat(4) : nil { box(width) }
            if #available(iOS 17, *) { box(5) }
        }
        #expect(widths(view) == (holds ? ["1x1", "2x1", "4x1", "5x1"] : ["3x1", "5x1"]))
    }

    @Test(arguments: zip(0..<4, ["1x1", "2x1", "3x1", "4x1"]))
    func choices(number: Int, expected: String) {
        let view = Group {
            switch number {
            case 0: box(1)
            case 1: box(2)
            case 2: box(3)
            default: box(4)
            }
        }
        #expect(widths(view) == [expected])
    }

    @Test func repetitions() {
        struct Item: Identifiable { let id: Int }
        #expect(widths(ForEach(1..<4) { box(CGFloat($0)) }) == ["1x1", "2x1", "3x1"])
        #expect(widths(ForEach([3, 2], id: \.self) { box(CGFloat($0)) }) == ["3x1", "2x1"])
        #expect(
            widths(
                ForEach([Item(id: 5), Item(id: 6)]) {
                    box(CGFloat($0.id)); box(1)
                }) == ["5x1", "1x1", "6x1", "1x1"])
        #expect(widths(ForEach(0..<0) { _ in box(1) }) == [])
    }

    @Test func severalBoxesAreModifiedEachByItself() {
        #expect(
            widths(
                Group {
                    box(1); box(2)
                }.frame(width: 10)) == ["1x1", "2x1"])
        let row = HStack(spacing: 0) {
            Group {
                box(2); box(4)
            }.padding(.leading, 10)
        }
        #expect(Stage().frames(row) == ["47,50 2x1", "59,50 4x1"])
    }

    @Test func viewsOfAnyType() {
        let views: [any View] = [
            box(1),
            Group {
                box(2); box(3)
            }, AnyView(AnyView(box(4))),
        ]
        #expect(views.flatMap { widths(AnyView($0)) } == ["1x1", "2x1", "3x1", "4x1"])
        let optional: Color? = nil
        #expect(widths(optional) == [])
    }

    @Test func authorsViewsAreMadeOfOthers() {
        struct Pair: View {
            let width: CGFloat
            var body: some View {
                Color.red.frame(width: width, height: 1)
                inner
            }
            @ViewBuilder private var inner: some View {
                if width > 1 { Pair(width: width - 1) }
            }
        }
        #expect(widths(Pair(width: 3)) == ["3x1", "2x1", "1x1"])
    }

    @Test func aTreeWithoutEndIsRefused() {
        struct Endless: View {
            var body: some View { AnyView(Endless()) }
        }
        let stage = Stage()
        #expect(
            stage.draw(
                HStack(spacing: 0) {
                    box(1); Endless()
                }
            ).contains("#FFCC00"))
        #expect(stage.warnings.count == 1)
        #expect(stage.warnings.first?.hasPrefix("a view tree deeper than") == true)
    }
}
