package import BundleMessages
internal import CWidgetBundle
internal import Drawing
internal import Foundation
internal import LayoutEngine
internal import SwiftUI

/// The previews that a bundle's types hold, made when a host asks for them.
@MainActor package final class PreviewShelf {
    /// A type that holds previews.
    package enum Holder {
        case macro(any WidgetPreviewRegistry.Type)
        case provider(any PreviewProvider.Type)
    }

    /// Those of this image, found by their conformances.
    package static let own = PreviewShelf(
        types(WIDGET_BUNDLE_PREVIEW_MACRO).compactMap { ($0 as? any WidgetPreviewRegistry.Type).map(Holder.macro) }
            + types(WIDGET_BUNDLE_PREVIEW_PROVIDER).compactMap { ($0 as? any PreviewProvider.Type).map(Holder.provider) })

    /// Kinds that begin with it are previews.
    package nonisolated static let prefix = "#Preview "
    /// The screen of a view that is previewed by itself, in points.
    package nonisolated static let screen = CGSize(width: 390, height: 844)

    private let holders: [Holder]

    package init(_ holders: [Holder]) { self.holders = holders }

    /// One line a type, without asking any: nothing of the author's runs.
    package var types: [PreviewDescription] {
        holders.enumerated().map { index, holder in
            PreviewDescription(kind: "\(Self.prefix)\(index)", name: holder.name)
        }
    }

    /// The previews of one type, which its kind names; nil where there is none.
    package func previews(of kind: String, _ host: HostPort) -> [PreviewDescription]? {
        guard let (index, part) = Self.place(kind), holders.indices.contains(index) else { return nil }
        switch holders[index] {
        case .macro(let type): return Self.description(of: type.makePreview(), kind: kind, part, host).map { [$0] }
        case .provider(let type): return Self.descriptions(of: type, kind: kind, host)
        }
    }

    /// What draws a preview; nil where there is none of that kind.
    package func worker(for kind: String, _ host: HostPort) -> KindWorker? {
        guard let (index, part) = Self.place(kind), holders.indices.contains(index) else { return nil }
        switch holders[index] {
        case .macro(let type):
            let entry = type.makePreview()
            return entry.source(part: part).map { KindWorker(preview: kind, source: $0, isWidget: entry.isWidget, host: host) }
        case .provider(let type):
            let isWidget = Self.descriptions(of: type, kind: kind, host).dropFirst(part ?? 0).first?.family != nil
            return KindWorker(preview: kind, source: PreviewedParts.source(of: type, index: part ?? 0), isWidget: isWidget, host: host)
        }
    }

    /// The numbers of the type and of the view in it, as in "#Preview 3.1".
    private static func place(_ kind: String) -> (type: Int, part: Int?)? {
        let numbers = kind.dropFirst(prefix.count).split(separator: ".").map { Int($0) }
        guard kind.hasPrefix(prefix), (1...2).contains(numbers.count), let type = numbers[0], numbers.allSatisfy({ $0 ?? -1 >= 0 }) else {
            return nil
        }
        return (type, numbers.count > 1 ? numbers[1] : nil)
    }

    private static func types(_ kind: widget_bundle_preview_kind) -> [Any.Type] {
        var pointers = [UnsafeRawPointer?](repeating: nil, count: PreviewDescription.limit)
        let count = widget_bundle_preview_types(kind, &pointers, pointers.count)
        // What an accessor gives is what a metatype is, in any build of Swift.
        return pointers.prefix(count).compactMap { $0.map { unsafeBitCast($0, to: Any.Type.self) } }
    }
}

extension PreviewShelf.Holder {
    /// What the type was called; the names that the macro makes say nothing.
    fileprivate var name: String {
        switch self {
        case .macro: "Preview"
        case .provider(let type): String(describing: type)
        }
    }
}

// MARK: Describing

extension PreviewShelf {
    /// Nil for a part that there is not: a Live Activity has one for each of its places, all else none.
    private static func description(of entry: PreviewEntry, kind: String, _ part: Int?, _ host: HostPort) -> PreviewDescription? {
        guard part == nil || entry.place(part) != nil else { return nil }
        var description = PreviewDescription(kind: kind, name: entry.name ?? "")
        switch entry.subject {
        case let widget as PreviewedWidget: description.family = widget.family.message
        case let view as PreviewedView: description.size = size(of: { view.make() }, entry.layout, host)
        case let activity as PreviewedActivity:
            description.size = (entry.place(part) ?? activity.place).size
            description.isActivity = true
        default: break
        }
        return description
    }

    private static func descriptions<Provider: PreviewProvider>(
        of type: Provider.Type, kind: String, _ host: HostPort
    ) -> [PreviewDescription] {
        let nodes = context(host).children(of: Provider.previews)
        return nodes.enumerated().map { index, node in
            let wishes = PreviewWishes.of(node)
            let family = wishes.contexts.lazy.reversed().compactMap { ($0 as? WidgetPreviewContext)?.family }.first
            let size = family == nil ? size(of: node, wishes.layout ?? .device) : nil
            return PreviewDescription(kind: "\(kind).\(index)", name: wishes.name ?? "", family: family?.message, size: size)
        }
    }

    private static func context(_ host: HostPort) -> _BuildContext {
        _BuildContext(environment: EnvironmentValues(), session: RenderSession(resources: BundleResources.of(host)), room: screen)
    }

    /// The view is made only where it says how large it is.
    private static func size(of view: () -> AnyView, _ layout: PreviewLayout, _ host: HostPort) -> CGSize {
        size(of: context(host).node(of: view(), along: .vertical), layout)
    }

    private static func size(of node: @autoclosure () -> LayoutNode, _ layout: PreviewLayout) -> CGSize {
        switch layout {
        case .device: return screen
        case .fixed(let width, let height): return CGSize(width: width, height: height).bounded
        case .sizeThatFits: return node().size(for: ProposedSize(screen)).bounded
        }
    }
}

extension CGSize {
    /// A size that can be drawn: between a point and some thousand.
    fileprivate var bounded: CGSize {
        func side(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(1, length.rounded(.up)), 4_096) : 4_096 }
        return CGSize(width: side(width), height: side(height))
    }
}

extension PreviewEntry {
    /// The last layout among its traits.
    fileprivate var layout: PreviewLayout {
        for trait in traits.reversed() {
            switch trait.value {
            case .sizeThatFits: return .sizeThatFits
            case .fixed(let width, let height): return .fixed(width: width, height: height)
            case .device: return .device
            case .orientation: continue
            }
        }
        return .device
    }

    fileprivate var isWidget: Bool { subject is PreviewedWidget }

    /// The place of a Live Activity by its number; nil for all else.
    fileprivate func place(_ part: Int?) -> ActivityPreviewViewKind? {
        let places = ActivityPreviewViewKind.numbered
        guard subject is PreviewedActivity, let part, places.indices.contains(part) else { return nil }
        return places[part]
    }

    /// Nil where the widget that is previewed declares nothing to draw, or has no such part.
    @MainActor fileprivate func source(part: Int?) -> (any EntrySource)? {
        let place = place(part)
        guard part == nil || place != nil else { return nil }
        return switch subject {
        case let view as PreviewedView: PreviewedParts(make: view.make)
        case let widget as PreviewedWidget: widget.source
        case let activity as PreviewedActivity: activity.source(in: place)
        default: nil
        }
    }
}
