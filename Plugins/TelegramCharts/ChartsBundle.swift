import SwiftUI
import WidgetKit

@main
struct ChartsBundle: WidgetBundle {
    var body: some Widget {
        ChartWidget()
        ChartStackWidget()
        ChartListWidget()
        ChartCardsWidget()
    }
}
