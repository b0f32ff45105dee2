import ActivityKit
import BundleMessages
import Drawing
import Foundation
import SwiftUI
import Testing

@testable import WidgetKit

private struct Group_Previews: PreviewProvider {
    static var previews: some View {
        NumberView(entry: NumberEntry(date: .start, number: 7))
            .previewContext(WidgetPreviewContext(family: .systemSmall))
            .previewDisplayName("Seven")
        Group {
            Color.green.frame(width: 8, height: 8).containerBackground(.yellow, for: .widget)
            Color.green.frame(width: 9, height: 9)
        }
        .previewContext(WidgetPreviewContext(family: .systemMedium))
        Color.green.frame(width: 10, height: 20).previewLayout(.sizeThatFits)
    }
}

private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var width: Double }
}

private struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Ride.self) { ride in
            Color.red.frame(width: ride.state.width, height: 40).activityBackgroundTint(.cyan)
        } dynamicIsland: { ride in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 11, height: 12) }
                DynamicIslandExpandedRegion(.bottom) { Color.green.frame(width: 100, height: 13) }
            } compactLeading: {
                Color.red.frame(width: 14, height: 15)
            } compactTrailing: {
                Color.green.frame(width: ride.state.width, height: 17)
            } minimal: {
                Color.blue.frame(width: 18, height: 19)
            }
            .keylineTint(.orange)
        }
    }
}

/// Numbers for requests, of which a host answers each once.
@MainActor private final class Counter {
    private var last: UInt64 = 0

    func next() -> UInt64 {
        last += 1
        return last
    }
}

@MainActor @Suite struct PreviewShelfTests {
    private let harness = Harness(RideWidget.self)
    private let ids = Counter()

    private func previews(of kind: String? = nil) async -> [PreviewDescription] {
        guard case .previews(let list) = await harness.ask(.previews(of: kind), id: ids.next()) else { return [] }
        return list.previews
    }

    /// The previews of all types of this process.
    private func all() async -> [PreviewDescription] {
        var all: [PreviewDescription] = []
        for type in await previews() { all += await previews(of: type.kind) }
        return all
    }

    private func lists(of preview: PreviewDescription) async -> [DisplayList] {
        var request = WidgetRequest.of(preview.kind, family: preview.family ?? .systemSmall)
        if let size = preview.size { request.size = size }
        guard case .timeline(let reply) = await harness.ask(.timeline(request), id: ids.next()) else { return [] }
        return reply.entries.flatMap(\.drawings)
    }

    private func failure(_ body: BundleRequest.Body) async -> BundleFailure.Code? {
        guard case .failure(let failure) = await harness.ask(body, id: ids.next()) else { return nil }
        return failure.code
    }

    @Test func whatTheMacroMakesIsFoundInTheImage() async {
        let names = await all().map(\.name)
        for name in ["Named", "Traits", "More", "Medium", "Loop", "Settings", "Activity", "Island", "View", "Old"] {
            #expect(names.contains(name), "\(name)")
        }
        let types = await previews()
        #expect(types.allSatisfy { $0.kind.hasPrefix("#Preview ") } && types.contains { $0.name == "Group_Previews" })
    }

    @Test func familiesAndSizesAreTold() async throws {
        let all = await all()
        #expect(all.first { $0.name == "Medium" }?.family == .systemMedium)
        #expect(all.first { $0.name == "More" }?.size == CGSize(width: 100, height: 50))
        #expect(all.first { $0.name == "Named" }?.size == CGSize(width: 390, height: 844))
        #expect(all.first { $0.name == "Old" }?.size == CGSize(width: 10, height: 20))
        #expect(all.first { $0.name == "Activity" }?.size == CGSize(width: 371, height: 160))
    }

