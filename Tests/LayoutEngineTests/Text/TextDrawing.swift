import Drawing
import Foundation
import LayoutEngine
import TestSupport

/// What a layout drew, in a form that a test can read.
struct TextDrawing {
    let list: DisplayList

    init(_ layout: TextLayout, _ lines: TextLines, in frame: CGRect) {
        var builder = ListBuilder()
        layout.draw(lines, in: frame, into: &builder)
        list = builder.list(size: frame.size)
    }

    init(_ text: StyledText, width: CGFloat? = nil, in frame: CGRect) {
        let layout = TextLayout(text, shaper: FixedTextShaper(), displayScale: 2)
        self.init(layout, layout.lines(width: width ?? frame.width, height: nil), in: frame)
    }

    var runs: [GlyphRun] {
        list.commands.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    }

    var fills: [CGRect] {
        list.commands.compactMap { if case .fill(.rect(let rect), _, _) = $0 { rect } else { nil } }
    }

    /// The text of each line, from left to right as it is seen.
    var lines: [String] { places.map { line in String(String.UnicodeScalarView(line.map(\.scalar))) } }

    /// Where the first glyph of each line stands.
    var starts: [CGFloat] { places.map { $0.first?.x ?? 0 } }

    private var places: [[(scalar: Unicode.Scalar, x: CGFloat)]] {
        let baselines = Set(runs.map(\.origin.y)).sorted()
        return baselines.map { baseline in
            runs.filter { $0.origin.y == baseline }
                .flatMap { run in run.glyphs.map { (Unicode.Scalar($0.id) ?? "?", run.origin.x + CGFloat($0.x)) } }
                .sorted { $0.1 < $1.1 }
        }
    }
}
