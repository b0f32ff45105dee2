import BundleMessages
import Drawing
import Foundation
import WidgetKit

@testable import CompatibilityWidgets

/// A widget as a host would have it drawn.
@MainActor struct Shown {
    let list: DisplayList
    let warnings: [String]

    /// Nil where the widget answers with a failure, or with nothing.
    init?<W: Widget>(
        _ widget: W.Type, _ kind: String, _ family: Family = .systemSmall, isPreview: Bool = false,
        _ environment: RenderEnvironment = RenderEnvironment()
    ) async {
        var request = WidgetRequest.of(kind, family: family, isPreview: isPreview, environments: [environment])
        request.size = Self.size(of: family)
        guard let reply = await Harness(widget).timeline(.snapshot(request)), let list = reply.entries.first?.drawings.first else {
            return nil
        }
        self.list = list
        warnings = reply.warnings
    }

    /// On a small phone, in points.
    private static func size(of family: Family) -> CGSize {
        switch family {
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .accessoryCircular: CGSize(width: 72, height: 72)
        case .accessoryRectangular: CGSize(width: 160, height: 72)
        case .accessoryInline: CGSize(width: 234, height: 26)
        default: CGSize(width: 158, height: 158)
        }
    }

    /// The texts and the names of symbols, in order.
    var texts: [String] { list.commands.compactMap { if case .glyphs(let run) = $0 { run.text } else { nil } } }

    /// The commands as they are printed, without the indentation of groups.
    var lines: [String] {
        list.commands.printed.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    func lines(_ part: String) -> [String] { lines.filter { $0.contains(part) } }
}
