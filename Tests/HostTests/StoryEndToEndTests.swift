import BundleMessages
import Control
import Drawing
import Foundation
import Testing

/// What happened to others, by its number in docs/reliability.md, where nothing else tries it.
@Suite struct StoryEndToEndTests {
    private let served: ServedFolder
    private let purple = RGBA(red: 0.5, green: 0, blue: 0.5)

    init() throws { served = try ServedFolder() }

    private func configuration() throws -> JSONValue? { try served.placement()["configuration"] }

    // An update that is too much is refused, and what was shown stays.
    @Test func storyF6ARefusedUpdateLeavesTheLastGoodPicture() throws {
        let fonts = (0...256).map { FontKey(path: "/fonts/\($0).ttf") }
        let tooMuch = DisplayList(size: CGSize(width: 158, height: 158), fonts: fonts).encoded()
        let oversize = BundleReply.Body.timeline(
            TimelineReply(entries: [.init(date: Date() - 1, lists: [tooMuch, tooMuch])], policy: .never))
        try served.build([served.twice(purple), .reply(oversize), .garbage])
        let host = try served.serve()
        try served.run("place", "--kind", "Test")
        #expect(try eventually { try served.placement()["shown"]?["stage"] == "timeline" })
        let before = try served.call("pictures.get", #"{"placement":1}"#)["data"]
        for _ in 0..<2 {
            _ = try served.ask("reload", "--placement", "1")
            #expect(try served.call("pictures.get", #"{"placement":1}"#)["data"] == before)
        }
        #expect(try served.placement()["shown"]?["stage"] == "timeline")
        served.end(host)
    }

    // A kind that its next build calls otherwise leaves a placement that says so, with its picture and its settings, and comes back.
    @Test func storyF7AKindThatIsRenamedKeepsItsPlacement() throws {
        try served.build(.black, hasSettings: true)
        let host = try served.serve()
        try served.place()
        try served.run("configure", "1", "--set", "city=Oslo")
        let settings = try configuration()
        let picture = try served.pictureHash()
        let unknown = ScriptedBundle.Step.reply(.failure(BundleFailure(code: .unknownKind, message: "there is no kind 'Test'")))
        var renamed = ScriptedBundle(placeholder: [unknown], snapshot: [unknown], timeline: [unknown])
        renamed.kinds[0].kind = "Renamed"
        try renamed.build("Test", in: served.bundles)
        #expect(host.wait(forError: "Test was replaced"))
        #expect(
            try eventually { try served.placement()["suspension"]?.text.contains("holds no kind 'Test' any more, only Renamed") == true })
        #expect(try served.pictureHash() == picture)
        #expect(try configuration() == settings)
        try served.build(.black, hasSettings: true)
        #expect(host.wait(forError: "Test was replaced", count: 2))
        #expect(try eventually { try (served.placement()["suspension"] ?? .null) == .null })
        #expect(try configuration() == settings)
        served.end(host)
    }

    // The settings of a bundle that is not there are not the host's to tidy up, whatever else is written.
    @Test func storyF14TheSettingsOfABundleThatIsGoneStayToTheByte() throws {
        try served.build(.black, hasSettings: true)
        let first = try served.serve()
        try served.place()
        try served.run("configure", "1", "--set", "city=Oslo", "--set", "unknown=7")
        let settings = try configuration()
        try FileManager.default.removeItem(at: served.bundles.appendingPathComponent("libTest.so"))
        #expect(first.wait(forError: "Test is gone"))
        served.end(first)
        try served.build(purple, "Other")
        let second = try served.serve()
        #expect(try eventually { try served.call("gallery.list")["bundles"]?.items.count == 1 })
        try served.run("place", "--bundle", "Other", "--kind", "Test")
        try served.run("move", "2", "--position", "0")
        try served.run("remove", "2")
        served.end(second)
        try served.build(.black, hasSettings: true)
        let third = try served.serve()
        #expect(try configuration() == settings)
        served.end(third)
    }

    // Reloads, kills, swaps and rescans in any order: one process is left, it is of the last build, and its picture is shown.
    @Test(arguments: [UInt64(1), 2, 3]) func storyF16WhateverComesTogetherTheLastBuildIsShown(seed: UInt64) throws {
        let builds = try [RGBA.black, .white, purple].enumerated().map { index, color in
            let folder = served.folder.url.appendingPathComponent("build\(index)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try served.build([served.twice(color)], in: folder)
            return folder.appendingPathComponent("libTest.so")
        }
        let library = served.bundles.appendingPathComponent("libTest.so")
        func put(_ build: URL) throws {
            let new = served.folder.url.appendingPathComponent("new.so")
            try FileManager.default.copyItem(at: build, to: new)
            guard rename(new.path, library.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        }
        // What is to be seen at the end, drawn by a daemon that has seen nothing else.
        try put(builds[2])
        let calm = try served.serve()
        try served.place()
        try served.run("reload", "--kind", "Test")
        let last = try served.call("pictures.get", #"{"placement":1}"#)["data"]
        served.end(calm)
        try put(builds[0])
        let host = try served.serve()
        let talk = try SocketTalk(served.socket)
        var state = seed
        for _ in 0..<60 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            switch (state >> 33) % 5 {
            case 0, 1: talk.send(#"{"jsonrpc":"2.0","method":"timelines.reload"}"# + "\n")
            case 2: try put(builds[Int((state >> 40) % 3)])
            case 3: for (child, title) in host.children where title.contains("widgethost-bundle") { kill(child, SIGKILL) }
            default: host.send(SIGHUP)
            }
            // In step with the daemon, so that all of it is seen.
            _ = talk.answer(to: #"{"jsonrpc":"2.0","id":1,"method":"host.status"}"#)
        }
        try put(builds[1])
        try put(builds[2])
        #expect(
            try eventually {
                _ = try served.ask("reload", "--kind", "Test")
                return try served.call("pictures.get", #"{"placement":1}"#)["data"] == last
            })
        #expect(host.children.values.filter { $0.contains("widgethost-bundle") }.count == 1)
        served.end(host)
    }
}
