import SwiftUI

// The app is no part of the widget: this does not compile on Linux.
import HealthKit

@main
struct TidesApp: App {
    var body: some Scene { WindowGroup { Text("Tides") } }
}
