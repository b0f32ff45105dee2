package import CWidgetBundle

/// The one function that a bundle exports beside `main`.
@c @implementation
package func widget_bundle_start(_ host: UnsafePointer<widget_host>!) -> UnsafePointer<widget_bundle>! {
    guard let host, let port = HostPort(host) else { return nil }
    BundleRuntime.shared.connect(port)
    let bundle = UnsafeMutablePointer<widget_bundle>.allocate(capacity: 1)
    bundle.initialize(
        to: widget_bundle(
            abi: UInt32(WIDGET_BUNDLE_ABI), size: UInt32(MemoryLayout<widget_bundle>.size),
            handle: { BundleRuntime.shared.handle(Array(UnsafeBufferPointer(start: $0, count: $1))) }))
    return UnsafePointer(bundle)
}
