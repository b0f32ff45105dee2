import Foundation
import Testing

@testable import Storage

@Suite struct ContentDigestTests {
    // The examples of FIPS 180-4, and lengths around the edges of a block.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
    func knownDigests(message: String, digest: String) {
        #expect(ContentDigest(of: Array(message.utf8)).description == digest)
    }

    @Test func everyLengthHasItsOwn() {
        let digests = (0...200).map { ContentDigest(of: [UInt8](repeating: 0, count: $0)) }
        #expect(Set(digests).count == 201)
    }

    @Test func bytesComeBack() {
        let digest = ContentDigest(of: [1, 2, 3])
        #expect(ContentDigest(bytes: digest.bytes) == digest)
        #expect(digest.bytes.count == 32)
        #expect(ContentDigest(bytes: Array(digest.bytes.dropLast())) == nil)
    }
}
