import SwiftUI

extension Chapter {
    static var depth: Chapter {
        Chapter(
            "Over and under",
            "A stack in depth is as large as its views of the highest priority; what lies over or under a view has no say in its size.",
            [
                Example("zstack", "What fills lies behind all of a view that is larger than the room.") {
                    ZStack {
                        Color.yellow
                        box(.red, 60, 72)
                    }
                },
                Example("zstack-priority", "Only the view of the highest priority has a say in the size, round which the border lies.") {
                    ZStack {
                        box(.yellow, 100, 50)
                        box(.red, 60, 30).layoutPriority(1)
                    }
                    .border(.blue)
                },
                Example("overlay", "An overlay is offered the view's size, and may be larger.") {
                    box(.red, 40).overlay { box(.blue, 80, 6) }
                },
                Example("badge", "A guide moves the badge's middle to the corner.") {
                    box(.red, 50, 30).overlay(alignment: .topTrailing) {
                        Circle().fill(.blue).frame(width: 14, height: 14)
                            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
                    }
                },
            ])
    }

    static var frames: Chapter {
        Chapter(
            "Frames, ratios and ideal sizes",
            "A frame takes the room as far as a bound was given on that side, and is as long as the view otherwise.",
            [
                Example("minimum", "The least width makes the frame larger than the view.") {
                    box(.red, 20).frame(minWidth: 60).background(.yellow)
                },
                Example("maximum", "The greatest width takes the room up to it.") {
                    box(.red, 20).frame(maxWidth: 90, alignment: .trailing).background(.yellow)
                },
                Example("fixed", "Text at its ideal width is not broken, whatever the room.", width: 60) {
                    Text("Years of rain").font(.system(size: 12)).fixedSize().background(.yellow)
                },
                Example("fixed-height", "In one direction only: broken, and never cut.", width: 60, height: 20) {
                    Text("Seven years of rain").font(.system(size: 12)).fixedSize(horizontal: false, vertical: true).background(.yellow)
                },
                Example("fit", "A ratio fits into the room.") { Color.red.aspectRatio(1.5, contentMode: .fit) },
                Example("fill", "Or covers it, here cut to its frame.") {
                    Color.red.aspectRatio(1, contentMode: .fill).overlay(Circle().fill(.yellow)).frame(width: 80, height: 40).clipped()
                },
                Example("no-ratio", "Without a ratio it is that of the ideal size: a colour is a square.") {
                    Color.red.aspectRatio(contentMode: .fit)
                },
                Example("fits", "The first view whose ideal size fits.", width: 60) {
                    ViewThatFits {
                        box(.red, 100)
                        box(.blue, 50)
                        box(.green, 20)
                    }
                },
            ])
    }

    static var places: Chapter {
        Chapter(
            "Places",
            "Padding changes the room, an offset only the drawing, a position takes all the room.",
            [
                Example("padding", "Negative padding reaches out of the room.") {
                    Color.red.padding(.horizontal, -6).padding(.vertical, 16)
                },
                Example("offset", "The place beside the view stays as it is.") {
                    HStack(spacing: 0) {
                        box(.red, 30).offset(x: 6, y: -12)
                        box(.blue, 30)
                    }
                },
                Example("position", "The middle of the view at a point of the room.") { box(.red, 30).position(x: 30, y: 18) },
                Example("right-to-left", "All that is counted from the leading edge is counted from the right.") {
                    HStack {
                        box(.red, 20)
                        box(.blue, 40).padding(.leading, 10)
                        Spacer()
                    }
                    .environment(\.layoutDirection, .rightToLeft)
                },
            ])
    }
}
