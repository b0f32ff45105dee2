extension ControlCommand {
    /// Reads a method's parameters; throws the error that its caller is owed.
    package init(method name: String, parameters: JSONValue?) throws(Fault) {
        guard let method = Method(rawValue: name) else { throw .unknownMethod(name) }
        do throws(JSONMismatch) { try self.init(method, parameters ?? [:]) } catch { throw .invalidParameters(error) }
    }

    private init(_ method: Method, _ parameters: JSONValue) throws(JSONMismatch) {
        // Those without parameters tolerate what they do not know too, but nothing other than an object.
        guard case .object = parameters else { throw JSONMismatch(member: "params", expected: "an object", found: parameters) }
        self =
            switch method {
            case .hostStatus: .hostStatus
            case .hostDescribe: .hostDescribe
            case .hostShutdown: .hostShutdown
            case .galleryList: .galleryList
            case .timelinesReload: .timelinesReload(try ReloadWish(json: parameters))
            case .timelinesGet: .timelinesGet(try PlacementChoice(json: parameters))
            case .placementsList: .placementsList
            case .placementsAdd: .placementsAdd(try NewPlacement(json: parameters))
            case .placementsRemove: .placementsRemove(try PlacementChoice(json: parameters))
            case .placementsMove: .placementsMove(try PlacementMove(json: parameters))
            case .placementsConfigure: .placementsConfigure(try PlacementSettings(json: parameters))
            case .settingsForm: .settingsForm(try SettingsWish(json: parameters))
            case .settingsOptions: .settingsOptions(try OptionsWish(json: parameters))
            case .settingsRecommendations: .settingsRecommendations(try SettingsWish(json: parameters))
            case .widgetsElements: .widgetsElements(try PlacementChoice(json: parameters))
            case .widgetsPerform: .widgetsPerform(try WidgetAction(json: parameters))
            case .picturesGet: .picturesGet(try PictureWish(json: parameters))
            case .defaultsGet: .defaultsGet(try DefaultsKey(json: parameters))
            case .defaultsSet: .defaultsSet(try DefaultsChange(json: parameters))
            case .defaultsList: .defaultsList(try DefaultsScope(json: parameters))
            case .activitiesList: .activitiesList
            case .activitiesRequest: .activitiesRequest(try NewActivity(json: parameters))
            case .activitiesUpdate: .activitiesUpdate(try ActivityUpdate(json: parameters))
            case .activitiesEnd: .activitiesEnd(try ActivityEnd(json: parameters))
            case .eventsSubscribe: .eventsSubscribe(try SubscriptionWish(json: parameters))
            }
    }
}
