import Projects

/// The Swift types that Xcode makes of an `.intentdefinition`, as a source.
///
/// They belong to no actor, whatever the module's default is: providers use them on queues of their own.
package struct IntentClasses {
    let definition: IntentDefinition

    package init(_ definition: IntentDefinition) { self.definition = definition }

    /// A source; empty without types. It imports nothing, since it becomes part of one that may not.
    package var text: String {
        (definition.choices.map(choice) + definition.objects.map(object)
            + definition.intents.flatMap { [intent($0), handling($0), response($0)] })
            .joined()
    }

    private func choice(_ choice: IntentDefinition.Choice) -> String {
        let cases = choice.cases.map { "    case \(SwiftWord.declared($0.name)) = \($0.number)\n" }.joined()
        return "nonisolated public enum \(choice.name): Int, Sendable, CaseIterable {\n\(cases)}\n\n"
    }

    private func object(_ object: IntentDefinition.Object) -> String {
        "nonisolated public class \(object.name): INObject {\n\(object.properties.map(property).joined())}\n\n"
    }

    private func intent(_ intent: IntentDefinition.Intent) -> String {
        "nonisolated public class \(intent.name)Intent: INIntent {\n\(intent.parameters.map(property).joined())\(settings(intent))}\n\n"
    }

    private func property(_ parameter: IntentDefinition.Parameter) -> String {
        let initial = initial(of: parameter).map { " = \($0)" } ?? ""
        return "    public var \(SwiftWord.declared(parameter.name)): \(type(of: parameter))\(initial)\n"
    }
}

extension IntentClasses {
    private func type(of parameter: IntentDefinition.Parameter) -> String {
        if case .choice(let name) = parameter.kind { return name }
        return parameter.isList ? "[\(element(of: parameter, inCollection: false))]?" : "\(element(of: parameter, inCollection: false))?"
    }

    // Collections of options hold objects alone.
    private func element(of parameter: IntentDefinition.Parameter, inCollection: Bool) -> String {
        switch parameter.kind {
        case .text: inCollection ? "NSString" : "String"
        case .number, .flag: "NSNumber"
        case .system(let name): inCollection ? Self.objects[name] ?? "NSObject" : name
        case .choice(let name): inCollection ? "NSNumber" : name
        case .object(let name): name
        }
    }

    private static let objects = [
        "DateComponents": "NSDateComponents", "URL": "NSURL", "INObject": "INObject", "INSpeakableString": "INSpeakableString",
    ]

    private func initial(of parameter: IntentDefinition.Parameter) -> String? {
        switch (parameter.kind, parameter.initial) {
        case (.choice(let name), let value): choiceValue(name, value)
        case (_, _) where parameter.isList: nil
        case (.text, .string(let text)): SwiftWord.literal(text)
        case (.number, .integer(let number)): "NSNumber(value: \(number))"
        case (.number, .real(let number)) where number.isFinite: "NSNumber(value: \(number))"
        case (.flag, .boolean(let flag)): "NSNumber(value: \(flag))"
        case (.flag, .integer(let number)): "NSNumber(value: \(number != 0))"
        default: nil
        }
    }

    // A parameter of an enum is never nil; a default that is no value of it counts for none.
    private func choiceValue(_ name: String, _ value: PropertyList?) -> String? {
        guard let choice = definition.choices.first(where: { $0.name == name }) else { return nil }
        let stated = value?.string.map(SwiftWord.withSmallHead)
        return (choice.cases.first { $0.name == stated } ?? choice.first).map { ".\(SwiftWord.declared($0.name))" }
    }
}

extension IntentClasses {
    /// The protocol of those who handle an intent. What is optional in Xcode's has a default here.
    private func handling(_ intent: IntentDefinition.Intent) -> String {
        let (name, type) = ("\(intent.name)IntentHandling", "\(intent.name)Intent")
        let handle = "func handle(intent: \(type), completion: @escaping (\(type)Response) -> Void)"
        let confirm = "func confirm(intent: \(type), completion: @escaping (\(type)Response) -> Void)"
        var methods = [
            (handle, "completion(\(type)Response(code: .success, userActivity: nil))"),
            (confirm, "completion(\(type)Response(code: .ready, userActivity: nil))"),
        ]
        for parameter in intent.parameters {
            methods += [defaultValue(of: parameter, type)]
            if parameter.options != .none { methods.append(options(of: parameter, type)) }
        }
        let declared = methods.map { "    \($0.0)\n" }.joined()
        let defaults = methods.map { "    public \($0.0) { \($0.1) }\n" }.joined()
        return "nonisolated public protocol \(name): NSObjectProtocol {\n\(declared)}\n\nnonisolated extension \(name) {\n\(defaults)}\n\n"
    }

    private func defaultValue(of parameter: IntentDefinition.Parameter, _ intent: String) -> (String, String) {
        let name = "default\(SwiftWord.withGreatHead(parameter.name))"
        return ("func \(name)(for intent: \(intent)) -> \(type(of: parameter))", "intent.\(SwiftWord.declared(parameter.name))")
    }

    private func options(of parameter: IntentDefinition.Parameter, _ intent: String) -> (String, String) {
        let name = "provide\(SwiftWord.withGreatHead(parameter.name))OptionsCollection"
        let search = parameter.options == .searched ? " searchTerm: String?," : ""
        let answer = "(INObjectCollection<\(element(of: parameter, inCollection: true))>?, (any Error)?) -> Void"
        return ("func \(name)(for intent: \(intent),\(search) with completion: @escaping \(answer))", "completion(nil, nil)")
    }

    private func response(_ intent: IntentDefinition.Intent) -> String {
        let type = "\(intent.name)IntentResponse"
        let plain = ["unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch"]
        let own = intent.responseCodes.filter { !plain.contains($0) }
        let cases =
            plain.enumerated().map { "    case \($0.element) = \($0.offset)\n" }
            + own.enumerated().map { "    case \(SwiftWord.declared($0.element)) = \(100 + $0.offset)\n" }
        return """
            nonisolated public enum \(type)Code: Int, Sendable {
            \(cases.joined())}

            nonisolated public class \(type): INIntentResponse {
                public internal(set) var code = \(type)Code.unspecified

                public convenience init(code: \(type)Code, userActivity: NSUserActivity?) {
                    self.init()
                    self.code = code
                    self.userActivity = userActivity
                }
            }


            """
    }
}
