import CLinux
import Foundation
import Testing

@testable import Control

@Suite(.serialized) struct ControlListenerTests {
    let folder: TemporaryFolder
    let place: SocketPlace

    init() throws {
        folder = try TemporaryFolder()
        place = SocketPlace(path: folder.path + "/inner/control.sock")
    }

    @Test(arguments: [0o000, 0o077, 0o022] as [mode_t]) func onlyTheUserMayReachTheSocketWhateverTheMask(mask: mode_t) throws {
        let before = umask(mask)
        defer { umask(before) }
        let listener = try ControlListener(at: place)
        #expect(mode(place.path) == S_IFSOCK | 0o600)
        #expect(mode(place.folder) == S_IFDIR | 0o700)
        #expect(mode(place.path + ".lock") == S_IFREG | 0o600)
        withExtendedLifetime(listener) {}
    }

    @Test func aListenerTakesItsSocketAwayAndLeavesTheLock() throws {
        var listener: ControlListener? = try ControlListener(at: place)
        #expect(listener != nil)
        listener = nil
        #expect(mode(place.path) == nil)
        #expect(mode(place.path + ".lock") != nil)
        _ = try ControlListener(at: place)
    }

    @Test func aSocketThatIsNotItsOwnIsLeftThere() throws {
        var listener: ControlListener? = try ControlListener(at: place)
        unlink(place.path)
        try Data("precious".utf8).write(to: URL(filePath: place.path))
        #expect(listener != nil)
        listener = nil
        #expect(mode(place.path) == S_IFREG | 0o644)
    }

    @Test func aSecondHostIsRefusedWithThePidOfTheFirst() throws {
        let listener = try ControlListener(at: place)
        #expect(throws: ControlError.hostIsRunning(path: place.path, pid: getpid())) { try ControlListener(at: place) }
        // Even when someone took the lock's file away.
        unlink(place.path + ".lock")
        #expect(throws: ControlError.hostIsRunning(path: place.path, pid: getpid())) { try ControlListener(at: place) }
        withExtendedLifetime(listener) {}
    }

    @Test func aHostOfAnotherProcessIsRefusedWhileItLivesAndFollowedWhenItIsKilled() throws {
        for _ in 0..<3 {
            let host = try HelperProcess(arguments: ["serve", place.path])
            #expect(host.read() == "ready\n")
            #expect(throws: ControlError.hostIsRunning(path: place.path, pid: host.process.processIdentifier)) {
                try ControlListener(at: place)
            }
            host.kill()
            #expect(mode(place.path) == S_IFSOCK | 0o600)
        }
        let listener = try ControlListener(at: place)
        #expect(mode(place.path) == S_IFSOCK | 0o600)
        withExtendedLifetime(listener) {}
    }

    @Test func longPathsAreBoundAndReached() throws {
        let deep = folder.path + "/" + String(repeating: "d", count: 120) + "/" + String(repeating: "e", count: 120)
        try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let places = ["one", "two"].map { SocketPlace(path: "\(deep)/\($0).sock") }
        let listeners = try places.map { try ControlListener(at: $0) }
        for place in places {
            #expect(mode(place.path) == S_IFSOCK | 0o600)
            _ = try RawClient(place)
        }
        #expect(throws: ControlError.hostIsRunning(path: places[0].path, pid: getpid())) { try ControlListener(at: places[0]) }
        withExtendedLifetime(listeners) {}
        let unbindable = SocketPlace(path: "\(deep)/\(String(repeating: "n", count: 100))")
        #expect(throws: ControlError.nameTooLong(path: unbindable.path)) { try ControlListener(at: unbindable) }
    }

    @Test func symbolicLinksAreNotFollowed() throws {
        let victim = folder.path + "/victim"
        try Data("precious".utf8).write(to: URL(filePath: victim))
        mkdir(place.folder, 0o700)
        symlink(victim, place.path + ".lock")
        #expect(throws: ControlError.inTheWay(path: place.path + ".lock", what: "a symbolic link")) { try ControlListener(at: place) }
        unlink(place.path + ".lock")
        symlink(victim, place.path)
        #expect(throws: ControlError.inTheWay(path: place.path, what: "a symbolic link")) { try ControlListener(at: place) }
        symlink(place.folder, folder.path + "/link")
        let linked = SocketPlace(path: folder.path + "/link/control.sock")
        #expect(throws: ControlError.untrustedFolder(path: linked.folder, reason: "it is a symbolic link or no folder at all")) {
            try ControlListener(at: linked)
        }
        #expect(try String(contentsOfFile: victim, encoding: .utf8) == "precious")
    }

    @Test func whatIsNoSocketIsLeftAlone() throws {
        mkdir(place.folder, 0o700)
        try Data("precious".utf8).write(to: URL(filePath: place.path))
        #expect(throws: ControlError.inTheWay(path: place.path, what: "a file")) { try ControlListener(at: place) }
        #expect(try String(contentsOfFile: place.path, encoding: .utf8) == "precious")
    }

    @Test func aFolderThatOthersCanWriteIsRefused() throws {
        mkdir(place.folder, 0o700)
        for mode in [0o720, 0o702, 0o777] as [mode_t] {
            chmod(place.folder, mode)
            let error = #expect(throws: ControlError.self) { try ControlListener(at: place) }
            #expect("\(error.map { "\($0)" } ?? "")".contains("others can write in it (chmod go-w"))
        }
        chmod(place.folder, 0o755)
        _ = try ControlListener(at: place)
    }

    @Test(.enabled(if: geteuid() == 0)) func aFolderOfAnotherUserIsRefused() throws {
        mkdir(place.folder, 0o700)
        chown(place.folder, 65_534, 65_534)
        #expect(throws: ControlError.untrustedFolder(path: place.folder, reason: "it belongs to user 65534")) {
            try ControlListener(at: place)
        }
    }

    @Test func aMissingFolderAroundIsSaid() {
        let place = SocketPlace(path: folder.path + "/a/b/control.sock")
        #expect(throws: ControlError.untrustedFolder(path: place.folder, reason: "it cannot be made (No such file or directory)")) {
            try ControlListener(at: place)
        }
    }

    private func mode(_ path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode : nil
    }
}
