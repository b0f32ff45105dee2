import BundleMessages
import CWidgetBundle
import Drawing
import Foundation
import Synchronization

/// A bundle built from C for one test, and the host that it talks to; both stay until the process ends.
struct CBundle {
    let host: FakeHost
    private let handle: @convention(c) (UnsafePointer<UInt8>?, Int) -> Void

    enum Failure: Error {
        case noCompiler
        case compiler(String)
        case loader(String)
        case refused
    }

    /// Builds the C files of a folder; `abi` is what the host says it speaks.
    init(folder: URL, headers: URL, abi: UInt32 = UInt32(WIDGET_BUNDLE_ABI)) throws {
        let library = try Self.build(folder, headers)
        defer { try? FileManager.default.removeItem(at: library) }
        guard let image = dlopen(library.path, RTLD_NOW | RTLD_LOCAL), let symbol = dlsym(image, WIDGET_BUNDLE_START_SYMBOL) else {
            throw Failure.loader(dlerror().map { String(cString: $0) } ?? "no \(WIDGET_BUNDLE_START_SYMBOL)")
        }
        host = FakeHost()
        let start = unsafeBitCast(symbol, to: widget_bundle_start_fn.self)
        guard let bundle = start(host.callbacks(abi: abi)), let handle = bundle.pointee.handle else { throw Failure.refused }
        self.handle = handle
    }

    /// The replies to requests handed over one after the other without waiting, each as bytes under the id that they bear.
    func replies(to requests: [UInt64: [UInt8]]) async throws -> [UInt64: BundleReply.Body] {
        let replies = await host.replies(to: Set(requests.keys)) {
            for bytes in requests.values { handle(bytes, bytes.count) }
        }
        return try replies.mapValues { try BundleReply(decoding: $0).body }
    }

    func reply(to body: BundleRequest.Body) async throws -> BundleReply.Body? {
        try await replies(to: [1: BundleRequest(id: 1, body: body).encoded()])[1]
    }

    private static func build(_ folder: URL, _ headers: URL) throws -> URL {
        let library = FileManager.default.temporaryDirectory.appendingPathComponent("libCClock-\(UUID().uuidString).so")
        let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "c" }.map(\.path)
        let compiler = Process()
        let complaints = Pipe()
        compiler.executableURL = try clang()
        compiler.arguments =
            ["-shared", "-fPIC", "-Wall", "-Wextra", "-Werror", "-I", headers.path, "-o", library.path] + sources.sorted()
        compiler.standardError = complaints
        try compiler.run()
        let said = complaints.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        guard compiler.terminationStatus == 0 else { throw Failure.compiler(String(decoding: said, as: UTF8.self)) }
        return library
    }

    /// The toolchain's own clang: the one beside the first `swift` in PATH.
    private static func clang() throws -> URL {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { URL(fileURLWithPath: String($0)) }
        let found = folders.first { folder in
            ["swift", "clang"].allSatisfy { FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent($0).path) }
        }
        guard let found else { throw Failure.noCompiler }
        return found.appendingPathComponent("clang")
    }
}