    @Test func aLiveActivityIsSeenInEachPlace() async throws {
        let activity = try #require(await all().first { $0.name == "Activity" })
        #expect(activity.isActivity)
        var sizes: [CGSize] = []
        for place in PreviewDescription.ActivityPlace.allCases {
            let there = try #require(await previews(of: activity.kind(in: place)).first)
            #expect(there.name == "Activity" && there.isActivity && there.kind == activity.kind(in: place))
            sizes.append(try #require(there.size))
        }
        #expect(sizes.map(\.width) == [371, 250, 45, 371] && sizes.map(\.height) == [160, 37, 37, 160])
        #expect(await failure(.previews(of: activity.kind + ".4")) == .unknownKind)
        let medium = try #require(await all().first { $0.name == "Medium" })
        #expect(!medium.isActivity)
        #expect(await failure(.previews(of: medium.kind + ".0")) == .unknownKind, "a widget has no places")
    }

    @Test func eachEntryOfAPreviewIsDrawn() async throws {
        let all = await all()
        let loop = try #require(all.first { $0.name == "Loop" })
        #expect(await lists(of: loop).compactMap(\.rects.last?.width) == [158, 1, 2, 1, 1], "the first is as wide as its background")
    }

    @Test func eachViewOfAProviderStandsInItsOwnFamily() async throws {
        let type = try #require(await previews().first { $0.name == "Group_Previews" })
        let parts = await previews(of: type.kind)
        #expect(parts.map(\.name) == ["Seven", "", "", ""])
        #expect(parts.map(\.family) == [.systemSmall, .systemMedium, .systemMedium, nil])
        #expect(parts.last?.size == CGSize(width: 10, height: 20))
        var drawn: [DisplayList] = []
        for part in parts { drawn += await lists(of: part) }
        #expect(drawn.compactMap(\.rects.last?.width) == [7, 8, 9, 10])
        #expect(drawn.first?.rects.last?.height == 10, "its family is the small one")
        #expect(drawn.map { $0.colors.first == Color.yellow.rgba(in: EnvironmentValues()) } == [false, true, true, false])
    }

    @Test func thereIsNoPreviewOfAnotherName() async {
        for kind in ["#Preview", "#Preview ", "#Preview x", "#Preview 99999", "#Preview -1", "#Preview 0.1.2"] {
            #expect(await failure(.timeline(.of(kind))) == .unknownKind, "\(kind)")
        }
        #expect(await failure(.previews(of: "#Preview 99999")) == .unknownKind)
    }
}

@MainActor @Suite struct ActivityLookTests {
    private func rects(_ place: ActivityPreviewViewKind) -> DisplayList {
        let host = FakeHost()
        guard let port = host.port(), let configuration = RideWidget().activity(of: Ride.self) else { return DisplayList(size: .zero) }
        let context = ActivityViewContext(attributes: Ride(), state: .init(width: 30), activityID: "a", isStale: false)
        let renderer = ViewRenderer(
            size: place.size, environment: EnvironmentValues(), session: RenderSession(resources: BundleResources.of(port)))
        return renderer.list(of: configuration.view(in: place, context))
    }

    @Test func aPreviewIsDrawnInThePlaceThatIsAskedFor() async throws {
        let entry = PreviewEntry("Ride", as: .content, using: Ride(), widget: { RideWidget() }) {
            Ride.ContentState(width: 30)
            Ride.ContentState(width: 20)
        }
        let activity = try #require(entry.subject as? PreviewedActivity)
        let port = try #require(FakeHost().port())
        let drawn = await activity.views(.dynamicIsland(.compact)).map { view in
            let session = RenderSession(resources: BundleResources.of(port))
            return ViewRenderer(size: CGSize(width: 250, height: 37), environment: EnvironmentValues(), session: session).list(of: view)
        }
        #expect(drawn.map { $0.rects.last?.width } == [30, 20])
        #expect(drawn.allSatisfy { $0.rects.contains { $0.width == 14 } })
    }

    @Test func theLockScreenHasAPlateInTheActivitysColour() throws {
        let list = rects(.content)
        let content = try #require(list.rects.last)
        #expect(content.size == CGSize(width: 30, height: 40) && abs(content.midX - 185.5) <= 1 && abs(content.midY - 80) <= 1)
        #expect(list.colors.first == Color.cyan.rgba(in: EnvironmentValues()))
    }

    @Test func thePartsOfTheIslandLieAroundTheCamera() throws {
        let list = rects(.dynamicIsland(.expanded))
        let leading = try #require(list.rects.first { $0.width == 11 })
        let bottom = try #require(list.rects.first { $0.width == 100 })
        #expect(leading.minX == 16 && abs(bottom.midX - 185.5) <= 1 && bottom.minY >= leading.minY + 37)
        #expect(list.colors.first == .black)
    }

    @Test func theEndsLieBesideTheCamera() throws {
        let list = rects(.dynamicIsland(.compact))
        let leading = try #require(list.rects.first { $0.width == 14 })
        let trailing = try #require(list.rects.first { $0.width == 30 })
        #expect(leading.minX == 8 && trailing.maxX == 242 && leading.midY == 18.5)
        #expect(rects(.dynamicIsland(.minimal)).rects.last?.size == CGSize(width: 18, height: 19))
    }
}
