import CLinux
import Foundation
import Testing

@testable import Bundles

@Suite struct BundleIdentityTests {
    @Test func theSameFileIsTheSameBuild() throws {
        let path = try file("one")
        #expect(try BundleIdentity(ofFileAt: path) == BundleIdentity(ofFileAt: path))
        #expect(try BundleIdentity(ofFileAt: path).stamp == BundleIdentity.Stamp(ofFileAt: path))
    }

    @Test func otherContentWithTheSameTimesIsAnotherBuild() throws {
        let path = try file("one")
        let first = try BundleIdentity(ofFileAt: path)
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.write(contentsOf: Data("two".utf8))
        try handle.close()
        var times = [timespec(tv_sec: 0, tv_nsec: 0), timespec(tv_sec: 0, tv_nsec: 0)]
        times[1].tv_sec = Int(first.stamp.modified / 1_000_000_000)
        times[1].tv_nsec = Int(first.stamp.modified % 1_000_000_000)
        utimensat(AT_FDCWD, path, times, 0)
        let second = try BundleIdentity(ofFileAt: path)
        #expect(second.stamp == first.stamp)
        #expect(second.content != first.content)
    }

    @Test func aMissingFileIsNamed() {
        #expect(throws: BundleError.missing(path: "/nowhere/x.so")) { try BundleIdentity(ofFileAt: "/nowhere/x.so") }
    }

    @Test func everyBitAndTheLengthCount() {
        let base = [UInt8](repeating: 0, count: 41)
        var hashes: Set<ContentHash> = [ContentHash(base), ContentHash([]), ContentHash(base + [0])]
        for bit in 0..<base.count * 8 {
            var changed = base
            changed[bit / 8] ^= 1 << (bit % 8)
            hashes.insert(ContentHash(changed))
        }
        #expect(hashes.count == base.count * 8 + 3)
        #expect(Set(hashes.map(\.first)).count == hashes.count)
        #expect(Set(hashes.map(\.second)).count == hashes.count)
        #expect(hashes.allSatisfy { $0.hexadecimal.count == 32 })
    }

    @Test func aFileHashesAsItsBytes() throws {
        let path = try file(String(repeating: "abcdefg", count: 100_000))
        #expect(try BundleIdentity(ofFileAt: path).content == ContentHash(Array(try Data(contentsOf: URL(filePath: path)))))
    }

    private func file(_ text: String) throws -> String {
        let path = try TemporaryFolder.make() + "/file"
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }
}
