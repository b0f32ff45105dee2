internal import AppIntents
internal import BundleMessages
internal import Drawing
internal import Foundation
internal import SwiftUI

/// One environment of a request, made ready once for all its entries.
struct DrawingEnvironment {
    let family: WidgetFamily
    let showsContainerBackground: Bool
    /// That of whoever will see it.
    var locale: Locale { values.locale }
    private let now: Date
    private let values: EnvironmentValues

    init(_ environment: RenderEnvironment, request: WidgetRequest, isPlaceholder: Bool) {
        family = WidgetFamily(request.family)
        showsContainerBackground = environment.showsContainerBackground
        now = request.now
        var values = EnvironmentValues()
        values.widgetFamily = family
        values.widgetContentMargins = family.contentMargins
        values.widgetRenderingMode = WidgetRenderingMode(environment.renderingMode)
        values.take(environment)
        values.linksOpen = family.opensLinks
        if isPlaceholder { values.redactionReasons.insert(.placeholder) }
        self.values = values
    }

    /// The environment for one entry; one whose date has passed is seen at the moment of the request.
    @MainActor func values(for entry: ProvidedEntry, showsBackground: Bool, _ resources: BundleResources) -> EnvironmentValues {
        var values = values
        values.entryDate = max(entry.date, now)
        values.showsWidgetContainerBackground = showsBackground
        values.colorLookup = resources.colorLookup
        values.colorTreatment = treatment(values)
        values.stringTables = StringLookup.tables
        return values
    }

    /// The tint of the accented group is the widget's own accent.
    private func treatment(_ values: EnvironmentValues) -> ColorTreatment {
        if values.widgetRenderingMode == .accented { return .accented(Color.accentColor.rgba(in: values)) }
        return values.widgetRenderingMode == .vibrant ? .grey : .asDrawn
    }

    /// What shows through a translucent background: a widget is never seen through.
    var ground: RGBA { values.colorScheme == .dark ? .black : .white }
    /// Whether the place gives the widget colours of its own.
    var isRecolored: Bool { values.widgetRenderingMode != .fullColor }
    /// What stands for the glass behind a widget whose own background is taken away.
    var plate: RGBA { values.colorScheme == .dark ? RGBA(red: 0.17, green: 0.17, blue: 0.18) : RGBA(red: 0.86, green: 0.86, blue: 0.88) }
    var systemBackground: RGBA { SystemColor.systemBackground.rgba(in: values) }
}

extension EnvironmentValues {
    fileprivate mutating func take(_ environment: RenderEnvironment) {
        let zone = TimeZone(identifier: environment.timeZone) ?? .gmt
        let locale = Locale(identifier: environment.locale)
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = zone
        self.locale = locale
        self.timeZone = zone
        self.calendar = calendar
        colorScheme = environment.colorScheme == .dark ? .dark : .light
        displayScale = environment.displayScale
        layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        dynamicTypeSize = DynamicTypeSize(rawValue: Int(environment.typeSize.rawValue)) ?? .large
        redactionReasons = RedactionReasons(environment.redaction)
        if environment.legibility.contains(.boldText) { legibilityWeight = .bold }
        if environment.legibility.contains(.increasedContrast) { colorSchemeContrast = .increased }
    }
}

extension RedactionReasons {
    fileprivate init(_ redaction: RenderEnvironment.Redaction) {
        self = []
        if redaction.contains(.placeholder) { insert(.placeholder) }
        if redaction.contains(.privacy) { insert(.privacy) }
        if redaction.contains(.invalidated) { insert(.invalidated) }
    }
}

extension TimelineProviderContext.EnvironmentVariants {
    init(_ environments: [RenderEnvironment]) {
        var schemes: [ColorScheme] = []
        var scales: [CGFloat] = []
        for environment in environments {
            let scheme: ColorScheme = environment.colorScheme == .dark ? .dark : .light
            if !schemes.contains(scheme) { schemes.append(scheme) }
            if !scales.contains(environment.displayScale) { scales.append(environment.displayScale) }
        }
        self.init(colorSchemes: schemes, displayScales: scales)
    }
}
