import BundleMessages
import Control
import Drawing
import Foundation
import Testing

/// What deaths of bundles cost, in a daemon with real processes.
@Suite struct SupervisionEndToEndTests {
    private let served: ServedFolder

    init() throws { served = try ServedFolder() }

    private let purple = RGBA(red: 0.5, green: 0, blue: 0.5)

    @Test func aKindThatDiesTwiceIsLeftOutAndKeepsItsPicture() throws {
        try served.build([.trap])
        let host = try served.serve()
        // To place it succeeds; what comes of it is another matter.
        #expect(try served.ask("place", "--kind", "Test").status == 0)
        #expect(host.wait(forError: "it is started again and asked for the same"))
        #expect(host.wait(forError: "'Test' is left out until a new build comes or `widgethost reload --kind Test` asks for it"))
        #expect(host.errorText.contains("Test crashed with SIG"))
        #expect(host.errorText.contains("while it was asked for the timeline of 'Test', systemSmall"))
        let placement = try served.placement()
        #expect(placement["shown"]?["stage"] == "snapshot")
        #expect(placement["suspension"]?.text.contains("and did within a minute before: 'Test' is left out") == true)
        #expect(placement["nextReload"] == nil || placement["nextReload"] == .null)
        #expect(try served.ask("status").output.contains("'Test' is left out"))
        guard case .array(let bundles)? = try served.call("gallery.list")["bundles"], case .array(let kinds)? = bundles.first?["kinds"]
        else {
            return #expect(Bool(false), "the gallery is empty")
        }
        #expect(kinds.first?["quarantine"]?.text.contains("Test crashed with SIG") == true)
        #expect(try served.pictureHash() != nil)
        // Another placement of it says so at once.
        #expect(try served.ask("place", "--kind", "Test").status == 0)
        served.end(host)
    }

    @Test func theCommandGivesAnotherChance() throws {
        try served.build([.trap])
        let host = try served.serve()
        try served.ask("place", "--kind", "Test")
        #expect(host.wait(forError: "is left out until"))
        let result = try served.ask("reload", "--kind", "Test")
        #expect(result.status != 0)
        #expect(host.wait(forError: "'Test' of Test gets another chance"))
        #expect(host.wait(forError: "is left out until", count: 2))
        served.end(host)
    }

    @Test func aNewBuildGivesAnotherChance() throws {
        try served.build([.trap])
        let host = try served.serve()
        try served.ask("place", "--kind", "Test")
        #expect(host.wait(forError: "is left out until"))
        try served.build([served.twice(purple)])
        #expect(host.wait(forError: "Test was replaced"))
        #expect(try served.ask("reload", "--kind", "Test").status == 0)
        let placement = try served.placement()
        #expect(placement["shown"]?["stage"] == "timeline")
        #expect(placement["suspension"] == nil || placement["suspension"] == .null)
        served.end(host)
    }

    @Test func theNextHostRemembers() throws {
        try served.build([.trap])
        let first = try served.serve()
        try served.ask("place", "--kind", "Test")
        #expect(first.wait(forError: "is left out until"))
        let before = try served.pictureHash()
        served.end(first)
        let second = try served.serve()
        #expect(try served.placement()["suspension"]?.text.contains("'Test' is left out") == true)
        #expect(try served.pictureHash() == before)
        #expect(try served.call("host.status")["processes"] == 0)
        served.end(second)
    }

