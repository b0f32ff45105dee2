// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import ActivityKit
import WidgetKit
import SwiftUI

struct RideAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        var stop: String
        var arrival: Date
    }

    var line: String
}

@available(iOS 16.1, *)
struct RideLiveActivity: Widget {
    @Environment(\.activityFamily) var activityFamily

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            HStack {
                Text(context.attributes.line).font(.title)
                Text(timerInterval: Date.now...context.state.arrival)
                if context.isStale { Image(systemName: "wifi.slash") }
            }
            .padding()
            .activityBackgroundTint(Color.black.opacity(0.5))
            .activitySystemActionForegroundColor(Color.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Label(context.attributes.line, systemImage: "tram.fill")
                        .dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
                DynamicIslandExpandedRegion(.trailing, priority: 1) {
                    Text(context.state.arrival, style: .timer).monospacedDigit()
                }
                details(for: context.state)
            } compactLeading: {
                Image(systemName: "tram.fill")
            } compactTrailing: {
                Text(context.state.arrival, style: .timer).frame(maxWidth: 40)
            } minimal: {
                Image(systemName: "tram.fill").foregroundColor(.yellow)
            }
            .widgetURL(URL(string: "rides://\(context.activityID)"))
            .keylineTint(Color.yellow)
            .contentMargins(.all, 8, for: .expanded)
        }
        .supplementalActivityFamilies([.small])
    }

    @DynamicIslandExpandedContentBuilder
    private func details(for state: RideAttributes.ContentState) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedRegion(.bottom) {
            Text(state.stop)
            ProgressView(value: 0.5)
        }
    }
}

enum RideActivities {
    static func start(line: String) {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
        let content = ActivityContent(state: RideAttributes.ContentState(stop: "Mill", arrival: .now + 300), staleDate: .now + 600)
        do {
            let activity = try Activity.request(attributes: RideAttributes(line: line), content: content, pushType: .token)
            print(activity.id)
        } catch {
            print(error.localizedDescription)
        }
    }

    static func endAll() {
        for activity in Activity<RideAttributes>.activities {
            Task { await activity.end(nil, dismissalPolicy: .immediate) }
        }
    }
}

extension RideAttributes {
    fileprivate static var preview: RideAttributes { RideAttributes(line: "4") }
}

extension RideAttributes.ContentState {
    fileprivate static var near: RideAttributes.ContentState { .init(stop: "Mill", arrival: .now + 60) }
}

#Preview("Notification", as: .content, using: RideAttributes.preview) {
   RideLiveActivity()
} contentStates: {
    RideAttributes.ContentState.near
    RideAttributes.ContentState(stop: "Castle", arrival: .now)
}

struct RideLiveActivity_Previews: PreviewProvider {
    static var previews: some View {
        RideAttributes.preview
            .previewContext(RideAttributes.ContentState.near, viewKind: .dynamicIsland(.compact))
            .previewDisplayName("Island Compact")
    }
}
