/// One message between the host and a bundle's process.
///
/// In bytes: the length of what follows in 4 bytes, lowest first; the kind in one; the rest by kind. Both ends are built together, so
/// either knows one version only, and a helper of another one says so and ends; what lasts is the bytes within.
package enum Frame: Hashable {
    // To the bundle.
    case request([UInt8])
    case answer(id: UInt64, [UInt8]?)

    // To the host.
    case started
    /// The bundle could not be loaded, for this reason.
    case refused(String)
    case reply([UInt8])
    case log(LogLevel, [UInt8])
    case ask(id: UInt64, BundleQuestion, [UInt8])
    case reload([UInt8])

    /// Rises with every change to frames, or to what else a host and its helper share.
    static let version = 1

    /// Bytes after the length at most.
    static let limit = 80 << 20
    /// Bytes of length and kind.
    static let headerSize = 5

    package enum Kind: UInt8 {
        case request = 1
        case answer, started, refused, reply, log, ask, reload
    }

    /// Why bytes are no frame; what follows cannot be told apart any more.
    package enum Fault: Error, Hashable {
        case tooLong(Int)
        case unknownKind(UInt8)
        case malformed(Kind)
    }
}
