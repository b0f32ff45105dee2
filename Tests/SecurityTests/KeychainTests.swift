import Foundation
import Security
import Testing

/// As sources ask it that were written for iOS.
@Suite struct KeychainTests {
    private let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrService as String: "com.example.ladder",
        kSecMatchLimit as String: kSecMatchLimitOne,
        kSecReturnData as String: kCFBooleanTrue as Any,
    ]

    @Test func nothingIsFound() {
        var item: CFTypeRef? = NSNumber(value: 1)
        #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecItemNotFound)
        #expect(item as? Data == nil)
        #expect(item == nil)
        #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound)
        #expect(SecItemUpdate(query as CFDictionary, [kSecValueData: Data()] as CFDictionary) == errSecItemNotFound)
    }

    @Test func noSecretIsKept() {
        let status = SecItemAdd(query as CFDictionary, nil)
        #expect(status == errSecNotAvailable)
        #expect(SecCopyErrorMessageString(status, nil) as String? == "There is no keychain here.")
        #expect(SecCopyErrorMessageString(1, nil) == nil)
    }

    @Test func randomBytesAreRandom() {
        var some = [UInt8](repeating: 0, count: 32)
        var others = some
        #expect(SecRandomCopyBytes(kSecRandomDefault, some.count, &some) == errSecSuccess)
        #expect(SecRandomCopyBytes(kSecRandomDefault, others.count, &others) == errSecSuccess)
        #expect(some != others)
        #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &some) == errSecParam)
    }
}
