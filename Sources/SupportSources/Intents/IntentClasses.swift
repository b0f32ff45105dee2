import Projects

/// The Swift types that Xcode makes of an `.intentdefinition`, as a source.
///
/// They belong to no actor, whatever the module's default is: providers use them on queues of their own.
package struct IntentClasses {
    let definition: IntentDefinition
    /// The names of the subclasses of `INExtension` among the sources that these types are compiled with.
    let extensions: [String]

    package init(_ definition: IntentDefinition, extensions: [String] = []) {
        self.definition = definition
        self.extensions = extensions
    }

    /// A source; empty without types. It imports nothing, since it becomes part of one that may not.
    package var text: String {
        (definition.choices.map(choice) + definition.objects.map(object)
            + definition.intents.flatMap { [intent($0), handling($0), response($0)] })
            .joined()
    }

    private func choice(_ choice: IntentDefinition.Choice) -> String {
        let cases = choice.cases.map { "    case \(SwiftWord.declared($0.name)) = \($0.number)\n" }.joined()
        let resolved = ["success", "confirmationRequired"].map { name in
            "    public class func \(name)(with value: \(choice.name)) -> Self { \(name)(with: value.rawValue) }\n"
        }
        return "nonisolated public enum \(choice.name): Int, Sendable, CaseIterable {\n\(cases)}\n\n"
            + "nonisolated public class \(choice.name)ResolutionResult: INEnumResolutionResult {\n\(resolved.joined())}\n\n"
    }

    private func object(_ object: IntentDefinition.Object) -> String {
        "nonisolated public class \(object.name): INObject {\n\(object.properties.map(property).joined())}\n\n"
            + "nonisolated public class \(object.name)ResolutionResult: INObjectResolutionResult {}\n\n"
    }

    private func intent(_ intent: IntentDefinition.Intent) -> String {
        "nonisolated public class \(intent.name)Intent: INIntent {\n\(intent.parameters.map(property).joined())\(settings(intent))\(asking(intent))}\n\n"
    }

    private func property(_ parameter: IntentDefinition.Parameter) -> String {
        let initial = initial(of: parameter).map { " = \($0)" } ?? ""
        return "    public var \(SwiftWord.declared(parameter.name)): \(type(of: parameter))\(initial)\n"
    }
}

extension IntentClasses {
    func type(of parameter: IntentDefinition.Parameter) -> String {
        if case .choice(let name) = parameter.kind { return name }
        return parameter.isList ? "[\(element(of: parameter, inCollection: false))]?" : "\(element(of: parameter, inCollection: false))?"
    }

    // Collections of options hold objects alone.
    func element(of parameter: IntentDefinition.Parameter, inCollection: Bool) -> String {
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
