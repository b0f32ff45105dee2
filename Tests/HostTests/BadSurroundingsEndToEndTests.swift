import BundleMessages
import Control
import Foundation
import Glibc
import TestSupport
import Testing

/// What the machine does to a daemon: disks, folders, databases, descriptors.
@Suite struct BadSurroundingsEndToEndTests {
    private var served: ServedFolder

    init() throws { served = try ServedFolder() }

    private func numbers() throws -> [JSONValue?] { try served.call("placements.list")["placements"]?.items.map { $0["placement"] } ?? [] }

    @Test func aStaleSocketIsTakenOver() throws {
        let first = try served.serve()
        first.send(SIGKILL)
        _ = first.exitStatus()
        #expect(access(served.socket, F_OK) == 0)
        let second = try served.serve()
        #expect(try served.ask("status").status == 0)
        served.end(second)
        #expect(access(served.socket, F_OK) != 0)
    }

    @Test func aSocketThatIsTakenAwayIsThereAgain() throws {
        let host = try served.serve()
        unlink(served.socket)
        #expect(host.wait(forError: "the control socket's file was gone and is there again"))
        #expect(try served.ask("status").status == 0)
        served.end(host)
    }

    @Test func aRuntimeFolderThatOthersMayEnterIsRefused() throws {
        chmod(served.folder.path("run"), 0o777)
        let result = try served.start().finish()
        #expect(result.status == 77)
        #expect(
            result.errors == "widgethost: \(served.folder.path("run")) is no safe place for the control socket: others can write in it "
                + "(chmod 700 '\(served.folder.path("run"))').\n")
    }

    private func limitFiles(of host: HostProcess, to bytes: String) throws {
        let limit = Process()
        limit.executableURL = URL(filePath: "/usr/bin/prlimit")
        limit.arguments = ["--pid", "\(host.identifier)", "--fsize=\(bytes)"]
        try limit.run()
        limit.waitUntilExit()
        try #require(limit.terminationStatus == 0)
    }

    /// A limit to the size of files is met by everybody, and is to the daemon what a full disk is.
    @Test func whatFindsNoRoomIsRefusedAndNeverComesBack() throws {
        try served.build(hasSettings: true)
        let limited = try served.serve()
        try served.place()
        // Set while it runs, and low: how far a file may still grow must not depend on when the store last put its log away.
        try limitFiles(of: limited, to: "1")
        let talk = try SocketTalk(served.socket)
        let large = String(repeating: "x", count: 100_000)
        let add = #"{"jsonrpc":"2.0","id":1,"method":"placements.add","params":{"kind":"Test","configuration":{"large":"\#(large)"}}}"#
        let answer = try #require(talk.answer(to: add))
        #expect(answer.contains("nothing was changed, the store cannot be written"))
        // The next one is not kept waiting, and what was there before stays on screen.
        #expect(talk.answer(to: add)?.contains(#""name":"storeFailed""#) == true)
        let result = try served.ask("configure", "1", "--set", "large=\(large)")
        #expect(result.status == 74)
        #expect(try served.call("pictures.get", #"{"placement":1}"#)["width"] != nil)
        let before = try numbers()
        limited.send(SIGKILL)
        _ = limited.exitStatus()
        let free = try served.serve()
        #expect(try numbers() == before)
        served.end(free)
    }

    @Test(.enabled(if: TinyDisk.isPossible, "nobody may mount a disk here"))
    mutating func aFullDiskIsSaidAndGoneOnWith() throws {
        let disk = try TinyDisk(kilobytes: 2_048)
        defer { withExtendedLifetime(disk) {} }
        served.environment["XDG_STATE_HOME"] = disk.path
        try served.build()
        let host = try served.serve()
        try served.place()
        try disk.fill()
        var refused = 0
        for _ in 0..<20 where try served.ask("place", "--kind", "Test").status == 74 { refused += 1 }
        #expect(refused > 0)
        #expect(host.wait(forError: "no room is left on the disk; free some"))
        #expect(try served.ask("status").output.contains("no room is left on the disk; free some; nothing can be changed until then"))
        let before = try numbers()
        #expect(try served.ask("reload", "--placement", "1").status == 0)
        disk.empty()
        #expect(try served.ask("place", "--kind", "Test").status == 0)
        #expect(try served.call("host.status")["notes"] == [])
        let after = try numbers()
        #expect(after.count == before.count + 1)
        served.end(host)
        let second = try served.serve()
        #expect(try numbers() == after)
        served.end(second)
    }

    @Test(.enabled(if: TinyDisk.isPossible, "nobody may mount a disk here"))
    mutating func aReadOnlyStateFolderIsReadAndChangesStayInMemory() throws {
        let disk = try TinyDisk(kilobytes: 2_048)
        defer { withExtendedLifetime(disk) {} }
        served.environment["XDG_STATE_HOME"] = disk.path
        try served.build()
        let first = try served.serve()
        try served.place()
        served.end(first)
        try disk.setReadOnly(true)
        let second = try served.serve()
        let notes = try served.call("host.status")["notes"]?.items ?? []
        #expect(notes.count == 1)
        #expect(notes.first?.text.contains("kept in memory only") == true)
        #expect(try served.ask("status").output.contains("note: "))
        #expect(try served.ask("place", "--kind", "Test").output == "placement 2: Test, systemSmall\n")
        #expect(try numbers() == [1, 2])
        served.end(second)
        try disk.setReadOnly(false)
        let third = try served.serve()
        #expect(try numbers() == [1])
        served.end(third)
    }

    @Test func aDamagedDatabaseIsSetAsideAndWhatCanBeReadIsKept() throws {
        try served.build()
        let first = try served.serve()
        for _ in 0..<20 { #expect(try served.ask("place", "--kind", "Test").status == 0) }
        served.end(first)
        var bytes = try [UInt8](Data(contentsOf: URL(filePath: served.database)))
        // The file's own page stays: it is still a database, with a hole in it.
        for index in bytes.indices where index > 8_192 && index % 4_096 < 1_500 && (index / 4_096) % 3 == 0 { bytes[index] = 0xa5 }
        try Data(bytes).write(to: URL(filePath: served.database))
        let second = try served.serve()
        #expect(second.errorText.contains("the database was damaged"))
        let note = try #require(try served.call("host.status")["notes"]?.first?.text)
        let aside = try #require(note.components(separatedBy: "it lies at ").last?.components(separatedBy: ", and ").first)
        #expect(try [UInt8](Data(contentsOf: URL(filePath: aside))) == bytes)
        #expect(try served.ask("place", "--kind", "Test").status == 0)
        let kept = try numbers()
        served.end(second)
        let third = try served.serve()
        #expect(!third.errorText.contains("damaged"))
        #expect(try numbers() == kept)
        served.end(third)
    }

    @Test func aFileThatIsNoDatabaseIsSetAside() throws {
        let folder = URL(filePath: served.database).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try Data("my diary".utf8).write(to: URL(filePath: served.database))
        let host = try served.serve()
        #expect(host.errorText.contains("the database was damaged"))
        #expect(try numbers() == [])
        served.end(host)
        let diaries = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter {
            (try? Data(contentsOf: $0)) == Data("my diary".utf8)
        }
        #expect(diaries.count == 1)
    }

    @Test func withoutDescriptorsTheDaemonWaitsAndHeals() throws {
        try served.build()
        let host = try served.serve(by: ["/usr/bin/prlimit", "--nofile=48"])
        try served.place()
        let status = #"{"jsonrpc":"2.0","id":1,"method":"host.status"}"#
        do {
            let crowd = try (0..<100).map { _ in try SocketTalk(served.socket) }
            #expect(crowd[0].answer(to: status)?.contains("result") == true)
        }
        #expect(try served.ask("status").status == 0)
        #expect(try served.ask("reload", "--placement", "1").status == 0)
        #expect(try served.call("pictures.get", #"{"placement":1,"scale":3}"#)["width"] == 474)
        served.end(host)
    }
}
