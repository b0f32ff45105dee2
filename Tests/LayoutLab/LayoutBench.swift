import CairoRendering
import Foundation
import SwiftUI

/// How long it takes from a view to its list, warm.
@MainActor struct LayoutBench {
    let seconds: Double

    func run() {
        let resources = LabResources()
        row("shapes-200", "a systemLarge card of 200 views without text", resources) { ShapeCard() }
        row("month-42", "a month of 42 days with text", resources) { MonthCard() }
    }

    /// Tab-separated as the rows of the other benchmarks: peer, card, metric, value, unit, number of runs, note.
    private func row<V: View>(_ card: String, _ note: String, _ resources: LabResources, _ view: () -> V) {
        for _ in 0..<20 { draw(view(), resources) }
        var times: [Double] = []
        let end = Date().addingTimeInterval(seconds)
        while Date() < end {
            let clock = ContinuousClock.now
            draw(view(), resources)
            let spent = ContinuousClock.now - clock
            times.append(Double(spent.components.attoseconds) / 1e15)
        }
        let middle = times.sorted()[times.count / 2]
        print("widgethost\t\(card)\tlayout_ms\t\(String(format: "%.4g", middle))\tms\t\(times.count)\t\(note)")
    }

    private func draw<V: View>(_ view: V, _ resources: LabResources) {
        var environment = EnvironmentValues()
        environment.displayScale = 3
        let renderer = ViewRenderer(
            size: CGSize(width: 364, height: 382), environment: environment, session: RenderSession(resources: resources))
        _ = renderer.list(of: view)
    }
}
