import SwiftUI

extension Chapter {
    static var drawing: Chapter {
        Chapter(
            "What is drawn",
            "Effects and styles leave the room as it is.",
            [
                Example("elliptical", "An elliptical gradient is stretched over what it fills.") {
                    EllipticalGradient(colors: [.yellow, .red], center: .center)
                },
                Example("rotation3d", "A turn in space: the right edge lies further from the eye.") {
                    Text("Perspective").font(.system(size: 15, weight: .bold)).padding(8).background(.orange)
                        .rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
                },
                Example("rotation3d-tilt", "About an axis across, with the eye further away.", height: 80) {
                    VStack(spacing: 4) {
                        ForEach(0..<4) { row in HStack(spacing: 4) { ForEach(0..<6) { box(($0 + row) % 2 == 0 ? .blue : .cyan, 14, 14) } } }
                    }
                    .rotation3DEffect(.degrees(55), axis: (x: 1, y: 0, z: 0), perspective: 0.8)
                },
                Example("material", "A material blurs what was drawn below it.") {
                    HStack(spacing: 0) { ForEach(0..<6) { box($0 % 2 == 0 ? .red : .yellow, 20, 60) } }
                        .overlay {
                            Text("Below").font(.system(size: 15)).padding(10)
                                .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
                        }
                },
                Example("material-thick", "The thicker, the less of it.") {
                    LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing)
                        .overlay { Circle().fill(.white).frame(width: 24) }
                        .overlay(alignment: .leading) { Rectangle().fill(.thinMaterial).frame(width: 40) }
                        .overlay(alignment: .trailing) { Rectangle().fill(.thickMaterial).frame(width: 40) }
                },
                Example("subtracting", "A shape without another.") {
                    Circle().subtracting(Circle().offset(x: 16, y: -8)).fill(.indigo)
                },
                Example("symmetric", "What lies in one of two shapes alone, and a line round both.") {
                    let first = Circle().size(width: 50, height: 50)
                    let second = Rectangle().size(width: 50, height: 30).offset(x: 30, y: 25)
                    first.symmetricDifference(second).fill(.teal).overlay { first.union(second).stroke(.black, lineWidth: 2) }
                        .frame(width: 80, height: 55)
                },
                Example("line-intersection", "A line within a shape.") {
                    let wave = Path { path in
                        for step in 0...60 { path.addLine(to: CGPoint(x: 2 * CGFloat(step), y: 30 + 20 * sin(CGFloat(step) / 4))) }
                    }
                    wave.lineIntersection(Path(ellipseIn: CGRect(x: 20, y: 0, width: 80, height: 60))).stroke(.red, lineWidth: 3)
                },
                Example("spinner", "Progress whose end is not known: as large as controls are, whatever the room.") {
                    HStack(spacing: 16) {
                        ProgressView()
                        ProgressView().controlSize(.large).tint(.blue)
                    }
                },
                Example("widths", "Type of other widths.", height: 80) {
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Compressed").fontWidth(.compressed)
                        Text("Condensed").fontWidth(.condensed)
                        Text("Standard")
                        Text("Expanded").fontWidth(.expanded)
                    }
                    .font(.system(size: 14))
                },
            ])
    }
}
