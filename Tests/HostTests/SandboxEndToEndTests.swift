import Bundles
import Control
import Drawing
import Foundation
import Testing

/// A bundle that tries to get at what is not its own, in every command that runs one; where `bwrap` may not run, only what is said of that.
@Suite struct SandboxEndToEndTests {
    private static let isThere = (try? Sandbox(environment: ["PATH": "/usr/bin:/bin"])) != nil

    private let served: ServedFolder

    init() throws {
        served = try ServedFolder()
        try Data("secret".utf8).write(to: URL(fileURLWithPath: served.folder.path("secret")))
        try build(in: served.bundles)
    }

    /// The bundle says what comes of each attempt in one line, when it starts.
    private func build(in folder: URL) throws {
        var bundle = ScriptedBundle(timeline: [.reply(ScriptedBundle.picture(.white))])
        bundle.start = """
            int file = open("\(served.folder.path("secret"))", O_RDONLY);
            open("\(served.folder.path("mark"))", O_WRONLY | O_CREAT, 0600);
            struct sockaddr_in address = {AF_INET, htons(9), {htonl(0x08080808)}};
            int line = socket(AF_INET, SOCK_DGRAM, 0);
            int way = connect(line, (struct sockaddr *)&address, sizeof address);
            char text[200];
            int length = snprintf(text, sizeof text, "home %s, network %s, host %s", file < 0 ? "closed" : "open",
                way < 0 ? "closed" : "open", kill(getppid(), 0) == 0 && getppid() > 1 ? "seen" : "unseen");
            host->log(host->context, WIDGET_LOG_NOTICE, text, length);
            """
        try bundle.build("Prober", in: folder)
    }

    private static let inside = "[Prober] home closed, network "
    private static let commands: [[String]] = [
        ["list"], ["render", "--kind", "Test", "-o", "picture.png"], ["timeline", "--kind", "Test"], ["--kind", "Test", "--count", "1"],
    ]

    private func run(_ command: [String], _ more: String..., path: String? = nil) throws -> HostProcess.Result {
        let environment = path.map { served.environment.merging(["PATH": $0]) { $1 } } ?? served.environment
        return try HostProcess.run(
            command + ["--bundles", served.bundles.path] + more, in: served.folder.url, environment: environment)
    }

    @Test(.enabled(if: isThere), arguments: commands)
    func everyCommandRunsBundlesWithinWalls(command: [String]) throws {
        let result = try run(command)
        #expect(result.status == 0)
        #expect(result.errors.contains(Self.inside) && result.errors.contains("host unseen"))
        // What it wrote there lies in a folder that was gone with it.
        #expect(!served.folder.names.contains("mark"))
        let without = try run(command, "--sandbox", "off")
        #expect(without.status == 0)
        #expect(without.errors.contains("[Prober] home open, "))
        #expect(served.folder.names.contains("mark"))
    }

    @Test(.enabled(if: isThere)) func theDaemonTellsOfItsWalls() throws {
        let host = try served.serve(flags: ["--sandbox", "require"])
        #expect(host.wait(forError: Self.inside))
        #expect(try served.ask("place", "--kind", "Test").status == 0)
        let sandbox = try served.call("host.status")["sandbox"]
        #expect(sandbox?["used"] == true)
        #expect(sandbox?["reason"]?.text.contains("the network is open to Prober, whose entitlements do not say") == true)
        #expect(try served.run("status").contains("sandbox: on, bwrap works here"))
        served.end(host)
    }

    @Test(
        .enabled(if: isThere),
        arguments: [
            ("network.client</key><true/>", "open"), ("network.client</key><false/>", "closed"), ("app-sandbox</key><true/>", "closed"),
            ("this is no list", "closed"),
        ])
    func entitlementsOpenTheNetwork(entitlements: String, network: String) throws {
        let folder = served.folder.url.appendingPathComponent("Prober.widget")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try build(in: folder)
        let list = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>com.apple.security.\(entitlements)</dict></plist>"
        try Data(list.utf8).write(to: folder.appendingPathComponent("Entitlements.plist"))
        let result = try HostProcess.run(
            ["list", "--bundles", folder.path], in: served.folder.url, environment: served.environment)
        // A machine without a way out has none to close.
        #expect(network == "open" ? result.errors.contains(Self.inside) : result.errors.contains(Self.inside + "closed"))
        #expect(result.errors.contains("is taken to ask for nothing") == entitlements.hasPrefix("this"))
    }

    @Test func whereThereIsNoneTheCommandSaysSoOnceAndGoesOn() throws {
        let result = try run(["list"], path: served.folder.path("run"))
        #expect(result.status == 0)
        #expect(result.errors.components(separatedBy: "bundles run without a sandbox: bwrap is not installed").count == 2)
        #expect(result.errors.contains("[Prober] home open"))
    }

    @Test(arguments: commands + [["serve"]])
    func whereThereMustBeOneAndIsNoneTheCommandRefuses(command: [String]) throws {
        let result = try run(command, "--sandbox", "require", path: served.folder.path("run"))
        #expect(result.status == 69)
        #expect(
            result.errors == """
                widgethost: bundles cannot be run in a sandbox: bwrap is not installed (Debian's package is bubblewrap); \
                --sandbox auto runs them without where there is none

                """)
    }

    @Test func aQueueHasNoWalls() throws {
        let result = try run(["list"], "--sandbox", "require", "--isolation", "queue")
        #expect(result.status == 64)
        #expect(result.errors == "widgethost: --sandbox and --isolation exclude each other; give one of them.\n")
    }
}
