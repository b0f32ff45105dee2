import Foundation
import Testing

@testable import Storage

@Suite struct StateFolderTests {
    @Test(arguments: [
        (["XDG_STATE_HOME": "/state", "HOME": "/home/me"], "/state/widgethost"),
        (["XDG_STATE_HOME": "not/absolute", "HOME": "/home/me"], "/home/me/.local/state/widgethost"),
        (["XDG_STATE_HOME": "", "HOME": "/home/me"], "/home/me/.local/state/widgethost"),
        (["HOME": "/home/me"], "/home/me/.local/state/widgethost"),
    ])
    func theEnvironmentNamesIt(environment: [String: String], path: String) throws {
        #expect(try StateFolder(environment: environment).path == path)
    }

    @Test func withoutAHomeThereIsNone() {
        #expect(throws: StorageError.noHome) { try StateFolder(environment: ["HOME": "here"]) }
    }

    @Test func onlyTheUserCanLookIntoIt() throws {
        let place = TestFolder()
        try FileManager.default.createDirectory(atPath: place.folder.path, withIntermediateDirectories: true)
        chmod(place.folder.path, 0o777)
        let bench = try place.open()
        try bench.submit(.place(placement(1)))
        #expect(mode(place.folder.path) == 0o700)
        #expect(place.names == ["lock", "widgets.sqlite", "widgets.sqlite-shm", "widgets.sqlite-wal"])
        for name in place.names { #expect(mode(place.folder.path + "/" + name) == 0o600, "\(name)") }
    }

    @Test func foldersOnTheWayAreMade() throws {
        let place = TestFolder()
        let deep = StateFolder(path: place.folder.path + "/a/b")
        #expect(try Bench(deep).store.close())
        #expect(mode(deep.path) == 0o700)
    }

    @Test func aLinkInPlaceOfTheFileIsNotFollowed() throws {
        let place = TestFolder()
        #expect(try place.open().store.close())
        try FileManager.default.moveItem(atPath: place.database, toPath: place.folder.path + "/elsewhere")
        try FileManager.default.createSymbolicLink(atPath: place.database, withDestinationPath: place.folder.path + "/elsewhere")
        let bench = try place.open()
        #expect(bench.store.opening.inMemoryBecause == .folderUnusable(path: place.folder.path, error: ELOOP))
    }

    /// As another user than root, whom no mode keeps out.
    @Test(.enabled(if: geteuid() == 0)) func aFolderThatCannotBeWrittenIsReadAndTheHostGoesOnInMemory() throws {
        let place = TestFolder()
        let bench = try place.open()
        try bench.submit(.place(placement(1)), .place(placement(2)))
        #expect(bench.store.close())
        for path in [place.folder.path] + place.names.map({ place.folder.path + "/" + $0 }) { chown(path, 65534, 65534) }
        chmod(place.folder.path, 0o500)
        let lines = try opened(by: 65534, place)
        #expect(lines.first == "placements [1, 2], in memory because \(StorageError.readOnly(path: place.folder.path))")
        // The change is made, in memory.
        #expect(lines.last?.hasPrefix("committed") == true)
    }

    @Test(.enabled(if: geteuid() == 0)) func anotherUsersFolderIsLeftAlone() throws {
        let place = TestFolder()
        #expect(try place.open().store.close())
        #expect(try opened(by: 65534, place).first == "error \(StorageError.foreignFolder(path: place.folder.path))")
    }

    @Test func aFileInPlaceOfTheFolderIsSaid() throws {
        let place = TestFolder()
        try "".write(toFile: place.folder.path, atomically: true, encoding: .utf8)
        let opening = try place.reopened()
        #expect(opening.inMemoryBecause == .folderUnusable(path: place.folder.path, error: ENOTDIR))
        #expect(opening.contents == Contents())
    }

    private func opened(by user: UInt64, _ place: TestFolder) throws -> [String] {
        let writer = try WriterProcess("open-as", place.folder.path, user)
        writer.finish()
        return writer.lines
    }

    private func mode(_ path: String) -> mode_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
    }
}
