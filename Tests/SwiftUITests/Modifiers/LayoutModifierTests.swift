import Foundation
import SwiftUI
import Testing

/// The layout rules are those of the engine's nodes and tested there; here that each modifier says what it means.
@Suite @MainActor struct LayoutModifierTests {
    private func frames<V: View>(_ view: V) -> [String] { Stage(100, 50).frames(view) }
    private var box: some View { Color.red.frame(width: 20, height: 10) }

    @Test func frames() {
        #expect(frames(box) == ["40,20 20x10"])
        #expect(frames(box.frame(width: 60, height: 30, alignment: .topLeading)) == ["20,10 20x10"])
        #expect(frames(box.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)) == ["80,40 20x10"])
        #expect(frames(Color.red.frame(minWidth: 120)) == ["-10,0 120x50"])
        #expect(frames(Color.red.frame(idealWidth: 30, idealHeight: 20).fixedSize()) == ["35,15 30x20"])
    }

    @Test func paddings() {
        #expect(frames(Color.red.padding()) == ["16,16 68x18"])
        #expect(frames(Color.red.padding(5)) == ["5,5 90x40"])
        #expect(frames(Color.red.padding(.leading, 5)) == ["5,0 95x50"])
        #expect(frames(Color.red.padding([.top, .trailing], 5)) == ["0,5 95x45"])
        #expect(frames(Color.red.padding(.horizontal)) == ["16,0 68x50"])
        #expect(frames(Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))) == ["2,1 94x46"])
        #expect(frames(Color.red.padding(-5)) == ["-5,-5 110x60"])
        #expect(frames(Color.red.safeAreaPadding(.top, 5)) == ["0,5 100x45"])
    }

    @Test func places() {
        #expect(frames(box.offset(x: 3, y: 4)) == ["43,24 20x10"])
        #expect(frames(box.offset(CGSize(width: 3, height: 4))) == ["43,24 20x10"])
        #expect(frames(box.position(x: 10, y: 10)) == ["0,5 20x10"])
        #expect(frames(Color.red.aspectRatio(1, contentMode: .fit)) == ["25,0 50x50"])
        #expect(frames(Color.red.aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit)) == ["38,0 25x50"])
        #expect(frames(Color.red.scaledToFill().frame(width: 20, height: 10)) == ["40,15 20x20"])
    }

