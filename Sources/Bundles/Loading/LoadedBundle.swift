import CLinux
import CWidgetBundle

/// A bundle that runs in this process.
///
/// Sendable without a check, since its one property is a function of a library that is never unloaded, and the contract lets the host
/// call that on any thread, one call at a time; `RequestThread` sees to the latter.
struct LoadedBundle: @unchecked Sendable {
    private let handle: @convention(c) (UnsafePointer<UInt8>?, Int) -> Void

    /// Loads and starts the bundle, then calls its `main` if it has one. [main thread, once a bundle]
    static func load(path: String, host: any BundleHost) throws(BundleError) -> LoadedBundle {
        IsolationFaults.tolerate()
        let library = try DynamicLibrary(path: path)
        let bundle = try start(library, host: host)
        try runMain(of: library)
        return bundle
    }

    func handle(_ request: [UInt8]) {
        request.withUnsafeBufferPointer { handle($0.baseAddress, $0.count) }
    }

    private static func start(_ library: DynamicLibrary, host: any BundleHost) throws(BundleError) -> LoadedBundle {
        guard let symbol = library.ownSymbol(WIDGET_BUNDLE_START_SYMBOL) else { throw .noEntry(path: library.path) }
        let start = unsafeBitCast(symbol, to: widget_bundle_start_fn.self)
        guard let bundle = start(HostTable.make(for: host)) else { throw .refusedToStart(path: library.path) }
        guard bundle.pointee.abi == UInt32(WIDGET_BUNDLE_ABI) else {
            throw .brokenEntry(path: library.path, reason: "ABI \(bundle.pointee.abi) where its note says \(WIDGET_BUNDLE_ABI)")
        }
        guard bundle.pointee.size >= UInt32(MemoryLayout<widget_bundle>.size), let handle = bundle.pointee.handle else {
            throw .brokenEntry(path: library.path, reason: "no function that handles requests")
        }
        return LoadedBundle(handle: handle)
    }

    // Swift's @main makes a library export a `main`, which registers the widgets and returns.
    private static func runMain(of library: DynamicLibrary) throws(BundleError) {
        typealias Main = @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
        guard let symbol = library.ownSymbol("main") else { return }
        let arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 2)
        arguments.initialize(repeating: nil, count: 2)
        arguments[0] = strdup(library.path)
        let status = unsafeBitCast(symbol, to: Main.self)(1, arguments)
        guard status == 0 else { throw .mainFailed(path: library.path, status: status) }
    }
}
