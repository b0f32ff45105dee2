internal import BundleMessages
internal import SwiftUI

/// The last colour that a Live Activity wants behind itself.
struct ActivityTintKey: PreferenceKey {
    static var defaultValue: Color? { nil }

    static func reduce(value: inout Color?, nextValue: () -> Color?) { value = nextValue() ?? value }
}

extension ActivityPreviewViewKind {
    /// In the order of `PreviewDescription.ActivityPlace`.
    static let numbered: [ActivityPreviewViewKind] = PreviewDescription.ActivityPlace.allCases.map {
        switch $0 {
        case .content: .content
        case .compact: .dynamicIsland(.compact)
        case .minimal: .dynamicIsland(.minimal)
        case .expanded: .dynamicIsland(.expanded)
        }
    }

    /// The room that a phone of 393 points has for the place, in points.
    var size: CGSize {
        switch self {
        case .content, .dynamicIsland(.expanded): CGSize(width: 371, height: 160)
        case .dynamicIsland(.compact): CGSize(width: 250, height: 37)
        case .dynamicIsland(.minimal): CGSize(width: 45, height: 37)
        }
    }
}

extension ActivityConfiguration {
    /// The activity in a place.
    @MainActor func view(in place: ActivityPreviewViewKind, _ context: ActivityViewContext<Attributes>) -> AnyView {
        switch place {
        case .content: AnyView(ActivityPlate(content: content(context)))
        case .dynamicIsland(.expanded): AnyView(ExpandedIsland(island: dynamicIsland(context)))
        case .dynamicIsland(.compact): AnyView(CompactIsland(island: dynamicIsland(context)))
        case .dynamicIsland(.minimal): AnyView(MinimalIsland(island: dynamicIsland(context)))
        }
    }
}

/// A Live Activity on the lock screen: as high as it needs to be, on a ground of its own.
private struct ActivityPlate: View {
    let content: AnyView

    var body: some View {
        content.frame(maxWidth: .infinity).clipShape(shape)
            .backgroundPreferenceValue(ActivityTintKey.self) { tint in
                shape.fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(BackgroundStyle()))
            }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 24, style: .continuous) }
}

/// The black of the Dynamic Island, with the colour that its author wants around it.
private struct IslandGround<Outline: InsettableShape>: ViewModifier {
    let outline: Outline
    let keyline: Color?

    func body(content: Content) -> some View {
        content.clipShape(outline)
            .background { outline.fill(.black).overlay { if let keyline { outline.strokeBorder(keyline.opacity(0.5), lineWidth: 1) } } }
            .environment(\.colorScheme, .dark)
    }
}

/// Where no content lies: between the two ends, in points.
private let camera = CGSize(width: 126, height: 37)

/// Leading and trailing parts beside the camera, the centre below it, the bottom below all.
private struct ExpandedIsland: View {
    let island: DynamicIsland

    var body: some View {
        VStack(spacing: 0) {
            HStack(alignment: .top, spacing: 8) {
                parts(.leading).frame(maxWidth: .infinity, alignment: .leading)
                VStack(spacing: 0) {
                    Color.clear.frame(width: camera.width, height: camera.height)
                    parts(.center)
                }
                parts(.trailing).frame(maxWidth: .infinity, alignment: .trailing)
            }
            parts(.bottom)
        }
        .padding(EdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16))
        .frame(maxWidth: .infinity)
        .modifier(IslandGround(outline: RoundedRectangle(cornerRadius: 44, style: .continuous), keyline: island.keyline))
    }

    private func parts(_ position: DynamicIslandExpandedRegionPosition) -> some View {
        ForEach(island.regions.indices.filter { island.regions[$0].position == position }, id: \.self) { index in
            let region = island.regions[index]
            region.content.padding(EdgeInsets(region.margins)).layoutPriority(region.priority)
        }
    }
}

/// The two ends beside the camera.
private struct CompactIsland: View {
    let island: DynamicIsland

    var body: some View {
        HStack(spacing: 0) {
            island.compactLeading.padding(.leading, 8).frame(maxWidth: .infinity, alignment: .leading)
            Color.clear.frame(width: camera.width)
            island.compactTrailing.padding(.trailing, 8).frame(maxWidth: .infinity, alignment: .trailing)
        }
        .frame(height: camera.height)
        .modifier(IslandGround(outline: Capsule(), keyline: island.keyline))
    }
}

/// What is left beside another activity.
private struct MinimalIsland: View {
    let island: DynamicIsland

    var body: some View {
        island.minimal.frame(minWidth: camera.height, maxWidth: 45, minHeight: camera.height, maxHeight: camera.height)
            .modifier(IslandGround(outline: Capsule(), keyline: island.keyline))
    }
}

extension EdgeInsets {
    /// The margins of some edges; the others have none.
    fileprivate init(_ margins: [Edge: Double]) {
        self.init(
            top: margins[.top] ?? 0, leading: margins[.leading] ?? 0, bottom: margins[.bottom] ?? 0, trailing: margins[.trailing] ?? 0)
    }
}
