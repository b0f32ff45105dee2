import Foundation
import Testing

@testable import Building

@Suite struct ToolTests {
    private func run(_ script: String) throws -> (Int32, String) {
        let tool = Tool(
            program: "/bin/sh", arguments: ["-c", script], environment: ["WORD": "yes"], interruptions: try Interruptions())
        var text = ""
        let status = try tool.run { text += String(decoding: $0, as: UTF8.self) }
        return (status, text)
    }

    @Test func whatItPrintsComesInItsOrder() throws {
        #expect(try run("echo $WORD; echo no >&2; echo end; exit 3") == (3, "yes\nno\nend\n"))
    }

    @Test func aSignalIsAStatus() throws {
        #expect(try run("kill -9 $$").0 == 137)
    }

    @Test func aProgramThatIsNotThereIsNamed() {
        #expect(throws: BuildError.unreadable(path: "/nowhere", error: 2)) {
            try Tool(program: "/nowhere", arguments: [], environment: [:], interruptions: try Interruptions()).run { _ in }
        }
    }

    @Test func aSignalToUsEndsIt() throws {
        let interruptions = try Interruptions()
        let tool = Tool(program: "/bin/sh", arguments: ["-c", "echo on; sleep 60"], environment: [:], interruptions: interruptions)
        #expect(throws: BuildError.interrupted(SIGTERM)) {
            // To this thread alone: it has the signal blocked.
            try tool.run { _ in pthread_kill(pthread_self(), SIGTERM) }
        }
    }

    @Test func oneAtATimeHoldsALock() throws {
        let folder = try BuildFolder()
        let interruptions = try Interruptions()
        let path = folder.path + "/lock"
        let other = open(path, O_RDWR | O_CREAT, 0o600)
        #expect(flock(other, LOCK_EX) == 0)
        var waits = 0
        let result = try FolderLock.hold(
            path, interruptions: interruptions,
            onWait: {
                waits += 1
                close(other)
            }
        ) { () throws(BuildError) in 7 }
        #expect(result == 7 && waits == 1)
    }
}
