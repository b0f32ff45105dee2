/// What the compiler asks, as far as this plugin can answer it; a request it does not know decodes as `unknown`.
enum CompilerRequest: Decodable, Equatable {
    case getCapability
    case expand(Expansion)
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
        case let name: self = .unknown(name ?? "")
        }
    }

    /// The reply to this request.
    var answer: PluginReply {
        switch self {
        case .getCapability: .capability(protocolVersion: 7)
        case .expand(let expansion): expansion.answer
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
