import Foundation
import Testing

@testable import Bundles

@Suite struct CheckedBundleTests {
    @Test func aBundleIsKnownByWhereItReallyLies() throws {
        let library = try Fixture.echo.library()
        let link = try TemporaryFolder.make() + "/libOther.so"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: library)
        let bundle = try CheckedBundle(FoundBundle(at: link))
        #expect(bundle.name == "Other")
        #expect(bundle.path == URL(filePath: library).resolvingSymlinksInPath().path)
        #expect(bundle.folder == nil)
    }

    @Test func aFileThatWasReplacedIsCheckedAnew() throws {
        let folder = try TemporaryFolder.make() + "/Echo.widget"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
        let library = folder + "/libEcho.so"
        try FileManager.default.copyItem(atPath: Fixture.echo.library(), toPath: library)
        let bundle = try CheckedBundle(FoundBundle(at: folder))
        #expect(try bundle.checkedAgain() == bundle)
        try FileManager.default.setAttributes([.posixPermissions: 0o757], ofItemAtPath: library)
        #expect(throws: BundleError.writableByOthers(path: bundle.path)) { try bundle.checkedAgain() }
        try FileManager.default.removeItem(atPath: library)
        #expect(throws: BundleError.missing(path: bundle.path)) { try bundle.checkedAgain() }
        try FileManager.default.copyItem(atPath: Fixture.newer.library(), toPath: library)
        #expect(throws: BundleError.newerABI(path: bundle.path, bundle: 99, host: 1, sdk: "fixture 1")) { try bundle.checkedAgain() }
    }
}
