import CLinux
import Foundation
import Testing

@testable import Control

@Suite struct ActivationTests {
    @Test func withoutTheVariablesOrForAnotherProcessNothingIsTaken() throws {
        #expect(try ControlListener.activated(environment: [:]) == nil)
        #expect(try ControlListener.activated(environment: ["LISTEN_PID": "1", "LISTEN_FDS": "1"], pid: 2) == nil)
    }

    @Test(arguments: ["0", "-1", "x", "99999999999", "2000"]) func aCountThatIsNoneIsAnError(count: String) {
        #expect(throws: ControlError.notActivated(reason: "LISTEN_FDS is '\(count)'")) {
            try ControlListener.activated(environment: ["LISTEN_PID": "7", "LISTEN_FDS": count], pid: 7)
        }
    }

    /// As systemd does it: a socket bound by someone else at descriptor 3 of a new process.
    @Test func aHostAnswersOnTheSocketThatItIsGiven() throws {
        let folder = try TemporaryFolder()
        let place = SocketPlace(path: folder.path + "/control.sock")
        let script = """
            import os, socket, sys
            s = socket.socket(socket.AF_UNIX); s.bind(sys.argv[1]); s.listen(8); os.dup2(s.fileno(), 3); os.set_inheritable(3, True)
            os.environ['LISTEN_PID'] = str(os.getpid()); os.environ['LISTEN_FDS'] = '1'
            os.execv(sys.argv[2], [sys.argv[2], 'serve', sys.argv[1]])
            """
        guard access("/usr/bin/python3", X_OK) == 0 else { return }
        let host = try HelperProcess("/usr/bin/python3", arguments: ["-c", script, place.path, HelperProcess.program])
        defer { host.kill() }
        #expect(host.read() == "ready\n")
        let status = try ControlClient(place).call(.hostStatus, as: HostStatus.self)
        #expect(status.pid == Int(host.process.processIdentifier))
    }
}
