import CLinux

/// A shared library in this process. It is never closed: Swift code that was unloaded leaves pointers to itself behind.
struct DynamicLibrary {
    let path: String
    private let handle: UnsafeMutableRawPointer

    /// Loads the library at the absolute `path`, with all that it needs, its symbols hidden from other libraries.
    init(path: String) throws(BundleError) {
        RuntimeLibraries.load(neededBy: path)
        guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { throw .notLoadable(path: path, reason: linkerText()) }
        self.path = path
        self.handle = handle
    }

    /// The symbol that this library itself defines; one of a library that it needs does not count.
    func ownSymbol(_ name: String) -> UnsafeMutableRawPointer? {
        guard let address = dlsym(handle, name), let map = widgethost_map_of_address(address) else { return nil }
        return map == widgethost_map_of_handle(handle) ? address : nil
    }
}

private func linkerText() -> String {
    dlerror().map { String(cString: $0) } ?? "the dynamic linker does not say why"
}
