public import SwiftUI

/// The faint field behind the content of an accessory widget.
public struct AccessoryWidgetBackground {
    public nonisolated init() {}
}

extension AccessoryWidgetBackground: View {
    public var body: some View { AccessoryField() }
}

/// A disc in a circular place, a rectangle elsewhere.
private struct AccessoryField: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        if family == .accessoryCircular || family == .accessoryCorner {
            Circle().fill(Color.primary.opacity(0.15))
        } else {
            Rectangle().fill(Color.primary.opacity(0.15))
        }
    }
}
