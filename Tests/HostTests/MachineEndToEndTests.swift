import BundleMessages
import Control
import Drawing
import Foundation
import Testing

/// What a daemon makes of the machine around it, in a network and a tree of files that it has to itself: this takes root.
@Suite(.enabled(if: Spaces.canBeMade)) struct MachineEndToEndTests {
    private let served: ServedFolder

    init() throws { served = try ServedFolder(times: "retry=3600") }

    /// A daemon that sees its own network and its own mounts.
    private func serve() throws -> HostProcess {
        let program = try HostProcess.program().path
        let arguments = ["-n", "-m", program, "serve", "--bundles", served.bundles.path]
        let host = try HostProcess(arguments, of: "/usr/bin/unshare", in: served.folder.url, environment: served.environment)
        try #require(host.wait(forError: "answers at"), "\(host.errorText)")
        return host
    }

    private func build(timeline: [ScriptedBundle.Step]) throws {
        let picture = ScriptedBundle.square(.black).encoded()
        let first = BundleReply.Body.timeline(TimelineReply(entries: [.init(date: Date() - 1, lists: [picture, picture])], policy: .never))
        try ScriptedBundle(placeholder: [.reply(first)], snapshot: [.reply(first)], timeline: timeline).build("Test", in: served.bundles)
    }

    private var timeline: ScriptedBundle.Step {
        let picture = ScriptedBundle.square(.white).encoded()
        return .reply(.timeline(TimelineReply(entries: [.init(date: Date() - 1, lists: [picture, picture])], policy: .never)))
    }

    private func listen() throws -> HostProcess {
        let events = try HostProcess(["events"], in: served.folder.url, environment: served.environment)
        let listens = try (0..<500).contains { _ in try served.call("host.status")["clients"] == 2 }
        try #require(listens)
        return events
    }

    @Test func whatFailedIsAskedAgainWhenTheNetworkReturns() throws {
        let failure = BundleFailure(code: .provider, message: "there is no network")
        try build(timeline: [.reply(.failure(failure)), timeline])
        let host = try serve()
        let events = try listen()
        try served.run("place", "--kind", "Test")
        try #require(events.wait(for: "there is no network"))
        try Spaces.run(of: host, "ip addr add 10.9.8.7/24 dev lo")
        #expect(events.wait(for: "networkReturned"))
        #expect(events.wait(for: #""view":"timeline""#, count: 2))
        events.terminate()
        _ = events.finish()
        host.terminate()
        #expect(host.finish().status == 0)
    }

    @Test func anotherTimeZoneAsksEveryWidgetAnew() throws {
        try build(timeline: [timeline])
        let etc = served.folder.path("etc")
        try Spaces.shell("cp -a /etc '\(etc)' && ln -sfn /usr/share/zoneinfo/UTC '\(etc)/localtime'")
        let program = try HostProcess.program().path
        let command = "mount --bind '\(etc)' /etc && exec env -u TZ '\(program)' serve --bundles '\(served.bundles.path)'"
        let arguments = ["-m", "sh", "-c", command]
        let host = try HostProcess(arguments, of: "/usr/bin/unshare", in: served.folder.url, environment: served.environment)
        try #require(host.wait(forError: "answers at"), "\(host.errorText)")
        let events = try listen()
        try served.run("place", "--kind", "Test")
        try served.run("reload", "--placement", "1")
        try Spaces.shell("ln -s /usr/share/zoneinfo/Asia/Tokyo '\(etc)/new' && mv -T '\(etc)/new' '\(etc)/localtime'")
        #expect(host.wait(forError: "the time zone is Asia/Tokyo now"))
        #expect(events.wait(for: "zoneChanged"))
        #expect(events.wait(for: #""view":"timeline""#, count: 3))
        events.terminate()
        _ = events.finish()
        host.terminate()
        #expect(host.finish().status == 0)
    }
}

/// Networks and mounts of a process's own.
enum Spaces {
    /// Whether this user may make them, and has the tools.
    static let canBeMade: Bool = {
        (try? shell("unshare -n -m ip addr add 10.9.8.7/24 dev lo")) != nil
    }()

    /// Runs a line of shell in the network of a process that `unshare` became.
    static func run(of host: HostProcess, _ line: String) throws { try shell("nsenter -t \(host.processID) -n sh -c '\(line)'") }

    static func shell(_ line: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", line]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.featureUnsupported) }
    }
}
