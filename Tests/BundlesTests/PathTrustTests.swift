import CLinux
import Foundation
import Testing

@testable import Bundles

@Suite struct PathTrustTests {
    let folder: String
    let library: String

    init() throws {
        folder = try TemporaryFolder.make()
        library = folder + "/inner/libX.so"
        try FileManager.default.createDirectory(atPath: folder + "/inner", withIntermediateDirectories: false)
        try Data().write(to: URL(filePath: library))
        chmod(folder + "/inner", 0o755)
        chmod(library, 0o755)
    }

    private var shared: PathTrust { PathTrust { _ in false } }
    private var alone: PathTrust { PathTrust { _ in true } }

    @Test func whatOnlyTheUserCanWriteIsTrusted() throws {
        #expect(try shared.resolve(library) == library)
        #expect(try PathTrust().resolve(library) == library)
    }

    @Test func aFileThatOthersCanWriteIsNot() throws {
        chmod(library, 0o777)
        #expect(throws: BundleError.writableByOthers(path: library)) { try alone.resolve(library) }
        #expect(BundleError.writableByOthers(path: library).description.hasSuffix("chmod o-w '\(library)'"))
    }

    @Test func aFolderOnItsWayThatOthersCanWriteIsNot() throws {
        chmod(folder, 0o777)
        #expect(throws: BundleError.writableByOthers(path: folder)) { try alone.resolve(library) }
    }

    @Test func aStickyFolderMayBeOnTheWayButNotHoldIt() throws {
        chmod(folder, 0o1777)
        #expect(try alone.resolve(library) == library)
        chmod(folder + "/inner", 0o1777)
        #expect(throws: BundleError.writableByOthers(path: folder + "/inner")) { try alone.resolve(library) }
        let roundabout = folder + "/inner/below/../libX.so"
        try FileManager.default.createDirectory(atPath: folder + "/inner/below", withIntermediateDirectories: false)
        #expect(throws: BundleError.writableByOthers(path: folder + "/inner")) { try alone.resolve(roundabout) }
    }

    @Test(arguments: ["/inner", "/inner/libX.so"])
    func aGroupMustHoldTheUserAlone(part: String) throws {
        chmod(folder + part, 0o775)
        #expect(try alone.resolve(library) == library)
        let error = #expect(throws: BundleError.self) { try shared.resolve(library) }
        #expect(try #require(error).description.hasSuffix("chmod g-w '\(folder + part)'"))
    }

    @Test func linksAreFollowedAndTheirWayIsChecked() throws {
        let link = folder + "/link.so"
        symlink("inner/../inner/./libX.so", link)
        #expect(try shared.resolve(link) == library)
        chmod(folder + "/inner", 0o777)
        #expect(throws: BundleError.writableByOthers(path: folder + "/inner")) { try shared.resolve(link) }
    }

    @Test func linksInACircleEnd() throws {
        symlink("b", folder + "/a")
        symlink("a", folder + "/b")
        #expect(throws: BundleError.self) { try shared.resolve(folder + "/a") }
    }

    @Test func whatIsNotThereIsNamed() throws {
        #expect(throws: BundleError.missing(path: folder + "/no")) { try shared.resolve(folder + "/no/libX.so") }
        #expect(throws: BundleError.missing(path: library + "/x")) { try shared.resolve(library + "/x") }
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
    func aForeignOwnerIsNotTrusted() throws {
        chown(library, 12_345, 0)
        let error = #expect(throws: BundleError.self) { try shared.resolve(library) }
        #expect(try #require(error) == .foreignOwner(path: library, owner: "user 12345"))
        #expect(try PathTrust(user: 12_345) { _ in false }.resolve(library) == library)
    }

    /// Debian's own user and group, of which nobody else is.
    @Test(.enabled(if: getpwnam("daemon") != nil))
    func aGroupIsKnownByThoseWhoHaveItForTheirOwn() throws {
        let daemon = try #require(getpwnam("daemon")).pointee
        let group = UserGroup(daemon.pw_gid)
        #expect(group.name == "daemon")
        #expect(group.holdsOnly(daemon.pw_uid))
        #expect(!group.holdsOnly(12_345))
    }
}
