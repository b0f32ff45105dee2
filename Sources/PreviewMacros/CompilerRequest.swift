/// What the compiler asks, as far as this plugin can answer it; a request it does not know decodes as `unknown`.
enum CompilerRequest: Decodable, Equatable {
    case getCapability
    case expand(Expansion)
    case expandAttached(Attached)
    case unknown(String)

    /// One use of a freestanding macro.
    struct Expansion: Decodable, Equatable {
        let macro: Macro
        /// A name that no other declaration of the module has.
        let discriminator: String
        let syntax: Syntax

        struct Macro: Decodable, Equatable {
            let name: String
            let typeName: String
        }

        /// The use as it was written, with what stands before it: comments, attributes, modifiers.
        struct Syntax: Decodable, Equatable {
            let source: String
        }
    }

    /// One use of a macro that stands at a declaration, for one of its roles.
    struct Attached: Decodable, Equatable {
        let macro: Expansion.Macro
        let macroRole: String
        /// The declaration as it was written.
        let declSyntax: Expansion.Syntax
        /// What it stands in, the innermost first, without what these hold.
        let lexicalContext: [Expansion.Syntax]?
    }

    private struct Key: CodingKey {
        let stringValue: String
        let intValue: Int? = nil
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        switch fields.allKeys.first?.stringValue {
        case "getCapability": self = .getCapability
        case "expandFreestandingMacro":
            self = .expand(try fields.decode(Expansion.self, forKey: Key(stringValue: "expandFreestandingMacro")))
        case "expandAttachedMacro":
            self = .expandAttached(try fields.decode(Attached.self, forKey: Key(stringValue: "expandAttachedMacro")))
        case let name: self = .unknown(name ?? "")
        }
    }

    /// The reply to this request.
    var answer: PluginReply {
        switch self {
        case .getCapability: .capability(protocolVersion: 7)
        case .expand(let expansion): expansion.answer
        case .expandAttached(let attached): attached.answer
        case .unknown(let name): .expansion(nil, problems: ["The compiler asked for '\(name)', which PreviewMacros cannot do."])
        }
    }
}

extension CompilerRequest.Expansion {
    fileprivate var answer: PluginReply {
        guard macro.typeName == "PreviewMacro" else { return .expansion(nil, problems: ["There is no macro '\(macro.typeName)'."]) }
        guard let use = MacroUse(source: syntax.source, name: macro.name) else {
            return .expansion(nil, problems: ["'#\(macro.name)' was not found in its own use."])
        }
        return .expansion(PreviewExpansion(use: use, discriminator: discriminator).source, problems: [])
    }
}

extension CompilerRequest.Attached {
    fileprivate var answer: PluginReply {
        guard macro.typeName == "EntryMacro" else { return .expansion(nil, problems: ["There is no macro '\(macro.typeName)'."]) }
        guard let entry = EntryDeclaration(source: declSyntax.source) else {
            return problem("'@Entry' belongs to a variable: write 'var'.")
        }
        guard !entry.value.isEmpty || entry.isNil else {
            return problem("The entry '\(entry.name)' needs a value to begin with: write '= …' after its type.")
        }
        if let context = lexicalContext?.first?.source, !context.contains("EnvironmentValues") {
            return problem("'@Entry' is there for extensions of EnvironmentValues alone.")
        }
        let expansion = EntryExpansion(entry: entry)
        return .expansion(macroRole == "accessor" ? expansion.accessors : expansion.peer, problems: [])
    }

    /// Told once, though both roles are asked for.
    private func problem(_ words: String) -> PluginReply { .expansion(nil, problems: macroRole == "accessor" ? [words] : []) }
}
