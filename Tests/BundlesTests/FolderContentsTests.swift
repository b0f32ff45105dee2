import Foundation
import Testing

@testable import Bundles

@Suite struct FolderContentsTests {
    private let folder: String

    init() throws {
        folder = try TemporaryFolder.make()
        try FileManager.default.createDirectory(atPath: folder + "/a/b", withIntermediateDirectories: true)
        try write("one", to: "a/b/file")
    }

    private func write(_ text: String, to name: String) throws {
        try text.write(toFile: folder + "/" + name, atomically: false, encoding: .utf8)
    }

    private var stamp: ContentHash { FolderContents(of: folder).stamp }

    @Test func everyFolderIsNamed() {
        #expect(FolderContents(of: folder).folders == [folder, folder + "/a", folder + "/a/b"])
    }

    @Test func nothingChangedIsTheSame() {
        #expect(stamp == stamp)
    }

    enum Change: CaseIterable { case write, add, remove, move, addFolder, link }

    @Test(arguments: Change.allCases)
    func eachChangeIsSeen(change: Change) throws {
        let before = stamp
        try make(change)
        #expect(stamp != before)
    }

    private func make(_ change: Change) throws {
        let files = FileManager.default
        switch change {
        case .write: try write("three", to: "a/b/file")
        case .add: try write("", to: "a/new")
        case .remove: try files.removeItem(atPath: folder + "/a/b/file")
        case .move: try files.moveItem(atPath: folder + "/a/b", toPath: folder + "/a/c")
        case .addFolder: try files.createDirectory(atPath: folder + "/a/b/deep", withIntermediateDirectories: false)
        case .link: try files.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "a/b/file")
        }
    }

    @Test func linksInCirclesAreNotFollowed() throws {
        try FileManager.default.createSymbolicLink(atPath: folder + "/a/up", withDestinationPath: "..")
        #expect(FolderContents(of: folder).folders.count == 3)
    }

    @Test func whatIsNotThereIsEmpty() {
        #expect(FolderContents(of: folder + "/none").folders == [folder + "/none"])
    }
}
