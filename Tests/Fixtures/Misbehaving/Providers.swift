import AppIntents
import Foundation
import SwiftUI
import WidgetKit

/// A widget whose provider misbehaves and whose view is sound.
protocol ProviderWidget: Widget {
    @MainActor static var provider: Provider { get }
}

extension ProviderWidget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: String(describing: Self.self), provider: Self.provider) { EntryView(entry: $0) }
            .configurationDisplayName(String(describing: Self.self))
            .description("Goes wrong in its timeline.")
    }
}

struct NeverCalls: ProviderWidget {
    static var provider: Provider { Provider { _ in } }
}

struct CallsTwice: ProviderWidget {
    static var provider: Provider {
        Provider { completion in
            completion(Timeline(entries: [.live(.now, "first")], policy: .never))
            completion(Timeline(entries: [.live(.now, "second")], policy: .never))
        }
    }
}

struct Empty: ProviderWidget {
    static var provider: Provider { Provider([]) }
}

struct OutOfOrder: ProviderWidget {
    static var provider: Provider {
        let now = Date.now
        return Provider([2, 0, 1].map { .live(now.addingTimeInterval(Double($0)), "entry \($0)") })
    }
}

struct TwentyThousand: ProviderWidget {
    static var provider: Provider {
        let now = Date.now
        return Provider((0..<20_000).map { .live(now.addingTimeInterval(Double($0)), "entry \($0)") })
    }
}

struct NaNDates: ProviderWidget {
    static var provider: Provider {
        let none = Date(timeIntervalSinceReferenceDate: .nan)
        return Provider([.live(none, "never"), .live(.now, "now"), .live(none, "never")], policy: .after(none))
    }
}

struct DistantFuture: ProviderWidget {
    static var provider: Provider {
        Provider([.live(.distantPast, "past"), .live(.distantFuture, "future")], policy: .after(.distantFuture))
    }
}

struct ProviderExits: ProviderWidget {
    static var provider: Provider { Provider { _ in exit(3) } }
}

/// Takes memory until somebody ends it.
struct EatsMemory: ProviderWidget {
    static var provider: Provider {
        Provider { _ in
            while true {
                let memory = UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 16)
                memory.initializeMemory(as: UInt8.self, repeating: 1, count: 1 << 20)
                Thread.sleep(forTimeInterval: 0.001)
            }
        }
    }
}

/// Keeps more memory than a widget has elsewhere, and less than it is ended for here.
struct Heavy: ProviderWidget {
    static var provider: Provider {
        Provider { completion in
            let memory = UnsafeMutableRawPointer.allocate(byteCount: 40 << 20, alignment: 16)
            memory.initializeMemory(as: UInt8.self, repeating: 1, count: 40 << 20)
            completion(Timeline(entries: [.live()], policy: .never))
        }
    }
}

/// Has nothing for now or later, and asks to be asked again at once.
struct Past: ProviderWidget {
    static var provider: Provider { Provider([.live(.now.addingTimeInterval(-3_600))], policy: .atEnd) }
}

/// Tells the gallery nothing of itself.
struct Nameless: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Nameless", provider: Provider([.live()])) { EntryView(entry: $0) }
    }
}

struct NoSettings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "No settings"
}

struct AsyncNever: Widget {
    struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func snapshot(for configuration: NoSettings, in context: Context) async -> Entry { Entry(date: .now) }

        func timeline(for configuration: NoSettings, in context: Context) async -> Timeline<Entry> {
            let (silence, continuation) = AsyncStream.makeStream(of: Never.self)
            for await _ in silence {}
            continuation.finish()
            return Timeline(entries: [], policy: .never)
        }
    }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "AsyncNever", intent: NoSettings.self, provider: Provider()) { EntryView(entry: $0) }
    }
}
