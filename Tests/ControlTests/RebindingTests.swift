import CLinux
import Foundation
import Testing

@testable import Control

/// The socket's file is taken away under a running server.
@Suite struct RebindingTests {
    private func take(_ bed: ControlBed, _ error: @escaping (ControlError?) -> Void, _ path: String) throws {
        bed.server.onRebinding = error
        try FileManager.default.removeItem(atPath: path)
    }

    @Test(arguments: ["/control.sock", "/control.sock.lock", ""]) func whatIsTakenAwayIsMadeAgain(name: String) throws {
        let bed = try ControlBed()
        let before = try bed.connect()
        bed.settle()
        var told: [ControlError?] = []
        try take(bed, { told.append($0) }, bed.place.folder + name)
        if name == "/control.sock.lock" {
            bed.settle()
            #expect(told.isEmpty)
        } else {
            bed.run { !told.isEmpty }
            #expect(told == [nil])
        }
        try bed.expectService()
        #expect(bed.answer(to: #"{"jsonrpc":"2.0","id":1,"method":"host.status"}"#, from: before).contains("result"))
        #expect(throws: ControlError.hostIsRunning(path: bed.place.path, pid: getpid())) { try ControlListener(at: bed.place) }
    }

    @Test func itIsMadeAgainAsOftenAsItIsTakenAway() throws {
        let bed = try ControlBed()
        for _ in 0..<3 {
            var told: [ControlError?] = []
            try take(bed, { told.append($0) }, bed.place.path)
            bed.run { told == [nil] }
            try bed.expectService()
        }
        bed.server.stop()
        #expect(!FileManager.default.fileExists(atPath: bed.place.path))
    }

    @Test func anotherHostThatCameMeanwhileIsLeftAlone() throws {
        let bed = try ControlBed()
        var told: [ControlError?] = []
        bed.server.onRebinding = { told.append($0) }
        try FileManager.default.removeItem(atPath: bed.place.folder)
        let other = try ControlListener(at: bed.place)
        bed.run { !told.isEmpty }
        #expect(told.first == .hostIsRunning(path: bed.place.path, pid: getpid()))
        withExtendedLifetime(other) {}
    }

    @Test func itIsTriedAgainWhenTheFolderCannotBeMade() throws {
        let bed = try ControlBed()
        var told: [ControlError?] = []
        bed.server.onRebinding = { told.append($0) }
        // Where the folder was there is a file.
        try FileManager.default.removeItem(atPath: bed.place.folder)
        try Data().write(to: URL(filePath: bed.place.folder))
        bed.run { !told.isEmpty }
        #expect(told.first != .some(nil))
        try FileManager.default.removeItem(atPath: bed.place.folder)
        bed.run { told.last == .some(nil) }
        try bed.expectService()
    }

    @Test(arguments: [0o777, 0o720, 0o702] as [mode_t]) func aRuntimeFolderThatOthersMayWriteIsRefused(mode: mode_t) throws {
        let folder = try TemporaryFolder()
        chmod(folder.path, mode)
        let octal = String(mode, radix: 8)
        #expect(
            throws: ControlError.untrustedFolder(path: folder.path, reason: "others can write in it (chmod 700 '\(folder.path)')"),
            "\(octal)"
        ) { try ControlListener(at: SocketPlace(environment: ["XDG_RUNTIME_DIR": folder.path])) }
        chmod(folder.path, 0o1777)
        _ = try ControlListener(at: SocketPlace(environment: ["XDG_RUNTIME_DIR": folder.path]))
    }
}
