import BundleMessages
import Control
import Drawing
import Foundation
import Glibc
import Testing

/// The daemon under a service manager, which a test plays.
@Suite struct ServiceEndToEndTests {
    private var served: ServedFolder
    private let manager: NotifySocket

    init() throws {
        served = try ServedFolder()
        manager = NotifySocket(in: served.folder)
        served.environment["NOTIFY_SOCKET"] = manager.path
    }

    /// Hands over a socket as systemd does: bound by someone else, as descriptor 3, for the process that comes of this one.
    private var activation: [String] {
        let script = """
            use Socket; $^F = 9; socket(my $s, AF_UNIX, SOCK_STREAM, 0) or die; fileno($s) == 3 or die;
            my $path = shift; bind($s, sockaddr_un($path)) or die; listen($s, 8) or die;
            $ENV{LISTEN_PID} = $$; $ENV{LISTEN_FDS} = 1; $ENV{LISTEN_FDNAMES} = 'control'; exec @ARGV;
            """
        return ["/usr/bin/perl", "-e", script, served.folder.path("handed.sock")]
    }

    private static let status = #"{"jsonrpc":"2.0","id":1,"method":"host.status"}"#

    @Test func theManagerIsToldOfEveryStep() throws {
        let host = try served.serve()
        let ready = manager.message()
        #expect(ready["READY"] == "1")
        #expect(ready["STATUS"] == "placements: 0, bundles: 0")
        try served.build()
        #expect(host.wait(forError: "answers at"))
        host.send(SIGHUP)
        let reloading = manager.message()
        #expect(reloading["RELOADING"] == "1")
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let moment = try #require(reloading["MONOTONIC_USEC"].flatMap { Int($0) })
        #expect((0..<60_000_000).contains(now.tv_sec * 1_000_000 + now.tv_nsec / 1_000 - moment))
        let again = manager.message()
        #expect(again["READY"] == "1")
        #expect(again["STATUS"] == "placements: 0, bundles: 1")
        host.terminate()
        #expect(manager.message()["STOPPING"] == "1")
        #expect(host.finish().status == 0)
    }

    @Test func aSocketThatIsHandedOverIsAnsweredAndLeftThere() throws {
        let host = try served.start(by: activation)
        #expect(manager.message()["READY"] == "1")
        let path = served.folder.path("handed.sock")
        #expect(try SocketTalk(path).answer(to: Self.status)?.contains("result") == true)
        #expect(host.wait(forError: "answers at the service manager's socket"))
        #expect(access(served.socket, F_OK) != 0)
        served.end(host)
        #expect(access(path, F_OK) == 0)
    }

    @Test func whatTheManagerSaysReachesNoChild() throws {
        try served.build()
        let host = try served.start(by: activation)
        #expect(manager.message()["READY"] == "1")
        let talk = try SocketTalk(served.folder.path("handed.sock"))
        #expect(
            talk.answer(to: #"{"jsonrpc":"2.0","id":1,"method":"placements.add","params":{"kind":"Test"}}"#)?.contains("result") == true)
        let reload = #"{"jsonrpc":"2.0","id":2,"method":"timelines.reload","params":{"wait":true}}"#
        #expect(talk.answer(to: reload)?.contains("result") == true)
        #expect(talk.answer(to: #"{"jsonrpc":"2.0","id":3,"method":"pictures.get","params":{"placement":1}}"#)?.contains("result") == true)
        let children = host.children
        #expect(children.count >= 2)
        for (id, title) in children {
            let variables = (try? String(contentsOfFile: "/proc/\(id)/environ", encoding: .utf8)) ?? "LISTEN_"
            #expect(!variables.contains("LISTEN_") && !variables.contains("NOTIFY_SOCKET"), "\(title)")
        }
        served.end(host)
    }

    /// A provider that hangs, a client that never reads and a drawing that does not come: none of them keeps the daemon.
    @Test func itEndsWithinTwoSecondsWhateverHangs() throws {
        let list = ScriptedBundle.square(.black).encoded()
        let reply = BundleReply.Body.timeline(TimelineReply(entries: [.init(date: Date() - 1, lists: [list, list])], policy: .never))
        try ScriptedBundle(placeholder: [.reply(reply)], snapshot: [.reply(reply)], timeline: [.silence]).build("Test", in: served.bundles)
        let host = try served.serve()
        #expect(try served.ask("place", "--kind", "Test").status == 0)
        let talk = try SocketTalk(served.socket)
        let picture = #"{"jsonrpc":"2.0","id":1,"method":"pictures.get","params":{"placement":1}}"#
        // The snapshot comes on screen soon after the widget is placed.
        #expect((0..<1_000).contains { _ in talk.answer(to: picture)?.contains("result") == true })
        let drawer = try #require(host.children.first { $0.value.contains("widgethost-draw") }?.key)
        kill(drawer, SIGSTOP)
        talk.send(#"{"jsonrpc":"2.0","id":1,"method":"pictures.get","params":{"placement":1,"scale":7}}"# + "\n")
        let silent = try SocketTalk(served.socket)
        silent.send([String](repeating: #"{"jsonrpc":"2.0","id":1,"method":"host.describe"}"# + "\n", count: 20_000).joined(), waits: false)
        #expect(try SocketTalk(served.socket).answer(to: Self.status)?.contains("result") == true)
        let start = SuspendingClock.now
        host.terminate()
        #expect(host.finish().status == 0)
        #expect(SuspendingClock.now - start < .seconds(2))
        // What nobody has collected yet has no title any more.
        #expect((try? String(contentsOfFile: "/proc/\(drawer)/cmdline", encoding: .utf8)) ?? "" == "")
        withExtendedLifetime(silent) {}
        #expect(!host.errorText.contains("was ended with the host"))
        // What was asked for is asked again, and counts as no failure.
        let second = try served.serve()
        #expect(try served.call("placements.list")["placements"]?.first?["failure"] == nil)
        served.end(second)
    }

    @Test func ctrlCEndsItCleanlyAndSaysSo() throws {
        let host = try served.serve()
        host.send(SIGINT)
        #expect(host.finish().status == 128 + SIGINT)
        #expect(access(served.socket, F_OK) != 0)
    }
}
