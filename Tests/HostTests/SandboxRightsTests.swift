import Bundles
import Foundation
import Testing

@testable import widgethost

/// What a bundle may do by the entitlements in its folder.
@Suite struct SandboxRightsTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private func rights(entitlements: String?, environment: [String: String]? = nil) throws -> SandboxRights {
        let widget = folder.url.appendingPathComponent("Tides.widget")
        try FileManager.default.createDirectory(at: widget, withIntermediateDirectories: true)
        try ScriptedBundle(timeline: [.garbage]).build("Tides", in: widget)
        if let entitlements {
            let list = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entitlements)</dict></plist>"
            try Data(list.utf8).write(to: widget.appendingPathComponent("Entitlements.plist"))
        }
        let usual = ["XDG_DATA_HOME": folder.path("data"), "XDG_CACHE_HOME": folder.path("cache")]
        let bundle = try CheckedBundle(FoundBundle(at: widget.path))
        return SandboxRights(of: bundle, environment: environment ?? usual) { _ in }
    }

    private func places(_ names: String...) -> [String: String] {
        Dictionary(uniqueKeysWithValues: names.map { ($0, folder.path("data/widgethost/\($0)")) })
    }

    @Test func whoNamesItsGroupsReachesTheseAndItsOwnDefaults() throws {
        let list = "<key>com.apple.security.application-groups</key><array><string>group.a</string><string>../b</string></array>"
        let rights = try rights(entitlements: list)
        #expect(rights.data == places("defaults/Tides", "groups/group.a"))
        #expect(rights.home == folder.path("cache/widgethost/bundles/Tides"))
        #expect(rights.data.values.allSatisfy { FileManager.default.isWritableFile(atPath: $0) })
    }

    @Test func whereNothingSaysWhichAllGroupsAreReached() throws {
        #expect(try rights(entitlements: nil).data == places("defaults/Tides", "groups"))
    }

    @Test func entitlementsWithoutGroupsReachNone() throws {
        #expect(try rights(entitlements: "<key>k</key><true/>").data == places("defaults/Tides"))
    }

    /// Some hundred bytes that stand for more than any memory holds, and a file that no entitlements fill.
    @Test func entitlementsThatCannotBeReadAskForNothing() throws {
        _ = try rights(entitlements: nil)
        let widget = folder.url.appendingPathComponent("Tides.widget")
        let lists: [[UInt8]] = (1...20).map { [0xaa] + [UInt8](repeating: UInt8($0), count: 10) } + [[0xa0]]
        let objects = Array("bplist00".utf8) + lists.joined()
        let trailer: [UInt8] = [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        let bomb = objects + lists.indices.map { UInt8(8 + 11 * $0) } + trailer + [UInt8(objects.count)]
        for (bytes, words) in [
            (bomb, "stands for much more than it holds"), ([UInt8](repeating: 32, count: 65_537), "more than 65536 bytes"),
        ] {
            try Data(bytes).write(to: widget.appendingPathComponent("Entitlements.plist"))
            var lines: [String] = []
            let rights = SandboxRights(of: try CheckedBundle(FoundBundle(at: widget.path)), environment: [:]) { lines.append($0) }
            #expect(rights.network == .refused)
            #expect(lines.count == 1 && lines[0].contains(words), "\(lines)")
        }
    }

    @Test func whereNoFolderCanBeMadeThereIsNone() throws {
        let rights = try rights(entitlements: nil, environment: ["XDG_DATA_HOME": "/proc/none", "XDG_CACHE_HOME": "/proc/none"])
        #expect(rights.data.isEmpty && rights.home == nil)
    }
}
