import Charts
import Drawing
import Foundation
import LayoutEngine
import SwiftUI
import TestSupport

/// Draws a chart on a canvas at one pixel a point, with text of half an em a character.
@MainActor struct ChartStage {
    var size = CGSize(width: 100, height: 100)
    var environment = EnvironmentValues()
    let session = RenderSession(resources: ChartResources())

    init(_ width: CGFloat = 100, _ height: CGFloat = 100, _ change: (inout EnvironmentValues) -> Void = { _ in }) {
        size = CGSize(width: width, height: height)
        environment.displayScale = 1
        change(&environment)
    }

    func list<Content: View>(_ view: Content) -> DisplayList {
        ViewRenderer(size: size, environment: environment, session: session).list(of: view)
    }

    /// The commands as they are printed, without indentation.
    func lines<Content: View>(_ view: Content) -> [String] {
        list(view).commands.printed.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// What is filled and stroked of a chart without axes and legend.
    func marks<Content: View>(_ chart: Content) -> [String] {
        lines(chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
    }

    /// The rectangles that are filled, in order, as "x,y WxH".
    func fills<Content: View>(_ chart: Content) -> [String] {
        list(chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)).commands.compactMap { command in
            guard case .fill(let outline, _, _) = command else { return nil }
            let rect = outline.bounds
            return "\(tenth(rect.minX)),\(tenth(rect.minY)) \(tenth(rect.width))x\(tenth(rect.height))"
        }
    }

    /// The points of the lines that are stroked, in order.
    func strokes<Content: View>(_ chart: Content) -> [[CGPoint]] {
        list(chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)).commands.compactMap { command in
            guard case .stroke(let outline, _, _) = command else { return nil }
            return outline.segments.compactMap(\.point)
        }
    }

    /// The texts of a view, in order, each with its corner.
    func texts<Content: View>(_ view: Content) -> [(text: String, at: CGPoint)] {
        list(view).commands.compactMap { if case .glyphs(let run) = $0 { (run.text, run.origin) } else { nil } }
    }

    private func tenth(_ value: CGFloat) -> String {
        let rounded = (value * 10).rounded() / 10
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension Outline.Segment {
    fileprivate var point: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quad(let end, _), .curve(let end, _, _): end
        case .close: nil
        }
    }
}

/// Text of fixed widths, and neither pictures nor colours.
@MainActor private final class ChartResources: RenderResources {
    let shaper: any TextShaper = FixedTextShaper()
    func image(named name: String, in environment: EnvironmentValues) -> ImageFinding { .missing }
    func image(_ file: PictureBytes) -> ImageFinding { .missing }
    func color(named name: String, dark: Bool) -> RGBA? { nil }
}

/// A point of the samples.
struct Sample: Identifiable {
    var id: Int
    var value: Double
    var kind = "a"
}

/// Samples at 0, 1, 2…
func samples(_ values: [Double], kind: String = "a") -> [Sample] {
    values.enumerated().map { Sample(id: $0.offset, value: $0.element, kind: kind) }
}
