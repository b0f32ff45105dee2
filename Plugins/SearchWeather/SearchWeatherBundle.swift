import SwiftUI
import WidgetKit

@main
struct SearchWeatherBundle: WidgetBundle {
    var body: some Widget {
        WeatherWidget()
        SearchWidget()
    }
}
