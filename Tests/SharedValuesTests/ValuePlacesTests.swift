import Testing

@testable import SharedValues

@Suite struct ValuePlacesTests {
    private let places = ValuePlaces(environment: ["XDG_DATA_HOME": "/data", "HOME": "/home/ann"])

    @Test func filesLieAmongTheUsersData() {
        #expect(places.folder(ofGroup: "group.a") == "/data/widgethost/groups/group.a")
        #expect(places.file(ofSuite: "group.a") == "/data/widgethost/groups/group.a/Library/Preferences/defaults")
        #expect(places.file(ofProgram: "Ladder") == "/data/widgethost/defaults/Ladder/defaults")
        #expect(ValuePlaces(environment: ["HOME": "/home/ann"]).root == "/home/ann/.local/share/widgethost")
        #expect(ValuePlaces(environment: ["HOME": "/home/ann", "XDG_DATA_HOME": "relative"]).root == "/home/ann/.local/share/widgethost")
    }

    @Test(arguments: ["", ".", "..", ".hidden", "a/b", "/", "a\0b", String(repeating: "x", count: 256)])
    func aNameThatIsNoneOfAFolderHasNoFile(name: String) {
        #expect(places.folder(ofGroup: name) == nil && places.file(ofSuite: name) == nil && places.file(ofProgram: name) == nil)
    }

    @Test func eventsAreReadFromABuffer() {
        // Watch 1, "ab" padded to 8; watch 2 without a name; then half an event.
        let bytes: [UInt8] =
            [1, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0x61, 0x62, 0, 0, 0, 0, 0, 0]
            + [2, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] + [3, 0, 0]
        let events = ValueWatch.events(bytes[...])
        #expect(events.map(\.watch) == [1, 2] && events.map(\.name) == ["ab", ""])
    }
}
