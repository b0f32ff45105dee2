internal import CPangoCairo
internal import Drawing
internal import Synchronization

/// The fonts that there are: the system's, and those of bundles.
struct FontCatalog: ~Copyable {
    /// fontconfig's configuration, this catalog's own.
    let config: OpaquePointer?
    private(set) var folders: FontFolders

    /// Reads the system's configuration and its caches of fonts.
    init() {
        config = FcInitLoadConfigAndFonts()
        FontCatalog.makeCurrent(config)
        folders = config.map { FontFolders($0) } ?? FontFolders([])
    }

    deinit { if let config { FcConfigDestroy(config) } }

    /// pango's font maps read the default configuration in a thread of their own, whatever they are told to use, and wait for it; where
    /// one is current already they do not read the same files again.
    private static func makeCurrent(_ config: OpaquePointer?) {
        isFirst.withLock { isFirst in
            if isFirst, let config { isFirst = FcConfigSetCurrent(config) == FcFalse }
        }
    }

    private static let isFirst = Mutex(true)

    /// Adds the font files, by absolute path, that a bundle brings along; gives those that are none.
    mutating func add(_ files: [String]) -> [String] {
        files.filter { FcConfigAppFontAddFile(config, $0) == FcFalse }
    }

    /// The family, weight and slope that a name stands for: a family's own, or a face's PostScript or full name.
    ///
    /// What is not installed may still say weight and slope, in which another family then stands for it.
    func resolve(_ name: String) -> NamedFace {
        if isFamily(name) { return NamedFace(family: name) }
        if let face = (faces(FC_POSTSCRIPT_NAME, name) + faces(FC_FULLNAME, name)).first { return face }
        let said = FontName(name)
        return NamedFace(family: isFamily(said.family) ? said.family : nil, weight: said.weight, italic: said.isItalic)
    }

    private func isFamily(_ name: String) -> Bool { !faces(FC_FAMILY, name).isEmpty }

    /// The first of some families that is installed.
    func firstInstalled(of families: [String]) -> String? { families.first { !faces(FC_FAMILY, $0).isEmpty } }

    /// The files that hold a family.
    func files(ofFamily family: String) -> [String] { list(FC_FAMILY, family) { $0.string(FC_FILE) } }

    private func faces(_ property: String, _ value: String) -> [NamedFace] { list(property, value) { NamedFace($0) } }

    private func list<Result>(_ property: String, _ value: String, _ read: (OpaquePointer) -> Result?) -> [Result] {
        let pattern = FcPatternCreate()
        let wanted = FcObjectSetCreate()
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(wanted)
        }
        FcPatternAddString(pattern, property, value)
        for object in [FC_FAMILY, FC_WEIGHT, FC_SLANT, FC_FILE] { FcObjectSetAdd(wanted, object) }
        guard let found = FcFontList(config, pattern, wanted) else { return [] }
        defer { FcFontSetDestroy(found) }
        return (0..<Int(found.pointee.nfont)).compactMap { found.pointee.fonts[$0].flatMap(read) }
    }
}

/// A family, and the face within it that a name asks for.
struct NamedFace: Hashable {
    /// Nil when no family of that name is installed.
    var family: String?
    /// OpenType weight, or nil when the name leaves it open.
    var weight: UInt16?
    var italic = false

    init(family: String?, weight: UInt16? = nil, italic: Bool = false) {
        self.family = family
        self.weight = weight
        self.italic = italic
    }

    /// The face of a pattern that fontconfig found.
    fileprivate init?(_ pattern: OpaquePointer) {
        guard let family = pattern.string(FC_FAMILY) else { return nil }
        self.family = family
        var (weight, slant) = (0.0, Int32(0))
        if FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch {
            self.weight = UInt16(min(max(FcWeightToOpenTypeDouble(weight), 100), 900))
        }
        if FcPatternGetInteger(pattern, FC_SLANT, 0, &slant) == FcResultMatch { italic = slant > 0 }
    }
}

extension OpaquePointer {
    /// A text of a pattern of fontconfig's.
    func string(_ object: String) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(self, object, 0, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }
}