    @Test func aBuildThatDiesAtLoadIsLeftOutWhole() throws {
        try served.compile(#"__attribute__((constructor)) static void die(void) { __builtin_trap(); }"#, "Test")
        let host = try served.serve()
        #expect(host.wait(forError: "the bundle is left out until"))
        #expect(host.errorText.contains("while it was loaded"))
        let gallery = try served.call("gallery.list")
        guard case .array(let bundles)? = gallery["bundles"] else { return #expect(gallery == .null) }
        #expect(bundles.first?["failure"]?.text.contains("while it was loaded") == true)
        // SIGHUP gives it another chance.
        host.send(SIGHUP)
        #expect(host.wait(forError: "the bundle is left out until", count: 2))
        served.end(host)
    }

    @Test func aFirstDeathCostsNoMoreThanAMoment() throws {
        try served.build([served.twice(purple)])
        let host = try served.serve()
        try served.ask("place", "--kind", "Test")
        #expect(try served.ask("reload", "--kind", "Test").status == 0)
        let process = try #require(host.children.first { $0.value.contains("widgethost-bundle: Test") })
        kill(process.key, SIGSEGV)
        #expect(host.wait(forError: "Test crashed with SIGSEGV"))
        #expect(try served.ask("reload", "--kind", "Test").status == 0)
        #expect(try served.placement()["shown"]?["stage"] == "timeline")
        served.end(host)
    }

    @Test func whoEndedTheHostIsLeftOutAtFirst() throws {
        try served.compile("#include <unistd.h>\n__attribute__((constructor)) static void hang(void) { while (1) pause(); }", "Hanging")
        let first = try served.serve()
        #expect(eventually { first.children.values.contains(where: { $0.contains("widgethost-bundle: Hanging") }) })
        first.send(SIGKILL)
        _ = first.exitStatus()
        let second = try served.serve()
        #expect(second.errorText.contains("the host before this one did not end by itself: Hanging may be why"))
        // The others are there at once.
        try served.build([served.twice(purple)])
        #expect(try eventually { try served.ask("place", "--kind", "Test").status == 0 })
        #expect(try served.ask("status").output.contains("note: the host before this one did not end by itself"))
        #expect(!second.children.values.contains { $0.contains("Hanging") })
        served.end(second)
        // Left out once: after a clean end it is tried like any other.
        let third = try served.serve()
        #expect(eventually { third.children.values.contains(where: { $0.contains("widgethost-bundle: Hanging") }) })
        #expect(!third.errorText.contains("may be why"))
        served.end(third)
    }

    @Test func anEntryThatCannotBeDrawnCostsNoOther() throws {
        try FileManager.default.createSymbolicLink(
            atPath: served.bundles.appendingPathComponent("Misbehaving.widget").path,
            withDestinationPath: try ShippedBundle.misbehaving.path())
        let host = try served.serve()
        try served.ask("place", "--kind", "ThirdEntryTraps")
        #expect(host.wait(forError: "it is started again and asked for the other entries"))
        #expect(host.errorText.contains("while it drew entry 3 of 5, of 20"))
        #expect(host.errorText.contains("for the timeline of 'ThirdEntryTraps', systemSmall"))
        // The one that took its place has answered when the next is asked for.
        #expect(try eventually { try served.placement()["shown"]?["stage"] == "timeline" })
        guard case .array(let entries)? = try served.call("timelines.get", #"{"placement":1}"#)["entries"] else {
            return #expect(Bool(false))
        }
        #expect(entries.count == 4)
        #expect(try served.placement()["suspension"] == nil)
        served.end(host)
    }

    @Test func whatTakesTooMuchMemoryIsLeftOut() throws {
        try FileManager.default.createSymbolicLink(
            atPath: served.bundles.appendingPathComponent("Misbehaving.widget").path,
            withDestinationPath: try ShippedBundle.misbehaving.path())
        let host = try served.serve(flags: ["--memory-limit", "200"])
        try served.ask("place", "--kind", "EatsMemory")
        #expect(host.wait(forError: "'EatsMemory' is left out until"))
        #expect(host.errorText.contains("MiB of memory, where 200 are allowed while it was asked for the timeline of 'EatsMemory'"))
        #expect(try served.placement()["shown"]?["stage"] == "snapshot")
        served.end(host)
    }

    @Test func whatTakesTooMuchProcessorTimeIsLeftOut() throws {
        let served = try ServedFolder(times: "processor=0.5,retry=0.1")
        try served.build([.spin])
        let host = try served.serve()
        try served.ask("place", "--kind", "Test")
        #expect(host.wait(forError: "'Test' is left out until"))
        #expect(host.errorText.contains("seconds of processor time in one request"))
        #expect(try served.placement()["shown"]?["stage"] == "snapshot")
        served.end(host)
    }

    @Test func theSameKindInTwoBundlesIsSaid() throws {
        try served.build([served.twice(purple)], "One")
        try served.build([served.twice(purple)], "Two")
        let host = try served.serve()
        #expect(host.wait(forError: "the kind 'Test' is in several bundles (One, Two)"))
        #expect(try served.ask("status").output.contains("note: the kind 'Test' is in several bundles (One, Two)"))
        #expect(try served.ask("place", "--kind", "Nothing").errors.contains("There are: 'Test'."))
        served.end(host)
    }
}
