/// Everything that the host can be asked for; behind each, what answers it.
package enum ControlCommand: Hashable, Sendable {
    /// `HostStatus`
    case hostStatus
    /// `HostDescription`
    case hostDescribe
    /// `NoResult`, before the host ends.
    case hostShutdown

    /// `GalleryListing`
    case galleryList

    /// `ReloadResult`
    case timelinesReload(ReloadWish)
    /// `TimelineListing`
    case timelinesGet(PlacementChoice)

    /// `PlacementListing`
    case placementsList
    /// `PlacementReport`
    case placementsAdd(NewPlacement)
    /// `NoResult`
    case placementsRemove(PlacementChoice)
    /// `PlacementReport`
    case placementsMove(PlacementMove)
    /// `PlacementReport`
    case placementsConfigure(PlacementSettings)

    /// `FormReport`
    case settingsForm(SettingsWish)
    /// `OptionsListing`
    case settingsOptions(OptionsWish)
    /// `RecommendationListing`
    case settingsRecommendations(SettingsWish)

    /// `ElementListing`
    case widgetsElements(PlacementChoice)
    /// `ActionResult`
    case widgetsPerform(WidgetAction)
    /// `Picture`
    case picturesGet(PictureWish)

    /// `DefaultsValue`
    case defaultsGet(DefaultsKey)
    /// `NoResult`
    case defaultsSet(DefaultsChange)
    /// `DefaultsListing`
    case defaultsList(DefaultsScope)

    /// `ActivityListing`
    case activitiesList
    /// `ActivityReport`
    case activitiesRequest(NewActivity)
    /// `ActivityReport`
    case activitiesUpdate(ActivityUpdate)
    /// `ActivityReport`
    case activitiesEnd(ActivityEnd)

    /// `Subscription`; the server answers it by itself.
    case eventsSubscribe(SubscriptionWish)
}
