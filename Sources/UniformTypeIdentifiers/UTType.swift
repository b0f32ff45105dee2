@_exported public import Foundation

/// A type of data or of a file, by its identifier.
///
/// Differs from Apple's in that those are known that are named here, and no program declares more: others have their identifier alone, conform
/// to what they are said to conform to, and are made of an extension or a MIME type as dynamic types.
public struct UTType: Hashable, Sendable {
    /// As in `public.png`.
    public let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]

    init(identifier: String, parents: [String], extensions: [String] = [], mimeTypes: [String] = []) {
        self.identifier = identifier
        self.parents = parents
        self.extensions = extensions
        self.mimeTypes = mimeTypes
    }

    /// nil for an identifier that is not known.
    public init?(_ identifier: String) {
        guard let known = Self.byIdentifier[identifier.lowercased()] else { return nil }
        self = known
    }

    /// The type of files with this extension, of those that conform to `supertype`; nil for an empty one.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, kind: "filename-extension", conformingTo: supertype, \.extensions)
    }

    /// The type of data with this MIME type, of those that conform to `supertype`; nil for an empty one.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, kind: "mime-type", conformingTo: supertype, \.mimeTypes)
    }

    /// A type of the program's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self = Self(identifier) ?? UTType(identifier: identifier, parents: [(parentType ?? .data).identifier])
    }

    /// A type of another program.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    private init?(tag: String, kind: String, conformingTo supertype: UTType, _ tags: KeyPath<UTType, [String]>) {
        guard !tag.isEmpty else { return nil }
        let plain = tag.lowercased()
        self =
            Self.known.first { $0[keyPath: tags].contains(plain) && $0.conforms(to: supertype) }
            ?? UTType(identifier: "dyn.\(kind).\(plain)", parents: [supertype.identifier])
    }

    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType {
    public var preferredFilenameExtension: String? { extensions.first }
    public var preferredMIMEType: String? { mimeTypes.first }
    public var localizedDescription: String? { nil }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { !isDynamic }
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All types that it conforms to, itself left out.
    public var supertypes: Set<UTType> {
        var all: Set<UTType> = []
        var open = parents
        while let identifier = open.popLast() {
            guard let type = UTType(identifier), all.insert(type).inserted else { continue }
            open += type.parents
        }
        return all
    }

    /// Whether it is that type or one of its kinds.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Codable {
    /// Throws a `DecodingError` for what is no text.
    public init(from decoder: any Decoder) throws {
        self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }
    public var debugDescription: String { identifier }
}
