import Control
import Foundation
import Testing

/// What becomes of placed widgets and their settings when the next build of their bundle knows others.
@Suite struct MigrationEndToEndTests {
    private let served: ServedFolder

    init() throws { served = try ServedFolder() }

    /// Puts a build in the place of the one that is there.
    private func install(_ build: ShippedBundle) throws {
        let library = URL(fileURLWithPath: try build.path()).appendingPathComponent("lib\(build.rawValue).so")
        let new = served.folder.url.appendingPathComponent("new.so")
        try FileManager.default.copyItem(at: library, to: new)
        try #require(rename(new.path, served.bundles.appendingPathComponent("libMoved.so").path) == 0)
    }

    private func placement(_ number: Int) throws -> JSONValue {
        let all = try served.call("placements.list")["placements"]?.items ?? []
        return try #require(all.first { $0["placement"] == .int(number) })
    }

    private func placeAll() throws {
        let settings = ["--set", "city=Oslo", "--set", "count=3", "--set", "level=high", "--set", "isOld=true"]
        for kind in ["Mood", "Former"] {
            let placed = try HostProcess.run(["place", "--kind", kind] + settings, in: served.folder.url, environment: served.environment)
            try #require(placed.status == 0, "\(placed.errors)")
        }
        try served.run("place", "--kind", "Quiet", "--family", "systemMedium")
    }

    private static let settings = #"{"city":"Oslo","count":3,"level":"high","isOld":true}"#

    @Test func placedWidgetsAndTheirSettingsOutliveEveryChange() throws {
        try install(.movedBefore)
        let host = try served.serve()
        try placeAll()
        #expect(host.wait(forError: "mood: Oslo 3 high true;", count: 2) && host.wait(forError: "quiet: before;"))
        try served.run("reload", "--placement", "1")
        #expect(host.wait(forError: "placed: Former=Oslo Mood=Oslo Quiet=-;"), "\(host.errorText)")
        #expect(try placement(1)["setAside"] == nil)

        try install(.movedAfter)
        #expect(host.wait(forError: "mood now: Oslo - 5;"), "\(host.errorText)")
        // What the new intent does not know, or takes to be of another type, is kept and counts for nothing.
        let moved = try placement(1)
        #expect(moved["configuration"]?.text == Self.settings)
        #expect(moved["setAside"] == ["count", "level", "isOld"] && moved["intent"] == "MoodSettings")
        // A widget that is not offered any more goes on where it was placed.
        #expect(host.wait(forError: "quiet: after, in systemMedium;"))
        let offered = try served.call("gallery.list")["bundles"]?.first?["kinds"]?.items.map { $0["kind"] }
        #expect(offered == ["Mood", "Later", "Weather"])
        let refused = try served.ask("place", "--kind", "Quiet")
        #expect(refused.status != 0 && refused.errors.contains("there is no widget kind 'Quiet'"))
        // A kind that is gone says so, and keeps its settings.
        #expect(try eventually { try placement(2)["suspension"]?.text.contains("holds no kind 'Former' any more") == true })
        #expect(host.wait(forError: "placed now: Former=- Mood=Oslo Quiet=-;"), "\(host.errorText)")

        try served.run("configure", "2", "--kind", "Later")
        #expect(host.wait(forError: "mood now: Oslo - 5;", count: 2))
        let renamed = try placement(2)
        #expect(renamed["kind"] == "Former" && renamed["alias"] == "Later" && renamed["suspension"] == nil)
        #expect(renamed["configuration"]?.text == Self.settings)
        try served.run("configure", "1", "--kind", "Weather", "--set", "city=Lviv")
        #expect(host.wait(forError: "weather: Lviv;"))
        served.end(host)

        // Names and settings are those of the store; with the first build back everything is as it was.
        let second = try served.serve()
        #expect(try placement(2)["alias"] == "Later" && placement(1)["alias"] == "Weather")
        try served.run("configure", "1", "--kind", "Mood", "--set", "city=Oslo")
        try install(.movedBefore)
        #expect(try eventually { try served.ask("configure", "2", "--kind", "Former").status == 0 })
        try served.run("reload", "--kind", "Former")
        #expect(second.wait(forError: "mood: Oslo 3 high true;", count: 2), "\(second.errorText)")
        #expect(try placement(1)["setAside"] == nil && placement(2)["alias"] == nil)
        served.end(second)
    }

    @Test func aBundleThatIsTakenAwayAndInstalledAgainFindsItsWidgets() throws {
        try install(.movedBefore)
        let host = try served.serve()
        try placeAll()
        #expect(host.wait(forError: "mood: Oslo 3 high true;", count: 2))
        try FileManager.default.removeItem(at: served.bundles.appendingPathComponent("libMoved.so"))
        #expect(host.wait(forError: "Moved is gone"))
        #expect(try placement(1)["configuration"]?.text == Self.settings)
        let unknown = try served.ask("configure", "1", "--kind", "Later")
        #expect(unknown.status != 0 && unknown.errors.contains("there is no widget kind 'Later'"))
        try install(.movedBefore)
        #expect(host.wait(forError: "mood: Oslo 3 high true;", count: 3), "\(host.errorText)")
        #expect(host.wait(forError: "placed: Former=Oslo Mood=Oslo Quiet=-;"))
        served.end(host)
    }
}
