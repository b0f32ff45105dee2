/// A source of random bytes.
public struct SecRandomRef: Sendable {}

/// The system's source of random bytes.
public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

/// Fills `bytes` from the system's generator, which is fit for keys; `errSecParam` for a negative count.
@discardableResult public func SecRandomCopyBytes(_ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> OSStatus {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    for place in 0..<count { bytes.storeBytes(of: generator.next(), toByteOffset: place, as: UInt8.self) }
    return errSecSuccess
}
