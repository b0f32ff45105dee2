public import Foundation

/// Nanoseconds of a second, a millisecond and a microsecond: macros in C, which Swift does not see on Linux.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A serial queue by the name of its class in Objective-C.
public typealias OS_dispatch_queue_serial = DispatchQueue

extension NSObject {
    /// The class itself: there is none here that stands for another when it is coded.
    public class func classForCoder() -> AnyClass { self }
}
