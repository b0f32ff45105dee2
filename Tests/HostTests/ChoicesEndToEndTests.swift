import Control
import Foundation
import Testing

/// Settings as an editor needs them, and as a provider gets them: through the built programs, on a Swift bundle.
@Suite struct ChoicesEndToEndTests {
    private let served: ServedFolder

    init() throws { served = try ServedFolder(times: "options=2") }

    private func serve() throws -> HostProcess { try served.serve(bundles: ShippedBundle.choices.path()) }

    /// The error of a method that must fail.
    private func refusal(_ method: String, _ parameters: String) throws -> String {
        let result = try served.ask("call", method, parameters)
        try #require(result.status != 0, "\(result.output)")
        return result.errors
    }

    @Test func theGalleryDescribesEverySetting() throws {
        let listed = try JSONValue(reading: served.run("list", "--json", "--bundles", ShippedBundle.choices.path()))
        let kinds = listed["bundles"]?.first?["kinds"]?.items ?? []
        let trip = try #require(kinds.first { $0["kind"] == "Trip" })
        #expect(trip["summary"] == "Go to ${city} by ${vehicle}" && trip["promptsForConfiguration"] == true)
        #expect(trip["description"] == "Where, and how.")
        let parameters = trip["parameters"]?.items.map(\.text) ?? []
        #expect(
            parameters == [
                #"{"name":"city","title":"City","type":"entity","typeName":"City","optional":true,"options":"searched","dependsOn":["country"]}"#,
                #"{"name":"vehicle","title":"Vehicle","type":"enum","typeName":"Vehicle","default":"train","choices":[{"value":"train","title":"Train","subtitle":"On rails","symbol":"tram"},{"value":"bus","title":"Bus"},{"value":"bike","title":"Bike"}]}"#,
                #"{"name":"country","title":"Country","type":"string","default":"cz","options":"listed"}"#,
                #"{"name":"seats","title":"Seats","description":"How many go.","type":"int","default":2,"minimum":1.0,"maximum":9.0,"control":"stepper"}"#,
                #"{"name":"isQuiet","title":"Quiet","type":"bool","default":false}"#,
                #"{"name":"stops","title":"Stops","type":"entity","typeName":"City","list":true,"options":"searched","dependsOn":["country"],"hidden":true}"#,
                #"{"name":"speed","title":"Speed","type":"double","optional":true,"minimum":0.5,"maximum":2.0,"control":"field","hidden":true}"#,
                #"{"name":"leaves","title":"Leaves","type":"date","optional":true,"control":"dateTime","hidden":true}"#,
                #"{"name":"ticket","title":"Ticket","type":"url","optional":true,"hidden":true}"#,
            ])
        #expect(kinds.first { $0["kind"] == "Counter" }?["parameters"] == [])
    }

    @Test func aProviderGetsWhatWasSet() throws {
        let host = try serve()
        try served.run("place", "--kind", "Trip", "--set", "city=Kyiv", "--set", "vehicle=bike")
        #expect(host.wait(forError: "trip: bike cz Kyiv [] 2 -1.0 false - -;"), "\(host.errorText)")
        let values =
            #"{"placement":1,"values":{"stops":["Lviv","Prague"],"seats":"9","speed":1.5,"isQuiet":true,"leaves":"2026-08-01T12:00:00Z","ticket":"https://example.com/t","vehicle":null}}"#
        let report = try served.call("placements.configure", values)
        #expect(report["configuration"]?["seats"] == 9 && report["configuration"]?["vehicle"] == nil)
        #expect(
            host.wait(forError: "trip: train cz Kyiv [Lviv+Prague] 9 1.5 true 1785585600 https://example.com/t;"), "\(host.errorText)")
        served.end(host)
    }

    @Test func aForegroundCommandTakesSettingsToo() throws {
        let bundle = try ShippedBundle.choices.path()
        let result = try served.ask("timeline", "--kind", "Trip", "--bundles", bundle, "--set", "city=Brno", "--set", "seats=3")
        #expect(result.status == 0 && result.errors.contains("trip: train cz Brno [] 3 -1.0 false - -;"))
        let refused = try served.ask("timeline", "--kind", "Trip", "--bundles", bundle, "--set", "seats=10")
        #expect(refused.status == 64)
        #expect(
            refused.errors.contains("'seats' of the widget 'Trip' cannot be set: a whole number from 1 to 9 is expected, found 10."))
    }

    static let wrong = [
        (#"{"colour":"red"}"#, "'colour': Trip has no such setting, only 'city', 'vehicle', 'country', 'seats'"),
        (#"{"seats":"many"}"#, #"'seats': a whole number from 1 to 9 is expected, found "many""#),
        (#"{"seats":0}"#, "'seats': a whole number from 1 to 9 is expected, found 0"),
        (#"{"speed":2.5}"#, "'speed': a number from 0.5 to 2.0 is expected, found 2.5"),
        (#"{"vehicle":"plane"}"#, "'vehicle': one of 'train', 'bus', 'bike' is expected"),
        (#"{"isQuiet":"perhaps"}"#, "'isQuiet': true or false is expected"),
        (#"{"leaves":"soon"}"#, "'leaves': a date as in 2026-08-01T12:00:00Z is expected"),
        (#"{"ticket":"nowhere"}"#, "'ticket': a URL with its scheme is expected"),
        (#"{"stops":"Lviv"}"#, "'stops': an array of which each is the identifier of a City is expected"),
        (#"{"city":{"id":1}}"#, "'city': the identifier of a City is expected, found"),
        (#"{"city":"Atlantis"}"#, #"'city': "Atlantis" is not there any more, or never was; settings.options lists what there is"#),
        (#"{"seats":3,"stops":["Lviv","Atlantis"]}"#, #"'stops': ["Lviv","Atlantis"] is not there any more"#),
    ]

    @Test func whatCannotBeSetIsOneErrorAndChangesNothing() throws {
        let host = try serve()
        try served.run("place", "--kind", "Trip", "--set", "seats=4")
        for (values, words) in Self.wrong {
            let errors = try refusal("placements.configure", #"{"placement":1,"values":\#(values)}"#)
            #expect(errors.contains(words), "\(errors)")
            #expect(try refusal("placements.add", #"{"kind":"Trip","configuration":\#(values)}"#).contains(words))
        }
        #expect(try served.placement()["configuration"]?.text == #"{"seats":4}"#)
        #expect(try served.call("placements.list")["placements"]?.items.count == 1)
        served.end(host)
    }

    @Test func optionsAreAskedForLive() throws {
        let host = try serve()
        try served.run("place", "--kind", "Trip")
        func options(_ more: String) throws -> String { try served.call("settings.options", "{\(more)}").text }
        #expect(
            try options(#""placement":1,"parameter":"city""#)
                == #"{"parameter":"city","prompt":"Where to?","sections":[{"title":"Of cz","choices":[{"value":"Brno","title":"City of Brno"},{"value":"Prague","title":"City of Prague"}]}],"notes":[]}"#
        )
        #expect(
            try options(#""placement":1,"parameter":"city","values":{"country":"ua"}"#).contains(
                #"{"title":"Of ua","choices":[{"value":"Kyiv","title":"City of Kyiv"},{"value":"Lviv","title":"City of Lviv"}]}"#))
        #expect(
            try options(#""kind":"Trip","parameter":"city","search":"iv""#)
                == #"{"parameter":"city","sections":[{"choices":[{"value":"Kyiv","title":"City of Kyiv"},{"value":"Lviv","title":"City of Lviv"}]}],"notes":[]}"#
        )
        #expect(
            try options(#""kind":"Trip","parameter":"country""#).contains(#"[{"value":"cz","title":"cz"},{"value":"ua","title":"ua"}]"#))
        #expect(
            try refusal("settings.options", #"{"kind":"Trip","parameter":"seats"}"#).contains(
                "There is no parameter 'seats' that has choices to ask for: only 'country', 'city', 'stops' has them."))
        served.end(host)
    }

    @Test func theFormFollowsTheValues() throws {
        let host = try serve()
        #expect(
            try served.call("settings.form", #"{"kind":"Trip","values":{"city":"Lviv","vehicle":"bike"}}"#).text
                == #"{"summary":"Ride to ${city}","shown":["city","country"],"values":{"city":"Lviv","vehicle":"bike"},"titles":{"vehicle":"Bike","city":"City of Lviv","stops":""},"problems":{}}"#
        )
        let form = try served.call("settings.form", #"{"kind":"Trip","values":{"city":"Atlantis"}}"#)
        #expect(form["problems"]?.text == #"{"city":"\"Atlantis\" is not there any more, or never was"}"#)
        #expect(try refusal("settings.form", #"{"kind":"Counter"}"#).contains("'Counter' has no settings."))
        served.end(host)
    }

    @Test func queriesThatGoWrongAreSaidSoAndTheNextOnesAreAnswered() throws {
        let host = try serve()
        func options(_ parameter: String) -> String { #"{"kind":"Trouble","parameter":"\#(parameter)"}"# }
        #expect(
            try refusal("settings.options", options("throwing")).contains(
                "'throwing': The choices for 'throwing' could not be had: offline."))
        #expect(
            try refusal("settings.options", options("stuck")).contains("'stuck': Choices did not answer within 2 seconds"))
        let twins = try served.call("settings.options", options("twin"))
        #expect(twins["sections"]?.first?["choices"]?.items.count == 2)
        #expect(twins["notes"] == ["Several choices for 'twin' have one identifier, as \"1\": the first of them is offered."])
        #expect(try served.call("settings.options", options("endless"))["sections"]?.first?["choices"]?.items.count == 10_000)
        #expect(
            try refusal("placements.add", #"{"kind":"Trouble","configuration":{"throwing":1}}"#).contains("its query failed: offline"))
        #expect(
            try refusal("placements.add", #"{"kind":"Trouble","configuration":{"stuck":1}}"#).contains(
                "it cannot be checked: Choices did not answer within 2 seconds"))
        #expect(try served.run("place", "--kind", "Trouble", "--set", "twin=7").contains("placement 1"))
        served.end(host)
    }
}
