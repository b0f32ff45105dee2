package import Bundles
import Glibc

/// Why no bundle was built.
package enum BuildError: Error, Hashable, Sendable {
    /// There is no `swiftc` on the path.
    case noCompiler
    /// No checkout of this package was found.
    case noSDK(looked: String)
    /// The SDK itself does not compile, or is not whole.
    case sdkNotBuilt(package: String, status: Int32, reason: String)
    /// The sources do not compile; the compiler has said why.
    case notCompiled(status: Int32)
    case unwritable(path: String, error: Int32)
    case unreadable(path: String, error: Int32)
    /// A folder was to be replaced that is no bundle.
    case notABundle(path: String)
    /// The bundle was built, and this host would refuse it.
    case refused(BundleError)
    case system(name: String, error: Int32)
    /// The user ended it, by a signal.
    case interrupted(Int32)
}

extension BuildError: CustomStringConvertible {
    /// What is wrong, where, and what to do.
    package var description: String {
        switch self {
        case .noCompiler:
            "There is no swiftc on PATH: install the Swift toolchain that widgethost was built with, https://swift.org/install."
        case .noSDK(let looked):
            "The SDK was not found: \(looked) does not hold it. Name the folder of a checkout of widgethost in WIDGETHOST_SDK."
        case .sdkNotBuilt(let package, let status, let reason):
            "The SDK of \(package) could not be built (status \(status))\(reason.isEmpty ? "." : ":\n\(reason)")"
        case .notCompiled: "The sources do not compile; nothing was written."
        case .unwritable(let path, let error):
            "\(path) cannot be written: \(text(of: error)). Name another place, or change its permissions."
        case .unreadable(let path, let error): "\(path) cannot be read: \(text(of: error))."
        case .notABundle(let path): "\(path) is there and is no widget bundle: take it away, or name another place with -o."
        case .refused(let error): "\(error)"
        case .system(let name, let error): "\(name) failed: \(text(of: error))."
        case .interrupted(let signal): "Ended by signal \(signal); nothing was written."
        }
    }
}

/// The machine's words for an error number.
func text(of error: Int32) -> String { strerror(error).map { String(cString: $0) } ?? "error \(error)" }
