public import SwiftUI

/// A preview in a widget's family.
public struct WidgetPreviewContext: Hashable, Sendable {
    package let family: WidgetFamily

    public init(family: WidgetFamily) { self.family = family }
}

extension WidgetPreviewContext: PreviewContext {
    public func _apply(to environment: inout EnvironmentValues) {
        environment.widgetFamily = family
        environment.widgetContentMargins = family.contentMargins
    }
}
