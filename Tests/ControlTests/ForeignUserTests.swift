import CLinux
import Foundation
import Testing

@testable import Control

@Suite struct ForeignUserTests {
    @Test func thePeerOfASocketIsKnown() throws {
        var pair: [Int32] = [-1, -1]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
        let ends = pair.map(Descriptor.init)
        let peer = try #require(Peer(of: ends[0].number))
        #expect(peer.pid == getpid())
        #expect(peer.user == geteuid())
        #expect(peer.isTrusted)
    }

    @Test func whatCannotBeReadIsNobody() throws {
        #expect(Peer(of: -1) == nil)
        let network = try Descriptor(of: "socket", socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        #expect(Peer(of: network.number) == nil)
        let unconnected = try Descriptor(of: "socket", socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
        #expect(Peer(of: unconnected.number) == nil)
    }

    /// The mode keeps others out already; the server refuses them though someone opened it.
    @Test(.enabled(if: geteuid() == 0)) func anotherUserIsRefusedEvenThroughAnOpenSocket() throws {
        let bed = try ControlBed()
        let program = bed.folder.path + "/caller"
        try FileManager.default.copyItem(atPath: HelperProcess.program, toPath: program)
        for (path, mode) in [(bed.folder.path, 0o755), (bed.place.folder, 0o755), (program, 0o755), (bed.place.path, 0o666)]
            as [(String, mode_t)]
        { chmod(path, mode) }
        #expect(try ask(bed, program, asNobody: true).contains("this host answers its own user and root alone"))
        #expect(try ask(bed, program, asNobody: false).contains(#""version":"1""#))
        #expect(bed.commands == [.hostStatus])
    }

    /// A socket that another user planted is not talked to.
    @Test(.enabled(if: geteuid() == 0)) func aHostOfAnotherUserIsNotTrusted() throws {
        let bed = try ControlBed()
        let program = bed.folder.path + "/host"
        try FileManager.default.copyItem(atPath: HelperProcess.program, toPath: program)
        for path in [bed.folder.path, program] { chmod(path, 0o755) }
        let theirs = bed.folder.path + "/theirs"
        mkdir(theirs, 0o700)
        chown(theirs, 65_534, 65_534)
        let place = SocketPlace(path: theirs + "/control.sock")
        let host = try HelperProcess("/usr/bin/setpriv", arguments: Self.nobody + [program, "serve", place.path])
        defer { host.kill() }
        #expect(host.read() == "ready\n")
        #expect(throws: ControlError.foreignHost(path: place.path, user: 65_534)) { try ControlClient(place) }
    }

    private static let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups"]

    private func ask(_ bed: ControlBed, _ program: String, asNobody: Bool) throws -> String {
        let arguments = [program, "ask", bed.place.path, "host.status"]
        let caller = try HelperProcess("/usr/bin/setpriv", arguments: (asNobody ? Self.nobody : ["--no-new-privs"]) + arguments)
        bed.run { !caller.process.isRunning }
        return caller.readAll()
    }
}
