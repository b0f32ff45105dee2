import Drawing
import Foundation
import LayoutEngine
import SwiftUI
import Testing

/// A row of a layout table: a view, what it is offered, what it takes of that, and where its colours then lie.
///
/// Frames are "colour x,y WxH" in points from the view's own corner, to a tenth of a point, in the order in which they are drawn. Where
/// the expected numbers come from is said at the head of each table.
struct LayoutRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    private let offered: ProposedSize
    private let taken: String
    private let frames: [String]
    private let view: @MainActor @Sendable () -> AnyView

    /// Offered 100 by 50 points where nothing else is said; nil asks for the ideal length.
    init<V: View>(
        _ name: String, offered: (CGFloat?, CGFloat?) = (100, 50), takes taken: String, _ frames: String...,
        @ViewBuilder view: @escaping @MainActor @Sendable () -> V
    ) {
        testDescription = name
        self.offered = ProposedSize(width: offered.0, height: offered.1)
        self.taken = taken
        self.frames = frames
        self.view = { AnyView(view()) }
    }

    @MainActor func check() {
        let drawn = Measured(view(), offered)
        #expect(drawn.size == taken)
        #expect(drawn.frames == frames)
    }
}

/// What came of a view: its size, and each rectangle that it fills, by colour.
@MainActor struct Measured {
    let size: String
    let frames: [String]

    init<V: View>(_ view: V, _ offered: ProposedSize) {
        var stage = Stage()
        // Ten pixels a point, so that a tenth of a point is seen.
        stage.environment.displayScale = 10
        let room = CGSize(width: offered.width ?? 0, height: offered.height ?? 0)
        let node = _BuildContext(environment: stage.environment, session: stage.session, room: room).node(of: view)
        var context = DrawContext(displayScale: 10, container: ContainerOutline(rect: .zero, radius: 0))
        node.draw(at: .zero, proposal: offered, into: &context)
        size = node.size(for: offered).inTenths
        frames = context.list.commands.compactMap(Self.frame)
    }

    private static func frame(_ command: DisplayList.Command) -> String? {
        guard case .fill(let outline, .color(let color), _) = command else { return nil }
        let rect = outline.bounds
        return "\(name(of: color)) \(rect.minX.inTenths),\(rect.minY.inTenths) \(rect.size.inTenths)"
    }

    private static func name(of color: RGBA) -> String {
        names.first { $0.0.rgba(dark: false) == color }?.1 ?? "#\(color)"
    }

    private static let names: [(SystemColor, String)] = [
        (.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"), (.blue, "blue"), (.purple, "purple"),
        (.pink, "pink"), (.separator, "line"),
    ]
}

extension CGSize {
    fileprivate var inTenths: String { "\(width.inTenths)x\(height.inTenths)" }
}

extension CGFloat {
    fileprivate var inTenths: String {
        guard isFinite else { return "\(self)" }
        let tenths = (self * 10).rounded() / 10
        return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }
}

/// A rectangle of one size, whatever is offered.
@MainActor func box(_ color: Color, _ width: CGFloat, _ height: CGFloat = 10) -> some View {
    color.frame(width: width, height: height)
}

/// Text on a colour: a character is 5 points wide, a line 12 high.
@MainActor func note(_ text: String, _ color: Color) -> some View { Text(text).font(.system(size: 10)).background(color) }
