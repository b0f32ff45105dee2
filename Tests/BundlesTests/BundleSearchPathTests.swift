import Foundation
import Testing

@testable import Bundles

@Suite struct BundleSearchPathTests {
    @Test func theFoldersComeInTheirOrder() {
        let path = BundleSearchPath(
            explicit: ["/given"], environment: ["WIDGETHOST_BUNDLE_PATH": "/one::/two", "XDG_DATA_HOME": "/data", "HOME": "/home/me"])
        #expect(path.folders == ["/given", "/one", "/two", "/data/widgethost/bundles", "/usr/lib/widgethost/bundles"])
    }

    @Test(arguments: [
        (["HOME": "/home/me"], ["/home/me/.local/share/widgethost/bundles", "/usr/lib/widgethost/bundles"]),
        (["HOME": "/h", "XDG_DATA_HOME": "relative"], ["/h/.local/share/widgethost/bundles", "/usr/lib/widgethost/bundles"]),
        ([:], ["/usr/lib/widgethost/bundles"]),
    ])
    func theUsersFolderFollowsTheEnvironment(environment: [String: String], folders: [String]) {
        #expect(BundleSearchPath(environment: environment).folders == folders)
    }

    @Test func bareLibrariesAndFoldersAreFound() throws {
        let folder = try TemporaryFolder.make()
        for file in ["libClock.so", "News.widget/libAnything.so", "libother.so.1", "notes.txt", "Plain.so"] { try touch(folder, file) }
        let result = BundleSearchPath(explicit: [folder, "/nowhere"], environment: [:]).search()
        #expect(result.found.map(\.name) == ["News", "Clock"])
        #expect(result.found.map(\.library) == [folder + "/News.widget/libAnything.so", folder + "/libClock.so"])
        #expect(result.found.map(\.folder) == [folder + "/News.widget", nil])
        #expect(result.refused.isEmpty)
    }

    @Test func ofTwoOfOneNameTheFirstWins() throws {
        let (one, two) = (try TemporaryFolder.make(), try TemporaryFolder.make())
        for folder in [one, two] { try touch(folder, "libClock.so") }
        let result = BundleSearchPath(explicit: [one], environment: ["WIDGETHOST_BUNDLE_PATH": two]).search()
        #expect(result.found.map(\.library) == [one + "/libClock.so"])
    }

    @Test func aFolderWithNoneOrSeveralLibrariesIsRefused() throws {
        let folder = try TemporaryFolder.make()
        for file in ["Empty.widget/notes.txt", "Two.widget/a.so", "Two.widget/b.so"] { try touch(folder, file) }
        let result = BundleSearchPath(explicit: [folder], environment: [:]).search()
        #expect(result.found.isEmpty)
        #expect(
            result.refused.map(\.error) == [
                .noLibraryInFolder(path: folder + "/Empty.widget"),
                .severalLibrariesInFolder(path: folder + "/Two.widget", names: ["a.so", "b.so"]),
            ])
        #expect(result.refused.map(\.name) == ["Empty", "Two"])
        #expect(result.refused.map(\.path) == [folder + "/Empty.widget", folder + "/Two.widget"])
    }

    @Test func aBundleGivenForAFolderIsTaken() throws {
        let folder = try TemporaryFolder.make()
        try touch(folder, "News.widget/libNews.so")
        let result = BundleSearchPath(explicit: [folder + "/News.widget/"], environment: [:]).search()
        #expect(result.found.map(\.name) == ["News"])
    }

    private func touch(_ folder: String, _ file: String) throws {
        let path = URL(filePath: folder).appending(path: file)
        try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: path)
    }
}
