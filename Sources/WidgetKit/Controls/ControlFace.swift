internal import SwiftUI

/// A control as it is seen: a disc with a symbol, beside its texts where there is room for them.
struct ControlFace: View {
    @Environment(\.widgetFamily) private var family

    /// The symbol is that of the status, where there is one, else that of the title.
    let title: AnyView
    let status: AnyView?
    let isOn: Bool
    let tint: Color?

    var body: some View {
        if family == .accessoryCircular {
            disc
        } else {
            HStack(spacing: 8) {
                disc.aspectRatio(1, contentMode: .fit)
                VStack(alignment: .leading, spacing: 0) {
                    title.font(.headline)
                    if let status { status.font(.caption).foregroundStyle(.secondary) }
                }
                .labelStyle(.titleOnly)
                .lineLimit(1)
                Spacer(minLength: 0)
            }
            .padding(8)
            .background(Color.primary.opacity(0.15), in: Capsule())
        }
    }

    private var disc: some View {
        Circle()
            .fill(isOn ? AnyShapeStyle(tint ?? .accentColor) : AnyShapeStyle(Color.primary.opacity(0.15)))
            .overlay {
                (status ?? title)
                    .labelStyle(.iconOnly)
                    .font(.title2)
                    .foregroundStyle(isOn ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary))
                    .lineLimit(1)
                    .padding(4)
            }
    }
}

extension AnyView {
    /// Nil for a view that says nothing.
    init?<Content: View>(unlessEmpty content: Content) {
        guard Content.self != EmptyView.self else { return nil }
        self.init(content)
    }
}
