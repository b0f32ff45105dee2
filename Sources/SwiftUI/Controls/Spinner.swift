internal import Drawing
import Foundation

/// The wheel of eight spokes that stands for work whose end is not known; a picture does not turn.
///
/// Grey where no tint was given, and as large as the size of controls says, whatever its room.
struct _Spinner: View {
    @Environment(\.controlSize) private var size
    @Environment(\.tintStyle) private var tint

    private static let spokes = 8

    var body: some View {
        ZStack {
            ForEach(0..<Self.spokes, id: \.self) { number in
                _Spoke(turn: Double(number) / Double(Self.spokes))
                    .stroke(style, style: StrokeStyle(lineWidth: side * 0.12, lineCap: .round))
                    .opacity(1 - 0.75 * Double(number) / Double(Self.spokes - 1))
            }
        }
        .frame(width: side, height: side)
    }

    private var style: AnyShapeStyle { tint ?? AnyShapeStyle(Color(.system(.secondaryLabel))) }

    /// In points.
    private var side: CGFloat {
        switch size {
        case .mini, .small, .regular: 20
        case .large, .extraLarge: 37
        }
    }
}

/// One spoke, counted in turns from the top, counterclockwise: the wheel turns the other way.
private struct _Spoke: Shape {
    let turn: Double

    nonisolated func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let (across, down) = (CGFloat(-sin(2 * .pi * turn)), CGFloat(-cos(2 * .pi * turn)))
        func point(_ part: CGFloat) -> CGPoint {
            CGPoint(x: rect.midX + across * radius * part, y: rect.midY + down * radius * part)
        }
        return Path { path in
            path.move(to: point(0.58))
            path.addLine(to: point(0.88))
        }
    }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
