extension Method {
    /// What it takes, in the order of docs/control-socket.md.
    package var parameters: [MethodParameter] {
        switch self {
        case .hostStatus, .hostDescribe, .hostShutdown, .galleryList, .placementsList, .activitiesList: []
        case .timelinesReload: [.init("kind", "text"), .init("placement", "whole number"), .init("wait", "true or false")]
        case .timelinesGet, .placementsRemove, .widgetsElements: [Self.placement]
        case .placementsAdd:
            [
                .init("kind", "text", isRequired: true), .init("bundle", "text"), .init("family", "text"), .init("place", "object"),
                .init("configuration", "object"),
            ]
        case .placementsMove: [Self.placement, .init("place", "object", isRequired: true)]
        case .placementsConfigure: [Self.placement, .init("values", "object"), .init("kind", "text")]
        case .settingsForm, .settingsRecommendations: Self.settings
        case .settingsOptions: Self.settings + [.init("parameter", "text", isRequired: true), .init("search", "text")]
        case .widgetsPerform:
            [
                Self.placement, .init("element", "whole number"), .init("x", "number"), .init("y", "number"),
                .init("generation", "whole number", isRequired: true),
            ]
        case .picturesGet:
            [Self.placement, .init("format", "text"), .init("scheme", "text"), .init("scale", "number"), .init("known", "text")]
        case .defaultsGet, .defaultsSet, .defaultsList: defaultsParameters
        case .activitiesRequest, .activitiesUpdate, .activitiesEnd: activityParameters
        case .eventsSubscribe: [.init("topics", "array", isRequired: true)]
        }
    }

    private static let placement = MethodParameter("placement", "whole number", isRequired: true)

    private static let settings: [MethodParameter] = [
        .init("placement", "whole number"), .init("kind", "text"), .init("bundle", "text"), .init("family", "text"),
        .init("values", "object"), .init("locale", "text"),
    ]

    private var defaultsParameters: [MethodParameter] {
        let key = [MethodParameter("suite", "text", isRequired: true), MethodParameter("key", "text", isRequired: true)]
        return switch self {
        case .defaultsGet: key
        case .defaultsSet: key + [.init("value", "anything", isRequired: true)]
        default: [.init("suite", "text")]
        }
    }

    private var activityParameters: [MethodParameter] {
        let name = MethodParameter("activity", "text", isRequired: true)
        let about = [MethodParameter("staleDate", "date"), MethodParameter("relevance", "number")]
        return switch self {
        case .activitiesRequest:
            [
                .init("type", "text", isRequired: true), .init("activity", "text"), .init("attributes", "object", isRequired: true),
                .init("state", "object", isRequired: true),
            ] + about
        case .activitiesUpdate: [name, .init("state", "object", isRequired: true)] + about + [.init("alert", "object")]
        default: [name, .init("state", "object"), .init("dismissal", "date")]
        }
    }
}