    @Test func stacks() {
        let pair = Group {
            box; Color.blue.frame(width: 10, height: 20)
        }
        #expect(frames(HStack { pair }) == ["31,20 20x10", "59,15 10x20"])
        #expect(frames(HStack(alignment: .top, spacing: 0) { pair }) == ["35,15 20x10", "55,15 10x20"])
        #expect(frames(VStack(alignment: .leading, spacing: 0) { pair }) == ["40,10 20x10", "40,20 10x20"])
        #expect(frames(ZStack(alignment: .bottomTrailing) { pair }) == ["40,25 20x10", "50,15 10x20"])
        #expect(
            frames(
                HStack {
                    box; Spacer(); box
                }) == ["0,20 20x10", "80,20 20x10"])
        #expect(
            frames(
                HStack(spacing: 0) {
                    box; Spacer(minLength: 70); box
                }) == ["-5,20 20x10", "85,20 20x10"])
        #expect(frames(LazyVStack(alignment: .leading, spacing: 0) { pair }) == ["0,10 20x10", "0,20 10x20"])
        #expect(frames(LazyHStack(alignment: .bottom, spacing: 0) { pair }) == ["35,40 20x10", "55,30 10x20"])
    }

    @Test func dividersLieAcross() {
        #expect(
            frames(
                VStack(spacing: 0) {
                    Divider(); box
                }) == ["0,20 100x1", "40,21 20x10"])
        #expect(
            frames(
                HStack(spacing: 0) {
                    Divider(); box
                }
            ).first == "40,0 1x50")
        #expect(Stage(100, 50) { $0.displayScale = 3 }.frames(Divider()).first == "0,25 100x0.3")
    }

    @Test func priorityAndOrder() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    Color.red.layoutPriority(1); Color.blue.frame(minWidth: 10)
                }) == ["0,0 90x50", "90,0 10x50"])
        #expect(
            frames(
                ZStack {
                    box.zIndex(1); Color.blue
                }) == ["0,0 100x50", "40,20 20x10"])
    }

    @Test func guides() {
        let row = HStack(alignment: .top, spacing: 0) {
            box.alignmentGuide(.top) { $0[.bottom] }
            box
        }
        #expect(frames(row) == ["30,15 20x10", "50,25 20x10"])
        #expect(
            frames(
                box.overlay(alignment: .topTrailing) { Color.blue.frame(width: 4, height: 4).alignmentGuide(.trailing) { $0.width / 2 } }
            ).last == "58,20 4x4")
    }

    @Test func aGuideOfTheAuthorsOwn() {
        enum Third: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
        }
        let line = VerticalAlignment(Third.self)
        #expect(
            frames(
                HStack(alignment: line, spacing: 0) {
                    Color.red.frame(width: 10, height: 30); Color.blue.frame(width: 10, height: 3)
                })
                == ["40,10 10x30", "50,19 10x3"])
    }

    @Test func attachments() {
        #expect(frames(box.background(Color.blue)) == ["40,20 20x10", "40,20 20x10"])
        #expect(frames(box.background(Color.blue.padding(-5))) == ["35,15 30x20", "40,20 20x10"])
        #expect(frames(box.overlay(Color.blue.frame(width: 40, height: 4))) == ["40,20 20x10", "30,23 40x4"])
        #expect(frames(box.overlay(alignment: .bottom) { Color.blue.frame(height: 2) }) == ["40,20 20x10", "40,28 20x2"])
        #expect(
            frames(
                box.background(alignment: .leading) {
                    Color.blue.frame(width: 2); Color.green.frame(width: 4)
                }
            ).prefix(2) == ["40,20 2x10", "40,20 4x10"])
        #expect(
            Stage(100, 50).draw(box.background(.blue, in: Capsule()))
                == "fill circularRect 40,20 20x10 radius 5 #007AFF\nfill rect 40,20 20x10 #FF3B30")
        #expect(
            Stage(100, 50).draw(Text(" ").frame(width: 4, height: 4).background(in: .rect(cornerRadius: 1))).hasPrefix(
                "fill continuousRect 48,23 4x4 radius 1 #FFFFFF"))
        #expect(frames(box.overlay(.blue, in: Circle())).last == "45,20 10x10")
        #expect(
            frames(
                Group {
                    box; box
                }.background(.blue)
            ).count == 4)
    }

    @Test func insetsAtAnEdge() {
        #expect(
            frames(Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(width: 30, height: 10) }) == [
                "0,0 100x40", "35,40 30x10",
            ])
        #expect(
            frames(Color.red.safeAreaInset(edge: .leading, alignment: .top, spacing: 2) { Color.blue.frame(width: 8, height: 10) }) == [
                "10,0 90x50", "0,0 8x10",
            ])
    }

    @Test func rightToLeft() {
        let stage = Stage(100, 50) { $0.layoutDirection = .rightToLeft }
        #expect(
            stage.frames(
                HStack(spacing: 0) {
                    box; Color.blue.frame(width: 10, height: 20)
                }) == ["45,20 20x10", "35,15 10x20"])
        #expect(stage.frames(box.frame(maxWidth: .infinity, alignment: .leading)) == ["80,20 20x10"])
        #expect(stage.frames(Color.red.padding(.leading, 10)) == ["0,0 90x50"])
        #expect(stage.frames(box.offset(x: 5)) == ["35,20 20x10"])
    }

    @Test func theFirstThatFits() {
        let choice = ViewThatFits {
            Text("A long line of text"); Color.red.frame(width: 30, height: 10); box
        }
        #expect(frames(choice.frame(width: 60)) == ["35,20 30x10"])
        #expect(
            frames(
                ViewThatFits(in: .horizontal) {
                    Color.red.frame(width: 50, height: 80); box
                }) == ["25,-15 50x80"])
    }
}
