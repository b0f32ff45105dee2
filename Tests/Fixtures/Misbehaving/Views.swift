import Foundation
import SwiftUI
import WidgetKit

/// A widget whose view misbehaves and whose provider is sound.
protocol ViewWidget: Widget {
    associatedtype Content: View
    @MainActor @ViewBuilder static func content(_ entry: Entry) -> Content
}

extension ViewWidget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: String(describing: Self.self), provider: Provider([.live()])) { entry in
            Self.content(entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName(String(describing: Self.self))
        .description("Goes wrong while it is drawn.")
    }
}

struct BodyTraps: ViewWidget {
    static func content(_ entry: Entry) -> some View {
        let words = entry.isLive ? [] : ["sound"]
        Text(words[0])
    }
}

/// Of five entries the third cannot be drawn.
struct ThirdEntryTraps: Widget {
    private var provider: Provider {
        let now = Date.now
        return Provider((0..<5).map { .live(now.addingTimeInterval(Double($0) * 60), "\($0)") })
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "ThirdEntryTraps", provider: provider) { entry in
            let words = entry.text == "2" ? [] : [entry.text]
            Text(words[0]).containerBackground(.background, for: .widget)
        }
    }
}

struct HangsMain: ViewWidget {
    struct Hanging: View {
        let entry: Entry

        var body: some View {
            while entry.isLive { Thread.sleep(forTimeInterval: 3_600) }
            return Text(entry.text)
        }
    }

    static func content(_ entry: Entry) -> some View { Hanging(entry: entry) }
}

struct DeepTree: ViewWidget {
    static func content(_ entry: Entry) -> some View {
        (0..<10_000).reduce(AnyView(Text(entry.text))) { view, _ in AnyView(view) }
    }
}

struct HugeText: ViewWidget {
    static func content(_ entry: Entry) -> some View {
        Text(verbatim: String(repeating: "long word ", count: 105_000))
    }
}

/// A picture whose file is cut off.
struct BrokenPicture: ViewWidget {
    static func content(_ entry: Entry) -> some View {
        VStack {
            Image("Broken").resizable().frame(width: 40, height: 40)
            Text(entry.text)
        }
    }
}

/// A picture 20,000 pixels wide.
struct HugePicture: ViewWidget {
    static func content(_ entry: Entry) -> some View {
        VStack {
            Image("Huge").resizable().frame(width: 120, height: 40)
            Text(entry.text)
        }
    }
}

/// A text that has no room.
struct CutText: ViewWidget {
    static func content(_ entry: Entry) -> some View {
        Text(verbatim: entry.isLive ? "a line that is far too long for the width that it is given" : "short").lineLimit(1).frame(width: 80)
    }
}

/// A text whose colour is told from its ground by nothing else.
struct OneTint: ViewWidget {
    static func content(_ entry: Entry) -> some View {
        Text(verbatim: "badge").foregroundStyle(.white).padding(8).background(Capsule().fill(.blue))
    }
}

/// A view that a widget may not hold, with sound ones around it.
struct Prohibited: ViewWidget {
    static func content(_ entry: Entry) -> some View {
        VStack {
            Text(entry.text)
            ScrollView { Text("may not scroll") }
            Text("goes on")
        }
    }
}
