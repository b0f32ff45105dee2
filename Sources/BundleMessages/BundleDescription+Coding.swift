package import Drawing

extension BundleDescription: WireMessage {
    /// Kinds of a bundle at most.
    package static let kindLimit = 256

    private static let kindField = 1

    package func write(to writer: inout WireWriter) {
        for kind in kinds { writer.field(Self.kindField, kind) }
    }

    package init(reading reader: WireReader) throws(WireError) {
        self.init(kinds: [])
        var reader = reader
        while let field = try reader.next() {
            guard field.number == Self.kindField else { continue }
            try WireError.check(kinds.count + 1, within: Self.kindLimit, "kinds")
            kinds.append(try Kind(reading: try field.message()))
        }
    }
}

extension BundleDescription.Kind: WireMessage {
    private enum Field {
        static let kind = 1
        static let displayName = 2
        static let description = 3
        static let families = 4
        static let configuration = 5
        static let contentMarginsDisabled = 6
        static let intent = 7
        static let parameter = 8
        static let summary = 9
        static let promptsForConfiguration = 10
        static let isControl = 11
    }

    /// Parameters of a kind at most.
    package static let parameterLimit = 256

    package func write(to writer: inout WireWriter) {
        writer.field(Field.kind, kind)
        writer.field(Field.displayName, displayName)
        writer.field(Field.description, description)
        writer.field(Field.families, families.map(\.rawValue))
        if configuration != .static { writer.field(Field.configuration, UInt64(configuration.rawValue)) }
        if contentMarginsDisabled { writer.field(Field.contentMarginsDisabled, true) }
        if let intent { writer.field(Field.intent, intent) }
        for parameter in parameters { writer.field(Field.parameter, parameter) }
        if !summary.isEmpty { writer.field(Field.summary, summary) }
        if promptsForConfiguration { writer.field(Field.promptsForConfiguration, true) }
        if isControl { writer.field(Field.isControl, true) }
    }

    /// Families that only a newer bundle knows are left out; a configuration that only it knows is taken for a static one.
    package init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var kind: String?
        self.init(kind: "", displayName: "", description: "", families: [])
        while let field = try reader.next() {
            switch field.number {
            case Field.kind: kind = try field.string("kind.kind", limit: nameLimit)
            case Field.displayName: displayName = try field.string("kind.displayName", limit: nameLimit)
            case Field.description: description = try field.string("kind.description", limit: sentenceLimit)
            case Field.families: families = try Self.families(field)
            case Field.configuration: configuration = try field.choice(or: .static)
            case Field.contentMarginsDisabled: contentMarginsDisabled = try field.bool()
            default: try takeSettings(field)
            }
        }
        guard let kind else { throw .missing(field: "kind.kind") }
        self.kind = kind
    }

    private mutating func takeSettings(_ field: WireField) throws(WireError) {
        switch field.number {
        case Field.intent: intent = try field.string("kind.intent", limit: nameLimit)
        case Field.parameter:
            try WireError.check(parameters.count + 1, within: Self.parameterLimit, "parameters")
            parameters.append(try BundleDescription.Parameter(reading: try field.message()))
        case Field.summary: summary = try field.string("kind.summary", limit: sentenceLimit)
        case Field.promptsForConfiguration: promptsForConfiguration = try field.bool()
        case Field.isControl: isControl = try field.bool()
        default: break
        }
    }

    private static func families(_ field: WireField) throws(WireError) -> [Family] {
        let numbers = try field.bytes()
        try WireError.check(numbers.count, within: Int(UInt8.max), "families")
        return numbers.compactMap { Family(rawValue: $0) }
    }
}
