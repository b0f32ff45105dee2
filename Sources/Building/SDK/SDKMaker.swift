import Bundles
import Foundation

/// Builds the SDK from its sources and lays it out. The caller holds the lock of the shelf.
struct SDKMaker {
    let package: SDKPackage
    let toolchain: Toolchain
    let shelf: String
    let environment: [String: String]
    let interruptions: Interruptions

    static let product = "WidgetSDK"
    /// The file on a shelf that lists the modules.
    static let listName = "modules"

    func make(tell: (String) -> Void) throws(BuildError) -> PreparedSDK {
        tell("preparing the SDK, once for this compiler: this takes some minutes")
        try buildAnew(tell: tell)
        let modules = try builtModules()
        let folder = "\(shelf)/\(package.fingerprint(of: modules))"
        do {
            try layOut(modules, as: folder)
            try Data(modules.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: "\(shelf)/\(Self.listName)"), options: .atomic)
        } catch {
            throw .sdkNotBuilt(package: package.path, status: 0, reason: "\(error.localizedDescription)")
        }
        removeOldOnes(but: folder)
        guard SDKRecord(whole: folder) != nil else { throw .sdkNotBuilt(package: package.path, status: 0, reason: "it is not whole") }
        return PreparedSDK(folder: folder)
    }

    private var products: String { shelf + "/build/release" }

    // What an interrupted or damaged build has left may be why this one fails.
    private func buildAnew(tell: (String) -> Void) throws(BuildError) {
        let isFresh = !FileManager.default.fileExists(atPath: shelf + "/build")
        do throws(BuildError) { return try build(tell: tell) } catch {
            guard case .sdkNotBuilt = error, !isFresh else { throw error }
        }
        tell("preparing the SDK again, from nothing")
        try? FileManager.default.removeItem(atPath: shelf + "/build")
        try build(tell: tell)
    }

    private func build(tell: (String) -> Void) throws(BuildError) {
        // An archive that is there is added to, and would keep the code of sources that are gone.
        try? FileManager.default.removeItem(atPath: "\(products)/lib\(Self.product).a")
        let arguments =
            [
                "build", "-c", "release", "--package-path", package.path, "--scratch-path", shelf + "/build", "--product", Self.product,
                "-debug-info-format", "none",
            ] + (CompileCommand.quickStart + CompileCommand.apart + Self.lean).flatMap { ["-Xswiftc", $0] }
        let tool = Tool(program: toolchain.builder, arguments: arguments, environment: environment, interruptions: interruptions)
        var output = LineSplitter()
        var lines: [String] = []
        let status = try tool.run { bytes in
            for line in output.append(bytes).map({ String(decoding: $0, as: UTF8.self) }) {
                if line.hasPrefix("[") { tell(line) } else { lines.append(line) }
            }
        }
        guard status == 0 else {
            throw .sdkNotBuilt(package: package.path, status: status, reason: lines.suffix(40).joined(separator: "\n"))
        }
    }

    // A part of the library that few bundles use would have all of them load its network library; who names it loads it anyway.
    private static let lean = ["-Xfrontend", "-disable-autolink-library", "-Xfrontend", "FoundationNetworking"]

    // The objects of the library are named by the folders of their modules: `…/SwiftUI.build/Color.swift.o`.
    private func builtModules() throws(BuildError) -> [String] {
        let list = "\(products)/\(Self.product).product/Objects.LinkFileList"
        guard let text = try? String(contentsOfFile: list, encoding: .utf8) else {
            throw .sdkNotBuilt(package: package.path, status: 0, reason: "\(list) is missing")
        }
        let folders = text.split(separator: "\n").compactMap { line in
            line.split(separator: "/").first { $0.hasSuffix(".build") && $0 != ".build" }
        }
        return Set(folders.map { String($0.dropLast(".build".count)) }).union(macros).sorted()
    }

    /// The macro modules, whose programs are called `NAME-tool`.
    private var macros: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
        return names.filter { $0.hasSuffix("-tool") && !$0.hasPrefix("Modules") }.map { String($0.dropLast("-tool".count)) }.sorted()
    }

    // Whole or not at all: what has this name is complete, whoever ends in between.
    private func layOut(_ modules: [String], as folder: String) throws {
        let files = FileManager.default
        let draft = "\(shelf)/draft"
        try? files.removeItem(atPath: draft)
        for name in ["Modules", "Macros"] { try files.createDirectory(atPath: "\(draft)/\(name)", withIntermediateDirectories: true) }
        try files.copyItem(atPath: "\(products)/lib\(Self.product).a", toPath: "\(draft)/lib\(Self.product).a")
        for macro in macros { try files.copyItem(atPath: "\(products)/\(macro)-tool", toPath: "\(draft)/Macros/\(macro)") }
        for module in modules {
            let compiled = "\(products)/Modules/\(module).swiftmodule"
            if files.fileExists(atPath: compiled) {
                try files.copyItem(atPath: compiled, toPath: "\(draft)/Modules/\(module).swiftmodule")
            } else {
                try layOutHeaders(of: module, in: "\(draft)/Modules/\(module)")
            }
        }
        try SDKRecord(of: draft, modules: modules).write(into: draft)
        try? files.removeItem(atPath: folder)
        try files.moveItem(atPath: draft, toPath: folder)
    }

    private func layOutHeaders(of module: String, in folder: String) throws {
        let headers = "\(package.path)/Sources/\(module)/include"
        guard FileManager.default.fileExists(atPath: headers) else { return }
        try FileManager.default.copyItem(atPath: headers, toPath: folder)
        let map = "\(folder)/module.modulemap"
        guard !FileManager.default.fileExists(atPath: map) else { return }
        try Data("module \(module) {\n    umbrella \".\"\n    export *\n}\n".utf8).write(to: URL(fileURLWithPath: map))
    }

    // Another process may still compile against the one before this.
    private func removeOldOnes(but folder: String) {
        let manager = FileManager.default
        let kept = ["lock", Self.listName, "build", "ModuleCache", folder.split(separator: "/").last.map(String.init) ?? ""]
        let old = ((try? manager.contentsOfDirectory(atPath: shelf)) ?? []).filter { !kept.contains($0) }.map { "\(shelf)/\($0)" }
        let byAge = old.sorted { age($0) > age($1) }
        for path in byAge.dropFirst(2) { try? manager.removeItem(atPath: path) }
    }

    private func age(_ path: String) -> Date {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date ?? .distantPast
    }
}
