import SwiftUI

extension Chapter {
    static var rows: Chapter {
        Chapter(
            "Rows",
            "A stack takes its spacing off the room, asks the least flexible view first, and offers each an even part of what is left.",
            [
                Example("even", "Views that fill share evenly, 8 points apart where nobody says more.") {
                    HStack {
                        Color.red
                        Color.blue
                    }
                },
                Example("rigid", "A rigid view is asked first; the other has the rest.") {
                    HStack(spacing: 0) {
                        Color.red
                        box(.blue, 30)
                    }
                },
                Example("overflow", "A least width that is found too late overflows, on both sides of the room.") {
                    HStack(spacing: 0) {
                        Color.red.frame(maxWidth: 80)
                        Color.blue.frame(minWidth: 80)
                    }
                },
                Example("priority", "The higher priority is asked first, but leaves the others their least.") {
                    HStack(spacing: 0) {
                        Color.red.frame(minWidth: 20)
                        Color.blue.layoutPriority(1)
                    }
                },
                Example("spacer", "A spacer pushes apart, is 8 points long at least, and keeps no distance of its own.") {
                    HStack {
                        box(.red, 20)
                        Spacer()
                        box(.blue, 40)
                    }
                },
                Example("endless", "A frame without end takes what is left.") {
                    HStack(spacing: 0) {
                        box(.red, 20).frame(maxWidth: .infinity).background(.yellow)
                        box(.blue, 40)
                    }
                },
                Example("equal-heights", "Asked for its ideal height, a row places all its views in the height of the highest.") {
                    HStack(spacing: 4) {
                        Color.red.frame(width: 30)
                        box(.blue, 30, 40)
                        Divider()
                        box(.green, 20, 10)
                    }
                    .fixedSize(horizontal: false, vertical: true)
                },
                Example("beside", "Text beside a fixed picture is broken to what is left.") {
                    HStack(alignment: .top, spacing: 6) {
                        box(.red, 40, 40)
                        Text("Seven years of rain").font(.system(size: 12))
                    }
                },
            ])
    }

    static var columns: Chapter {
        Chapter(
            "Columns and distances",
            "Text keeps distances of its own: from what is no text a tenth of a line more than its line needs, from text what its font leaves.",
            [
                Example("equal-widths", "Asked for its ideal width, a column places all its views in the width of the widest.") {
                    VStack(spacing: 4) {
                        box(.red, 20, 16).frame(maxWidth: .infinity).background(.yellow)
                        box(.blue, 70, 16)
                    }
                    .fixedSize(horizontal: true, vertical: false)
                },
                Example("distances", "Shapes keep 8 points, text other distances above and below, and none from text.", height: 90) {
                    VStack {
                        box(.red, 60, 8)
                        box(.red, 60, 8)
                        Text("Text").font(.system(size: 13)).background(.yellow)
                        Text("Text").font(.system(size: 13)).background(.yellow)
                        box(.red, 60, 8)
                    }
                },
                Example("guides", "Guides lie on one line, and the stack is as wide as its views then are.") {
                    VStack(alignment: .leading, spacing: 2) {
                        box(.red, 60, 16).alignmentGuide(.leading) { $0[.trailing] }
                        box(.blue, 50, 16)
                        box(.green, 30, 16).alignmentGuide(.leading) { $0.width / 2 }
                    }
                },
                Example("baselines", "Text of different sizes stands on one line; what is no text stands on its bottom.") {
                    HStack(alignment: .firstTextBaseline, spacing: 4) {
                        Text("Ag").font(.system(size: 30))
                        Text("Ag").font(.system(size: 13))
                        box(.blue, 20, 14)
                    }
                },
            ])
    }
}
