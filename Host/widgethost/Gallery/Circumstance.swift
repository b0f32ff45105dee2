import BundleMessages
import Bundles
import Foundation

/// What a bundle was at when it died, as far as that can be told.
struct Circumstance {
    let mark: DrawingMark?
    /// The request that the mark is of.
    let marked: BundleRequest.Body?
    /// All that was asked and not answered.
    let open: [BundleRequest.Body]
    let wasLoading: Bool

    init(mark: DrawingMark?, of marked: BundleRequest.Body?, among open: [BundleRequest.Body], wasLoading: Bool) {
        self.mark = mark
        self.marked = marked
        self.open = open
        self.wasLoading = wasLoading
    }

    /// As in " while it drew entry 3 of 5, of 2026-11-30T10:00:00Z, for the timeline of 'Clock', systemSmall"; empty where nothing is known.
    var words: String {
        if wasLoading { return " while it was loaded" }
        if let mark, let marked { return " while it drew \(words(mark)), for \(words(marked))" }
        guard let first = open.first else { return "" }
        guard open.count > 1 else { return " while it was asked for \(words(first))" }
        let kinds = Set(open.compactMap(\.kind)).sorted()
        guard kinds.count > 1 else { return " while it was asked for \(words(first)), and \(open.count - 1) more" }
        let named = kinds.prefix(Self.limit).map { "'\($0)'" }.joined(separator: ", ")
        return " while it was asked for \(named)" + (kinds.count > Self.limit ? " and \(kinds.count - Self.limit) more" : "")
    }

    /// Kinds that are named at most.
    private static let limit = 4

    private func words(_ mark: DrawingMark) -> String {
        "entry \(mark.entry + 1) of \(mark.count), of \(mark.date.ISO8601Format())"
    }

    private func words(_ body: BundleRequest.Body) -> String {
        switch body {
        case .placeholder(let widget), .snapshot(let widget), .timeline(let widget):
            "the \(body.stageName) of '\(widget.kind)', \(widget.family.name)"
        case .form(let question): "the settings of '\(question.kind)'"
        case .options(let question): "the options for '\(question.parameter)' of '\(question.kind)'"
        case .perform(let action): "\(action.intent.name) of '\(action.kind)'"
        case .previews(let kind): "the previews of \(kind ?? "its types")"
        case .describe, .unknown: "the kinds that it holds"
        }
    }
}

extension BundleRequest.Body {
    /// The widget that is asked for; nil for a question about the bundle.
    var widget: WidgetRequest? {
        switch self {
        case .placeholder(let widget), .snapshot(let widget), .timeline(let widget): widget
        case .describe, .form, .options, .perform, .previews, .unknown: nil
        }
    }

    /// The kind that has to answer; nil for a question about the bundle.
    var kind: String? {
        switch self {
        case .placeholder(let widget), .snapshot(let widget), .timeline(let widget): widget.kind
        case .form(let question), .options(let question): question.kind
        case .perform(let action): action.kind
        case .describe, .previews, .unknown: nil
        }
    }

    fileprivate var stageName: String {
        switch self {
        case .placeholder: "placeholder"
        case .snapshot: "snapshot"
        default: "timeline"
        }
    }

    /// The same request without one more of its entries.
    func leavingOut(_ entry: UInt32) -> BundleRequest.Body {
        func less(_ widget: WidgetRequest) -> WidgetRequest {
            var widget = widget
            widget.leftOut.append(entry)
            return widget
        }
        return switch self {
        case .placeholder(let widget): .placeholder(less(widget))
        case .snapshot(let widget): .snapshot(less(widget))
        case .timeline(let widget): .timeline(less(widget))
        case .describe, .form, .options, .perform, .previews, .unknown: self
        }
    }
}
