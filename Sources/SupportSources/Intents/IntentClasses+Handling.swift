extension IntentClasses {
    /// The protocol of those who handle an intent. What is optional in Xcode's has a default here.
    func handling(_ intent: IntentDefinition.Intent) -> String {
        let (name, type) = ("\(intent.name)IntentHandling", "\(intent.name)Intent")
        let handle = "func handle(intent: \(type), completion: @escaping (\(type)Response) -> Void)"
        let confirm = "func confirm(intent: \(type), completion: @escaping (\(type)Response) -> Void)"
        var methods = [
            (handle, "completion(\(type)Response(code: .success, userActivity: nil))"),
            (confirm, "completion(\(type)Response(code: .ready, userActivity: nil))"),
        ]
        for parameter in intent.parameters {
            methods += [defaultValue(of: parameter, type)]
            if parameter.options != .none { methods += options(of: parameter, type) }
        }
        let declared = methods.map { "    \($0.0)\n" }.joined()
        let defaults = methods.map { "    public \($0.0) { \($0.1) }\n" }.joined()
        return "nonisolated public protocol \(name): NSObjectProtocol {\n\(declared)}\n\nnonisolated extension \(name) {\n\(defaults)}\n\n"
    }

    private func defaultValue(of parameter: IntentDefinition.Parameter, _ intent: String) -> (String, String) {
        let name = "default\(SwiftWord.withGreatHead(parameter.name))"
        return ("func \(name)(for intent: \(intent)) -> \(type(of: parameter))", "intent.\(SwiftWord.declared(parameter.name))")
    }

    // A handler has one of the two.
    private func options(of parameter: IntentDefinition.Parameter, _ intent: String) -> [(String, String)] {
        let name = "func \(provider(of: parameter))(for intent: \(intent)"
        let search = parameter.options == .searched ? ", searchTerm: String?" : ""
        let collection = "INObjectCollection<\(element(of: parameter, inCollection: true))>"
        return [
            (
                "\(name)\(search), with completion: @escaping @Sendable (\(collection)?, (any Error)?) -> Void)",
                "completion(nil, _INUnanswered())"
            ), ("\(name)\(search)) async throws -> \(collection)", "throw _INUnanswered()"),
        ]
    }

    private func provider(of parameter: IntentDefinition.Parameter) -> String {
        "provide\(SwiftWord.withGreatHead(parameter.name))OptionsCollection"
    }

    /// How an intent asks those who handle it.
    func asking(_ intent: IntentDefinition.Intent) -> String {
        guard !intent.parameters.isEmpty, !extensions.isEmpty else { return "" }
        let handler = "guard let handler = handler as? any \(intent.name)IntentHandling else"
        let defaults = intent.parameters.map { parameter in
            "        self.\(SwiftWord.declared(parameter.name)) = handler.default\(SwiftWord.withGreatHead(parameter.name))(for: self)\n"
        }
        let offered = intent.parameters.filter { $0.options != .none }
        return """

                public override class func _extensions() -> [INExtension] { [\(extensions.map { "\($0)()" }.joined(separator: ", "))] }

                public override func _takeDefaults(from handler: Any) {
                    \(handler) { return }
            \(defaults.joined())    }

            """ + (offered.isEmpty ? "" : takingObjects(offered) + asking(for: offered, handler))
    }

    private func takingObjects(_ parameters: [IntentDefinition.Parameter]) -> String {
        let cases = parameters.compactMap { parameter -> String? in
            guard let type = parameter.objectType else { return nil }
            let objects = "(objects as? [\(type)])\(parameter.isList ? "" : "?.first")"
            return "        case \(SwiftWord.literal(parameter.name)): self.\(SwiftWord.declared(parameter.name)) = \(objects)\n"
        }
        guard !cases.isEmpty else { return "" }
        return """

                public override func _take(_ objects: [INObject], for name: String) {
                    switch name {
            \(cases.joined())        default: super._take(objects, for: name)
                    }
                }

            """
    }

    private func asking(for parameters: [IntentDefinition.Parameter], _ handler: String) -> String {
        let cases = parameters.map { parameter in
            let search = parameter.options == .searched ? ", searchTerm: search" : ""
            let call = "handler.\(provider(of: parameter))(for: self\(search)"
            return """
                        case \(SwiftWord.literal(parameter.name)):
                            return try await .asking({ try await \(call)) }, or: { \(call), with: $0) })

                """
        }
        return """

                public override func _offered(for name: String, matching search: String?, by handler: Any) async throws -> _INOffered? {
                    \(handler) { return nil }
                    switch name {
            \(cases.joined())        default: return nil
                    }
                }

            """
    }
}

extension IntentDefinition.Parameter {
    /// The class of its objects; nil for other values.
    fileprivate var objectType: String? {
        switch kind {
        case .object(let name): name
        case .system("INObject"): "INObject"
        default: nil
        }
    }
}
