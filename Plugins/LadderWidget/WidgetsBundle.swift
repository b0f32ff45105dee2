import SwiftUI
import WidgetKit

@main
struct WidgetsBundle: WidgetBundle {
    @WidgetBundleBuilder
    var body: some Widget {
        LadderWidget()
        NewsWidget()
        PlayerWidget()
    }
}
