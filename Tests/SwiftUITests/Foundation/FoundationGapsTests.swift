import Foundation
import SwiftUI
import Testing

@Suite struct FoundationGapsTests {
    @Test func aGroupHasAFolderAmongTheUsersData() throws {
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example"))
        #expect(folder.path.hasSuffix("/widgethost/groups/group.example"))
        #expect(folder.path.hasPrefix("/"))
    }

    @Test(arguments: ["", "..", ".hidden", "a/../../b"]) func whatIsNoNameOfAFolderHasNone(_ name: String) {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }
}
