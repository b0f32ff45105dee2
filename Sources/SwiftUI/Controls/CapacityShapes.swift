internal import Drawing
import Foundation

/// A bar filled in the tint up to a fraction 0...1.
struct _CapacityBar: View {
    let fraction: Double
    var span: MovingSpan?
    let height: CGFloat

    var body: some View {
        Capsule().fill(FillShapeStyle())
            .overlay(alignment: .leading) {
                if let span {
                    _MovingStroke(span: span, form: .bar, width: height)
                } else {
                    GeometryReader { room in
                        Capsule().fill(TintShapeStyle()).frame(width: room.size.width * fraction)
                    }
                }
            }
            .frame(height: height)
    }
}

/// A ring drawn in the tint up to a fraction 0...1, clockwise from the top; its line is `width` points.
struct _CapacityRing: View {
    let fraction: Double
    var span: MovingSpan?
    let width: CGFloat

    var body: some View {
        ZStack {
            Circle().inset(by: width / 2).stroke(FillShapeStyle(), lineWidth: width)
            if let span {
                _MovingStroke(span: span, form: .ring, width: width)
            } else {
                Circle().inset(by: width / 2).trim(from: 0, to: fraction).rotation(.degrees(-90))
                    .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: width, lineCap: .round))
            }
        }
    }
}
