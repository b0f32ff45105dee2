// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import WidgetKit
import SwiftUI

// A project's own bundle has `@main` here; two of them cannot be linked into one program of tests.
struct SampleBundle: WidgetBundle {
    @WidgetBundleBuilder
    var body: some Widget {
        ClockWidget()
        MoodWidget()
        if #available(iOS 16.0, *) {
            LockScreenWidget()
        }
        more
        RideLiveActivity()
        if #available(iOS 18.0, *) {
            LampControl()
        }
    }

    @WidgetBundleBuilder
    private var more: some Widget {
        WeatherWidget()
        HabitWidget()
        MonthWidget()
        CountdownWidget()
        TasksWidget()
    }
}
