import ActivityKit
import AppIntents
import Foundation
import Testing

private struct Ride: ActivityAttributes, Equatable {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var line = "4"
}

/// As an app writes it that has an activity and ends it: it must compile.
private func finish(_ ride: Activity<Ride>) async -> String {
    let last = ActivityContent(state: Ride.ContentState(minutes: ride.content.state.minutes - 1), staleDate: nil)
    await ride.update(last)
    await ride.update(
        last, alertConfiguration: AlertConfiguration(title: "Soon", body: "Line \(ride.attributes.line)", sound: .named("bell")))
    for await state in ride.activityStateUpdates where state == .dismissed { break }
    for await token in ride.pushTokenUpdates { return String(decoding: token, as: UTF8.self) }
    await ride.end(last, dismissalPolicy: .after(.now + 60))
    await ride.end(nil, dismissalPolicy: .immediate)
    await ride.end(dismissalPolicy: .default)
    return ride.id
}

@Suite struct ActivityTests {
    private let content = ActivityContent(state: Ride.ContentState(minutes: 3), staleDate: Date(timeIntervalSince1970: 60))

    @Test func aRequestSaysThatNoneIsKept() {
        #expect(throws: ActivityAuthorizationError.unsupported) { try Activity.request(attributes: Ride(), content: content) }
        #expect(throws: ActivityAuthorizationError.unsupported) {
            try Activity.request(attributes: Ride(), content: content, pushType: .token, style: .transient)
        }
        #expect(throws: ActivityAuthorizationError.unsupported) {
            try Activity.request(
                attributes: Ride(), content: content, pushType: .channel("4"),
                alertConfiguration: AlertConfiguration(title: "Ride", body: "Soon", sound: .default), start: .now)
        }
        #expect(throws: ActivityAuthorizationError.unsupported) {
            try Activity<Ride>.request(attributes: Ride(), contentState: content.state)
        }
    }

    @Test func theErrorSaysWhatToAskBefore() {
        #expect(ActivityAuthorizationError.unsupported.localizedDescription.contains("areActivitiesEnabled"))
        #expect(ActivityAuthorizationError.denied.localizedDescription == "The Live Activity was not started: denied.")
    }

    @Test func nothingIsEnabledAndNothingGoesOn() async {
        let info = ActivityAuthorizationInfo()
        #expect(!info.areActivitiesEnabled && !info.frequentPushesEnabled)
        #expect(Activity<Ride>.activities.isEmpty && Activity<Ride>.pushToStartToken == nil)
        for ride in Activity<Ride>.activities { _ = await finish(ride) }
        for await isEnabled in info.activityEnablementUpdates { Issue.record("\(isEnabled)") }
        for await ride in Activity<Ride>.activityUpdates { Issue.record("\(ride)") }
    }

    @Test func contentOutlivesItsEncoding() throws {
        #expect(content.relevanceScore == 0 && content.state.minutes == 3)
        let copy = try JSONDecoder().decode(ActivityContent<Ride.ContentState>.self, from: JSONEncoder().encode(content))
        #expect(copy == content)
        #expect(content.description.hasPrefix("ActivityContent(state: ContentState(minutes: 3), staleDate: "))
    }

    @Test func policiesAreToldApart() {
        let policies: Set<ActivityUIDismissalPolicy> = [.default, .immediate, .after(.distantFuture), .after(.distantPast)]
        #expect(policies.count == 4)
        #expect(Set<PushType>([.token, .channel("a"), .channel("b")]).count == 3)
    }
}
