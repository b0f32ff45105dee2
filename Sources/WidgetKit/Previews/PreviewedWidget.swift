internal import ActivityKit
package import SwiftUI

/// A widget in a family, with what it shows.
package struct PreviewedWidget: PreviewSubject {
    package let family: WidgetFamily
    package let widget: @MainActor () -> any Widget
    package let content: Content

    /// Where a preview's entries come from.
    package enum Content {
        case entries(@MainActor () async -> [any TimelineEntry])
        /// A provider, whose entries are drawn as those of the widget.
        case provider(@MainActor (_ widget: any EntrySource) -> any EntrySource)
    }

    /// What draws the preview; nil where the widget declares nothing that could.
    @MainActor var source: (any EntrySource)? {
        guard let base = widget().declarations.lazy.compactMap(\.source).first else { return nil }
        switch content {
        case .entries(let entries): return PreviewedEntries(entries: entries, widget: base)
        case .provider(let make): return make(base)
        }
    }
}

/// A Live Activity in a place, in the states it passes through.
package struct PreviewedActivity: PreviewSubject {
    package let place: ActivityPreviewViewKind
    /// A view for each state, in a place; none where the widget has no activity of the kind.
    package let views: @MainActor (ActivityPreviewViewKind) async -> [AnyView]

    /// What draws the preview, in the author's place where none is said.
    @MainActor func source(in place: ActivityPreviewViewKind?) -> any EntrySource {
        let (views, place) = (views, place ?? self.place)
        return PreviewedSequence(views: { await views(place) })
    }
}

extension Widget {
    /// The declarations of this widget.
    fileprivate var declarations: [_WidgetDeclaration] {
        var declarations: [_WidgetDeclaration] = []
        Self._collect(self, into: &declarations)
        return declarations
    }

    /// How the widget shows activities of a kind; nil where it shows none.
    func activity<Attributes: ActivityAttributes>(of type: Attributes.Type) -> ActivityConfiguration<Attributes>? {
        declarations.lazy.compactMap { $0.activity as? ActivityConfiguration<Attributes> }.first
    }
}
