extension ControlCommand {
    package var method: Method { call.method }

    /// Nil for a method that takes none.
    package var parameters: JSONValue? { call.parameters }

    private var call: (method: Method, parameters: JSONValue?) {
        switch self {
        case .hostStatus: (.hostStatus, nil)
        case .hostDescribe: (.hostDescribe, nil)
        case .hostShutdown: (.hostShutdown, nil)
        case .galleryList: (.galleryList, nil)
        case .timelinesReload(let wish): (.timelinesReload, wish.json)
        case .timelinesGet(let choice): (.timelinesGet, choice.json)
        case .placementsList: (.placementsList, nil)
        case .placementsAdd(let placement): (.placementsAdd, placement.json)
        case .placementsRemove(let choice): (.placementsRemove, choice.json)
        case .placementsMove(let move): (.placementsMove, move.json)
        case .placementsConfigure(let settings): (.placementsConfigure, settings.json)
        case .settingsForm(let wish): (.settingsForm, wish.json)
        case .settingsOptions(let wish): (.settingsOptions, wish.json)
        case .settingsRecommendations(let wish): (.settingsRecommendations, wish.json)
        case .widgetsElements(let choice): (.widgetsElements, choice.json)
        case .widgetsPerform(let action): (.widgetsPerform, action.json)
        case .picturesGet(let wish): (.picturesGet, wish.json)
        case .defaultsGet(let key): (.defaultsGet, key.json)
        case .defaultsSet(let change): (.defaultsSet, change.json)
        case .defaultsList(let scope): (.defaultsList, scope.json)
        case .activitiesList: (.activitiesList, nil)
        case .activitiesRequest(let activity): (.activitiesRequest, activity.json)
        case .activitiesUpdate(let update): (.activitiesUpdate, update.json)
        case .activitiesEnd(let end): (.activitiesEnd, end.json)
        case .eventsSubscribe(let wish): (.eventsSubscribe, wish.json)
        }
    }
}
