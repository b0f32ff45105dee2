import BundleMessages
import Drawing
import Foundation
import Testing

@testable import WidgetKit

@MainActor @Suite struct DrawingEnvironmentTests {
    private func values(
        _ environment: RenderEnvironment, family: Family = .systemSmall, isPlaceholder: Bool = false, entryAt date: Date = .start
    ) throws -> EnvironmentValues {
        let request = WidgetRequest.of("K", family: family, environments: [environment])
        let entry = ProvidedEntry(date: date, relevance: nil) { _ in DisplayList(size: .zero) }
        let resources = BundleResources(try #require(FakeHost().port()))
        return DrawingEnvironment(environment, request: request, isPlaceholder: isPlaceholder)
            .values(for: entry, showsBackground: environment.showsContainerBackground, resources)
    }

    @Test func takesEveryFieldOfTheRequest() throws {
        let values = try values(
            RenderEnvironment(
                colorScheme: .dark, displayScale: 3, locale: "ar_EG", timeZone: "Africa/Cairo", layoutDirection: .rightToLeft,
                typeSize: .accessibility2, renderingMode: .vibrant, redaction: [.privacy, .invalidated], showsContainerBackground: false))
        #expect(values.colorScheme == .dark)
        #expect(values.displayScale == 3)
        #expect(values.locale.identifier == "ar_EG")
        #expect(values.timeZone.identifier == "Africa/Cairo")
        #expect(values.calendar.timeZone.identifier == "Africa/Cairo")
        #expect(values.layoutDirection == .rightToLeft)
        #expect(values.dynamicTypeSize == .accessibility2)
        #expect(values.widgetRenderingMode == .vibrant)
        #expect(values.redactionReasons == [.privacy, .invalidated])
        #expect(!values.showsWidgetContainerBackground)
    }

    @Test(
        arguments: [
            ("en_US", .gregorian, 1), ("de_DE", .gregorian, 2), ("th_TH", .buddhist, 1), ("fa_IR", .persian, 7),
            ("ar_SA", .islamicUmmAlQura, 1),
            ("en_US@calendar=hebrew", .hebrew, 1), ("xx", .gregorian, 2),
        ] as [(String, Calendar.Identifier, Int)])
    func theCalendarIsThatOfTheLocale(locale: String, calendar: Calendar.Identifier, firstWeekday: Int) throws {
        let values = try values(RenderEnvironment(locale: locale, timeZone: "Asia/Tokyo"))
        #expect(values.calendar.identifier == calendar && values.calendar.firstWeekday == firstWeekday)
        #expect(values.calendar.timeZone.identifier == "Asia/Tokyo" && values.calendar.locale?.identifier == locale)
    }

    @Test func anUnknownTimeZoneIsGreenwichs() throws {
        #expect(try values(RenderEnvironment(timeZone: "Mars/Olympus")).timeZone == .gmt)
    }

    @Test func aPlaceholderIsRedacted() throws {
        #expect(try values(RenderEnvironment(), isPlaceholder: true).redactionReasons == .placeholder)
    }

    @Test(arguments: Family.allCases)
    func onlyTheHomeScreenHasMargins(family: Family) throws {
        let values = try values(RenderEnvironment(), family: family)
        #expect(values.widgetFamily == WidgetFamily(family))
        #expect(values.widgetContentMargins.top == (family.name.hasPrefix("system") ? 16 : 0))
    }

    @Test func anEntryIsSeenAtItsDateOrNowIfThatHasPassed() throws {
        #expect(try values(RenderEnvironment(), entryAt: .start + 60).entryDate == .start + 60)
        #expect(try values(RenderEnvironment(), entryAt: .start - 60).entryDate == .start)
    }

    @Test func aProviderIsToldWhichEnvironmentsWillBeDrawn() {
        let variants = TimelineProviderContext.EnvironmentVariants(
            [RenderEnvironment(), RenderEnvironment(colorScheme: .dark), RenderEnvironment(displayScale: 3)])
        #expect(variants[\.colorScheme] == [.light, .dark])
        #expect(variants[\.displayScale] == [2, 3])
        #expect(variants[\.locale] == nil)
    }
}
