import BundleMessages
import Drawing
import Foundation
import Testing
import WidgetKit

@testable import CompatibilityWidgets

@MainActor @Suite struct SampleWidgetsTests {
    @Test func aTemplateShowsItsTextsInAColumn() async throws {
        let shown = try #require(await Shown(ClockWidget.self, "ClockWidget"))
        #expect(shown.texts.filter { $0.hasSuffix(":") } == ["Now:", "Symbol:"])
        #expect(shown.texts.last == "🕑")
        #expect(shown.lines.first == "fill rect 0,0 158x158 #FFFFFF")
        #expect(shown.lines.contains("fill rect 0,0 158x158 #7676801F"))
    }

    @Test func settingsReachTheView() async throws {
        let small = try #require(await Shown(MoodWidget.self, "MoodWidget"))
        #expect(small.texts == ["🙂", "MOOD"])
        let medium = try #require(await Shown(MoodWidget.self, "MoodWidget", .systemMedium))
        #expect(medium.texts == ["🙂", "MOOD", "bolt.fill", "Energy", "5", "with ", "Ada"])
        #expect(medium.lines("linear").count == 1)
        #expect(medium.lines("#34C759").count > 1)
    }

    @Test func aGradientLiesBehindTheWeather() async throws {
        let shown = try #require(await Shown(WeatherWidget.self, "WeatherWidget", .systemMedium))
        #expect(shown.lines("linear").count == 1)
        #expect(shown.texts.contains("Prague") && shown.texts.contains("4°"))
        #expect(shown.texts.filter { $0.hasSuffix("h") } == ["9h", "12h", "15h", "18h"])
        #expect(shown.texts.filter { $0.hasSuffix("°") } == ["4°", "4°", "7°", "6°", "1°"])
        #expect(shown.lines("shadow").count > 0)
        #expect(shown.list.regions.map(\.action) == [.openURL("weather://city/Prague")])
        let small = try #require(await Shown(WeatherWidget.self, "WeatherWidget"))
        #expect(!small.texts.contains("9h"))
    }

    @Test func aWeekHasSevenCells() async throws {
        let shown = try #require(await Shown(HabitWidget.self, "HabitWidget"))
        #expect(shown.lines("#00C7BE").count == 3)
        #expect(shown.lines("radius 4").count == 14)
        #expect(shown.texts.filter { $0 == "checkmark" }.count == 3)
        #expect(shown.texts.prefix(2) == ["Read a page", "3/14"])
        #expect(shown.texts.suffix(4) == ["Best", "9 days", "Now", "3 days"])
    }

    @Test func aModelTellsWhatItLearned() async throws {
        let shown = try #require(await Shown(StepsWidget.self, "StepsWidget"))
        #expect(shown.texts == ["42 steps", "7, 42"])
    }

    @Test func pricesAreLinesBarsAndARing() async throws {
        let line = try #require(await Shown(PriceWidget.self, "PriceWidget"))
        #expect(line.texts.contains("4") && line.texts.contains("9"))
        #expect(line.lines("linear").count == 1 && line.lines("stroke ellipse").count == 24)
        let bars = try #require(await Shown(PriceWidget.self, "PriceWidget", .systemMedium))
        #expect(bars.texts.prefix(2) == ["Spot", "Tomorrow"] && bars.texts.contains("Limit"))
        #expect(bars.texts.contains { $0.contains("€") } && bars.texts.contains { $0.contains("AM") })
        #expect(bars.lines("#34C759").count >= 12 && bars.lines("#FF9500").count >= 12 && bars.lines("#AF52DE").count == 1)
        let ring = try #require(await Shown(PriceWidget.self, "PriceWidget", .systemLarge))
        #expect(ring.texts.contains("24 h") && ring.texts.contains("Tomorrow"))
    }

    @Test func aMonthHasItsDays() async throws {
        let shown = try #require(await Shown(MonthWidget.self, "MonthWidget", .systemLarge))
        let days = shown.texts.compactMap { Int($0) }.filter { $0 < 32 }
        #expect(days.count >= 28 && days == Array(1...days.count))
        #expect(shown.lines("ellipse").count == 1)
    }

    @Test(arguments: [
        (Family.accessoryCircular, ["70%"]), (.accessoryRectangular, ["bolt.fill", "Battery", "0", "100", "70%"]),
        (.accessoryInline, ["bolt.fill", "70 percent left"]),
    ])
    func accessoriesAreDrawnOnNothing(_ family: Family, _ texts: [String]) async throws {
        let shown = try #require(await Shown(LockScreenWidget.self, "LockScreenWidget", family))
        #expect(shown.texts == texts)
        #expect(shown.lines.first != "fill rect 0,0 158x158 #FFFFFF")
        #expect(shown.lines("ellipse").isEmpty == (family != .accessoryCircular))
    }

    @Test func aPreviewMayShowOtherData() async throws {
        let shown = try #require(await Shown(LockScreenWidget.self, "LockScreenWidget", .accessoryCircular, isPreview: true))
        #expect(shown.texts == ["100%"])
    }

    @Test func aCountdownTellsTheTimeInFiveWays() async throws {
        let shown = try #require(await Shown(CountdownWidget.self, "CountdownWidget"))
        #expect(shown.texts.count == 4)
        #expect(shown.texts.contains { $0.contains(":") })
        #expect(shown.lines("#FF9500").count == 1)
        #expect(shown.lines.first?.contains("linear") == true)
    }

    @Test func privateTextIsHiddenWhereOthersLook() async throws {
        let environment = RenderEnvironment(redaction: .privacy)
        let shown = try #require(await Shown(CountdownWidget.self, "CountdownWidget", .systemSmall, environment))
        #expect(shown.texts.count == 3)
    }

    @Test func tasksAreTogglesOrASignThatNothingIsLeft() async throws {
        let shown = try #require(await Shown(TasksWidget.self, "TasksWidget", .systemMedium))
        #expect(shown.texts == ["Tasks", "checkmark.circle.fill", "Buy milk", "circle", "Call Ada", "plus", "Add"])
        #expect(shown.list.regions.map(\.action).filter { if case .openURL = $0 { true } else { false } } == [.openURL("tasks://new")])
        #expect(shown.list.regions.filter { if case .perform = $0.action { true } else { false } }.count == 2)
        let empty = try #require(await Shown(TasksWidget.self, "TasksWidget"))
        #expect(empty.texts.prefix(2) == ["checkmark.seal", "All done"])
    }

    @Test func whatCodeDrawsIsShown() async throws {
        let shown = try #require(await Shown(PosterWidget.self, "PosterWidget", .systemLarge))
        #expect(shown.texts.contains("Poster") && shown.texts.contains("Tab 0") && shown.texts.contains("Glass"))
        #expect(shown.lines("linear").count == 1 && shown.lines("material").count == 1 && shown.lines("#FFCC00").count == 1)
        #expect(shown.lines("picture").isEmpty == false || shown.warnings.contains { $0.contains("Photo") })
    }

    @Test func aBundleListsWhatItsBuilderDoesWithItsControls() {
        let kinds = SampleBundle.declarations.compactMap(\.kind)
        #expect(
            kinds == [
                "ClockWidget", "MoodWidget", "LockScreenWidget", "WeatherWidget", "HabitWidget", "MonthWidget", "CountdownWidget",
                "TasksWidget", "example.lamp",
            ])
    }
}
