import CWidgetBundle

/// What a bundle says of itself in its ELF note, known before anything of it runs.
package struct WidgetNote: Hashable, Sendable {
    static let section = ".note.widgethost"

    package var abi: UInt32
    /// The SDK's version.
    package var sdk: String
    /// The compiler's version; empty where it does not matter, as in C.
    package var compiler: String

    package init(abi: UInt32, sdk: String, compiler: String) {
        self.abi = abi
        self.sdk = sdk
        self.compiler = compiler
    }

    /// The note of this program itself.
    package static let own: WidgetNote = {
        guard let note = widget_bundle_own_note() else { return WidgetNote(abi: 0, sdk: "", compiler: "") }
        let bytes = UnsafeRawBufferPointer(start: note, count: MemoryLayout<widget_bundle_note>.size).dropFirst(24)
        return WidgetNote(description: Array(bytes)) ?? WidgetNote(abi: 0, sdk: "", compiler: "")
    }()

    /// Reads the file at `path` without loading it; throws when it is not a library of this machine with a note.
    package init(ofFileAt path: String) throws(BundleError) {
        let file = try OpenFile(path)
        let elf: ElfFile
        do { elf = try ElfFile(file) } catch { throw BundleError(error, path: path) }
        guard let description = elf.note(name: "widgethost", type: 1) else { throw .noNote(path: path) }
        guard let note = WidgetNote(description: description) else { throw .brokenNote(path: path) }
        self = note
    }

    // An older or newer ABI may have shorter or longer strings; its number is all that must be there.
    init?(description: [UInt8]) {
        guard let abi = LittleEndian(description).uint32(at: 0) else { return nil }
        self.init(abi: abi, sdk: text(description.dropFirst(4).prefix(28)), compiler: text(description.dropFirst(32).prefix(160)))
    }

    /// Throws when a bundle with this note, at `path`, cannot be loaded by the program whose note is `host`.
    package func check(against host: WidgetNote, path: String) throws(BundleError) {
        guard abi >= host.abi else { throw .olderABI(path: path, bundle: abi, host: host.abi, sdk: sdk) }
        guard abi <= host.abi else { throw .newerABI(path: path, bundle: abi, host: host.abi, sdk: sdk) }
        guard compiler.isEmpty || compiler == host.compiler else {
            throw .otherCompiler(path: path, bundle: compiler, host: host.compiler)
        }
    }
}

private func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self).filter { !$0.isNewline }
}

extension BundleError {
    fileprivate init(_ fault: ElfFile.Fault, path: String) {
        switch fault {
        case .notALibrary(let reason): self = .notALibrary(path: path, reason: reason)
        case .isProgram: self = .isProgram(path: path)
        case .wrongMachine(let found): self = .wrongArchitecture(path: path, found: found, expected: Machine.name(of: Machine.own))
        }
    }
}
