import SwiftUI
import Testing

@Observable private final class Model {
    var width: CGFloat
    init(width: CGFloat) { self.width = width }
}

private struct Reader: View {
    @Environment(Model.self) private var model
    var body: some View { Rectangle().frame(width: model.width, height: 10) }
}

private struct OptionalReader: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Rectangle().frame(width: model?.width ?? 5, height: 10) }
}

@Suite @MainActor struct EnvironmentObjectsTests {
    @Test func anObservableObjectIsFoundByItsType() {
        #expect(Stage().frames(Reader().environment(Model(width: 30))) == ["35,45 30x10"])
        #expect(Stage().frames(Reader().environment(Model(width: 20)).environment(Model(width: 30))) == ["40,45 20x10"])
    }

    @Test func oneThatMayBeMissingIsNil() {
        #expect(Stage().frames(OptionalReader()) == ["47,45 5x10".replacingOccurrences(of: "47,", with: "48,")])
        #expect(Stage().frames(OptionalReader().environment(Model(width: 30))) == ["35,45 30x10"])
        #expect(Stage().frames(OptionalReader().environment(nil as Model?).environment(Model(width: 30))).first?.hasSuffix("5x10") == true)
    }

    @Test func aViewWithoutItsObjectIsRefusedAndTheRestGoesOn() {
        final class Store: ObservableObject { var width: CGFloat = 20 }
        struct StoreReader: View {
            @EnvironmentObject private var store: Store
            var body: some View { Rectangle().frame(width: store.width, height: 10) }
        }
        struct Nested: View {
            struct Both: DynamicProperty {
                @EnvironmentObject var store: Store
                var width: CGFloat = 0
                mutating func update() { width = store.width }
            }
            private var both = Both()
            var body: some View { Rectangle().frame(width: both.width, height: 10) }
        }
        struct Widened: ViewModifier {
            @Environment(Model.self) private var model
            func body(content: Content) -> some View { content.frame(width: model.width) }
        }
        let views: [(AnyView, String)] = [
            (AnyView(StoreReader()), "StoreReader: no Store was given to the view by environmentObject(_:)"),
            (AnyView(Nested()), "Nested: no Store was given to the view by environmentObject(_:)"),
            (AnyView(Reader()), "Reader: no Model was given to the view by environment(_:)"),
            (AnyView(Color.blue.modifier(Widened())), "Widened: no Model was given to the view by environment(_:)"),
        ]
        for (view, sentence) in views {
            let stage = Stage()
            let drawn = stage.draw(
                VStack(spacing: 0) {
                    view.frame(height: 20)
                    Color.red
                })
            #expect(drawn.contains("#FFCC00"))
            #expect(drawn.contains("0,20 100x80"))
            #expect(stage.warnings == ["\(sentence): drawn as the prohibited sign"])
        }
        #expect(Stage().frames(Nested().environmentObject(Store())) == ["40,45 20x10"])
    }

    @Test func thePlatformIsAWidgetsOwn() {
        struct Probe: View {
            @Environment(\.scenePhase) private var phase
            @Environment(\.openURL) private var openURL
            @Environment(\.dismiss) private var dismiss
            @Environment(\.accessibilityReduceMotion) private var isStill

            var body: some View {
                let _ = dismiss()
                let _ = openURL(URL(fileURLWithPath: "/"))
                Rectangle().frame(width: phase == .active && !isStill ? 20 : 10, height: 10)
            }
        }
        #expect(Stage().frames(Probe()) == ["40,45 20x10"])
    }

    @Test func aMetricGrowsWithTheTypeSize() {
        struct Probe: View {
            @ScaledMetric(relativeTo: .body) private var side: CGFloat = 17
            var body: some View { Rectangle().frame(width: side, height: 10) }
        }
        #expect(Stage().frames(Probe()).first?.hasSuffix("17x10") == true)
        #expect(Stage { $0.dynamicTypeSize = .accessibility5 }.frames(Probe()).first?.hasSuffix("53x10") == true)
    }

    @Test func whatDefaultsKeepIsTheDefault() {
        struct Probe: View {
            @AppStorage("width") private var width = 12.0
            @AppStorage("name", store: nil) private var name: String?
            var body: some View {
                let _ = { width = 40 }()
                Rectangle().frame(width: width + (name == nil ? 8 : 0), height: 10)
            }
        }
        #expect(Stage().frames(Probe()) == ["40,45 20x10"])
    }

    @Test func preferencesAreAcceptedAndTellNobody() {
        struct Key: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        let view = Rectangle().preference(key: Key.self, value: 3).onPreferenceChange(Key.self) { _ in Issue.record("told") }
        #expect(Stage().draw(view) == "fill rect 0,0 100x100 #000000")
    }
}
