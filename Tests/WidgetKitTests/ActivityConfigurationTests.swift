import ActivityKit
import BundleMessages
import Drawing
import Foundation
import Testing

@testable import WidgetKit

private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Double }
    var width: CGFloat
}

private func ride(minutes: Double, isStale: Bool = false) -> ActivityViewContext<Ride> {
    ActivityViewContext(attributes: Ride(width: 30), state: .init(minutes: minutes), activityID: "ride", isStale: isStale)
}

private let configuration = { @MainActor in
    ActivityConfiguration(for: Ride.self) { ride in
        Color(ride.isStale ? .gray : .red).frame(width: ride.attributes.width, height: ride.state.minutes)
            .activityBackgroundTint(.cyan)
            .activitySystemActionForegroundColor(nil)
    } dynamicIsland: { ride in
        DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Color.red.dynamicIsland(verticalPlacement: .belowIfTooWide) }
            DynamicIslandExpandedRegion(.trailing, priority: 2) { Color.red.frame(width: ride.state.minutes) }.contentMargins(.top, 3)
            expandedBelow()
        } compactLeading: {
            Color.red.frame(width: 1, height: 1)
        } compactTrailing: {
            Color.red.frame(width: 2, height: 2)
        } minimal: {
            Color.red.frame(width: 3, height: 3)
        }
        .keylineTint(.yellow)
        .widgetURL(URL(string: "ride://now"))
        .contentMargins(.all, 8, for: .expanded)
        .contentMargins(.horizontal, 4, for: .expanded)
        .contentMargins([.top, .leading], 2, for: .minimal)
    }
}

@DynamicIslandExpandedContentBuilder private func expandedBelow() -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.center) { Text("Line 4") }
    DynamicIslandExpandedRegion(.bottom) {
        Text("Mill Street")
        Text("in a minute")
    }
}

private struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        configuration().supplementalActivityFamilies([.small, .medium]).configurationDisplayName("Ride")
    }
}

private struct Trams: TestWidget { static let provider = TestProvider() }

private struct Rides: WidgetBundle {
    var body: some Widget {
        Trams()
        RideActivity()
    }
}

@MainActor @Suite struct ActivityConfigurationTests {
    private func rects(_ view: some View) throws -> [CGRect] {
        let session = RenderSession(resources: BundleResources(try #require(FakeHost().port())))
        return ViewRenderer(size: CGSize(width: 100, height: 50), environment: EnvironmentValues(), session: session).list(of: view).rects
    }

    @Test func anActivityIsNoKindAndLeavesTheOthersAlone() async throws {
        guard case .description(let description) = await Harness(bundle: Rides.self).ask(.describe) else {
            Issue.record("no description")
            return
        }
        #expect(description.kinds.map(\.kind) == Trams.declarations.compactMap(\.kind))
        #expect(RideActivity.declarations.compactMap(\.message).isEmpty)
    }

    @Test func theContentIsMadeOfTheContext() throws {
        let content = configuration().content
        #expect(try rects(content(ride(minutes: 10))) == [CGRect(x: 35, y: 20, width: 30, height: 10)])
        #expect(try rects(content(ride(minutes: 20))) == [CGRect(x: 35, y: 15, width: 30, height: 20)])
    }

    @Test func theIslandHasItsPartsInTheirOrder() throws {
        let island = configuration().dynamicIsland(ride(minutes: 10))
        #expect(island.regions.map(\.position) == [.leading, .trailing, .center, .bottom])
        #expect(island.regions.map(\.priority) == [0, 2, 0, 0])
        #expect(island.regions.map(\.margins) == [[:], [.top: 3], [:], [:]])
        #expect(try rects(island.regions[1].content) == [CGRect(x: 45, y: 0, width: 10, height: 50)])
        #expect(try [island.compactLeading, island.compactTrailing, island.minimal].map { try rects($0).map(\.width) } == [[1], [2], [3]])
    }

    @Test func theLastMarginOfAnEdgeHolds() {
        let island = configuration().dynamicIsland(ride(minutes: 10))
        #expect(island.margins[.expanded] == [.top: 8, .bottom: 8, .leading: 4, .trailing: 4])
        #expect(island.margins[.minimal] == [.top: 2, .leading: 2])
        #expect(island.margins[.compactLeading] == nil)
        #expect(island.url?.absoluteString == "ride://now" && island.keyline == .yellow)
    }

    @Test func theEnvironmentTellsTheSize() {
        #expect(EnvironmentValues().activityFamily == .medium && !EnvironmentValues().isActivityFullscreen)
    }
}
