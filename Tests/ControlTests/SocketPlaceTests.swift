import Testing

@testable import Control

@Suite struct SocketPlaceTests {
    @Test(arguments: [
        (["XDG_RUNTIME_DIR": "/run/user/1000"], "/run/user/1000/widgethost/control.sock"), ([:], "/tmp/widgethost-1000/control.sock"),
        (["XDG_RUNTIME_DIR": "relative"], "/tmp/widgethost-1000/control.sock"),
        (["XDG_RUNTIME_DIR": ""], "/tmp/widgethost-1000/control.sock"),
    ])
    func theRuntimeFolderComesFirst(environment: [String: String], path: String) {
        #expect(SocketPlace(environment: environment, user: 1_000).path == path)
    }

    @Test(arguments: [("/a/b/c.sock", "/a/b", "c.sock"), ("/c", "/", "c"), ("c", ".", "c")])
    func aPathHasAFolderAndAName(path: String, folder: String, name: String) {
        let place = SocketPlace(path: path)
        #expect(place.folder == folder)
        #expect(place.name == name)
    }
}
