import Control
import Foundation
import Testing

/// `Plugins/SearchWeather` against a server that answers, is slow, wrong, or not there.
@Suite struct SearchWeatherEndToEndTests {
    private let served: ServedFolder
    private let server: ScriptedServer

    private static let kyiv = #"[{"id":"kyiv","name":"Kyiv","country":"Ukraine"}]"#

    init() throws {
        served = try ServedFolder()
        server = try ScriptedServer(Self.answer)
    }

    private static let answer: @Sendable (String) -> ScriptedServer.Answer = { path in
        switch path {
        case let path where path.hasPrefix("/cities"): .json(kyiv)
        case let path where path.hasPrefix("/weather"):
            .json(#"{"city":"Kyiv","temperature":21,"high":24.4,"low":-3,"condition":"rain"}"#)
        case let path where path.hasPrefix("/trends"): .json(#"[{"query":"tides & moon","count":12},{"query":"cup","count":7}]"#)
        default: .status(404)
        }
    }

    /// A daemon whose bundle asks the test's server; nothing is opened.
    private func serve() throws -> HostProcess {
        let host = try served.serve(bundles: ShippedBundle.searchWeather.path(), flags: ["--opener", "none", "--spacing", "0"])
        try served.run("defaults", "group.example.searchweather", "server", "\"\(server.address)\"")
        return host
    }

    private func end(_ host: HostProcess) {
        served.end(host)
        server.stop()
    }

    /// Seconds from now until the provider is asked again.
    private func nextReload() throws -> TimeInterval {
        var date: Date?
        // While it is asked there is none.
        _ = try eventually {
            date = try served.placement()["nextReload"].map { try Date(json: $0) }
            return date != nil
        }
        return try #require(date).timeIntervalSinceNow
    }

    /// Asks for a new timeline, whatever comes of it.
    private func reload() throws { try served.ask("reload", "--placement", "1") }

    @Test func whateverTheServerSaysThePictureStaysAndTheNextTryComesSooner() throws {
        let host = try serve()
        try served.run("place", "--kind", "WeatherWidget", "--set", "city=kyiv", "--set", "unit=fahrenheit")
        try reload()
        #expect(server.asked.contains("/cities?ids=kyiv") && server.asked.contains("/weather?city=kyiv"))
        #expect(try (1_700...1_800).contains(nextReload()))
        let fresh = try served.pictureHash()
        let wrong: [ScriptedServer.Answer] = [.status(500), .nonsense, .json("[]"), .json(#"{"city":"Kyiv"}"#)]
        for answer in wrong {
            // A server that knows of no city, and says so well, would mean that there is none any more.
            server.change { path in if path.hasPrefix("/weather") { answer } else { Self.answer(path) } }
            try reload()
            #expect(try nextReload() <= 60)
            #expect(try served.pictureHash() == fresh && served.placement()["failure"] != nil)
        }
        #expect(server.asked.last == "/weather?city=kyiv")
        server.change(Self.answer)
        try reload()
        #expect(try served.pictureHash() == fresh && nextReload() > 1_700 && served.placement()["failure"] == nil)
        end(host)
    }

    @Test func aServerThatIsSilentOrGoneCostsAnUpdateAndNotTheSettings() throws {
        let host = try serve()
        try served.run("place", "--kind", "WeatherWidget", "--set", "city=kyiv")
        try reload()
        let fresh = try served.pictureHash()
        server.change { _ in .silence }
        try reload()
        #expect(try served.pictureHash() == fresh && nextReload() <= 60)
        server.stop()
        try reload()
        #expect(try served.pictureHash() == fresh && nextReload() <= 60)
        #expect(try served.placement()["configuration"]?.text == #"{"city":"kyiv"}"#)
        // What was found once is found again: another one can be placed, and shows the last weather with a note.
        try served.run("place", "--kind", "WeatherWidget", "--set", "city=kyiv")
        let noted = try eventually {
            let hash = try? served.call("pictures.get", #"{"placement":2}"#)["hash"]
            let stage = try served.call("placements.list")["placements"]?.items.last?["shown"]?["stage"]
            return stage == "snapshot" && hash != fresh
        }
        #expect(noted)
        // Whoever switches the caches off sees what it is like without.
        try served.run("defaults", "group.example.searchweather", "caches", "false")
        let refused = try served.ask("place", "--kind", "WeatherWidget", "--set", "city=kyiv")
        #expect(refused.status != 0 && refused.errors.contains("its query failed"))
        end(host)
    }

    @Test func whatTheWidgetNeedsFromItsUserIsSaidInTheirLanguage() throws {
        let bundle = try ShippedBundle.searchWeather.path()
        let german = try JSONValue(reading: served.run("list", "--json", "--locale", "de_DE", "--bundles", bundle))
        let weather = german["bundles"]?.first?["kinds"]?.first
        #expect(weather?["name"] == "Wetter" && weather?["promptsForConfiguration"] == true)
        let titles = weather?["parameters"]?.items.map { $0["title"] }
        #expect(titles?.prefix(2) == ["Stadt", "Hier"] && titles?.count == 6)
        let host = try serve()
        try served.run("place", "--kind", "WeatherWidget")
        try reload()
        let chosen = try served.pictureHash()
        // Where nobody is told where the reader is, that is said, and the server is not asked.
        try served.run("configure", "1", "--set", "isHere=true")
        try reload()
        #expect(try served.pictureHash() != chosen)
        #expect(!server.asked.contains { $0.hasPrefix("/weather") })
        #expect(try served.placement()["nextReload"] == nil)
        end(host)
    }

    @Test func citiesAreFoundByTheServerAndSearchesAreLinks() throws {
        let host = try serve()
        let cities = try served.call("settings.options", #"{"kind":"WeatherWidget","parameter":"city","search":"Ky"}"#)
        #expect(
            cities["sections"]?.first?["choices"]?.text == #"[{"value":"kyiv","title":"Kyiv","subtitle":"Ukraine"}]"#)
        #expect(server.asked == ["/cities?match=Ky"])
        try served.run("place", "--kind", "SearchWidget", "--set", "topic=sport", "--set", "rows=1")
        try reload()
        #expect(server.asked.last == "/trends?topic=sport")
        let elements = try served.call("widgets.elements", #"{"placement":1}"#)["elements"]?.items ?? []
        #expect(elements.compactMap { $0["url"] } == ["search://", "search://find?q=tides%20%26%20moon"])
        server.change { _ in .status(503) }
        let refused = try served.ask("call", "settings.options", #"{"kind":"WeatherWidget","parameter":"city"}"#)
        #expect(refused.status != 0 && refused.errors.contains("The choices for 'city' could not be had"))
        end(host)
    }
}
