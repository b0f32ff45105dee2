import Projects

extension IntentDefinition {
    /// The types of some files. What is wrong in one is told with its path and left out; the rest stands.
    package init(contentsOf paths: [String], tell: @escaping (String) -> Void) {
        var reader = IntentDefinitionReader(tell: tell)
        var lists: [(String, PropertyList)] = []
        for path in paths {
            do throws(ProjectError) { lists.append((path, try PropertyList(contentsOf: path))) } catch { tell(error.description) }
        }
        // Intents name the types of any file.
        for (path, list) in lists { reader.readTypes(list, path) }
        for (path, list) in lists { reader.readIntents(list, path) }
        self = reader.definition
    }
}

/// Reads the property lists of Xcode's intent editor.
private struct IntentDefinitionReader {
    let tell: (String) -> Void
    private(set) var definition = IntentDefinition()
    /// All names that Swift will see.
    private var names: Set<String> = []
    /// The objects of the files, whether read yet or not: they may name each other.
    private var objectNames: Set<String> = []

    init(tell: @escaping (String) -> Void) { self.tell = tell }

    mutating func readTypes(_ list: PropertyList, _ path: String) {
        guard list.dictionary != nil, list["INIntents"] != nil || list["INTypes"] != nil || list["INEnums"] != nil else {
            return tell("\(path) declares no intents: it is no .intentdefinition of Xcode's.")
        }
        for entry in list["INEnums"]?.array ?? [] { readChoice(entry, path) }
        let objects = (list["INTypes"]?.array ?? []).filter { isNew($0["INTypeName"], path) }
        objectNames.formUnion(objects.compactMap { $0["INTypeName"]?.string })
        for entry in objects { readObject(entry, path) }
    }

    mutating func readIntents(_ list: PropertyList, _ path: String) {
        for entry in list["INIntents"]?.array ?? [] where entry["INIntentType"]?.string ?? "Custom" == "Custom" {
            guard isNew(entry["INIntentName"], ending: "Intent", path), let name = entry["INIntentName"]?.string else { continue }
            let codes = entry["INIntentResponse"]?["INIntentResponseCodes"]?.array ?? []
            definition.intents.append(
                IntentDefinition.Intent(
                    name: name, parameters: parameters(entry["INIntentParameters"], prefix: "INIntentParameter", of: name, path),
                    responseCodes: codes.compactMap { $0["INIntentResponseCodeName"]?.string }.filter(SwiftWord.isIdentifier)))
        }
    }

    private mutating func readChoice(_ entry: PropertyList, _ path: String) {
        guard isNew(entry["INEnumName"], path), let name = entry["INEnumName"]?.string else { return }
        guard entry["INEnumType"]?.string ?? "Regular" == "Regular" else {
            return tell("\(path): the enum '\(name)' is left out: it is a set of bits, and only plain ones are made.")
        }
        var taken: Set<String> = []
        var numbers: Set<Int> = []
        let cases = (entry["INEnumValues"]?.array ?? []).compactMap { value -> IntentDefinition.Choice.Case? in
            let number = value["INEnumValueIndex"]?.integer ?? 0
            guard let name = value["INEnumValueName"]?.string.map(SwiftWord.withSmallHead), SwiftWord.isIdentifier(name) else { return nil }
            guard taken.insert(name).inserted, numbers.insert(number).inserted else { return nil }
            return IntentDefinition.Choice.Case(name: name, number: number, title: words(value, "INEnumValueDisplayName", path))
        }
        guard !cases.isEmpty else { return tell("\(path): the enum '\(name)' is left out: it has no values.") }
        definition.choices.append(IntentDefinition.Choice(name: name, cases: cases))
    }

    private mutating func readObject(_ entry: PropertyList, _ path: String) {
        guard let name = entry["INTypeName"]?.string else { return }
        let own = entry["INTypeProperties"]?.array?.filter { $0["INTypePropertyDefault"]?.flag != true } ?? []
        definition.objects.append(
            IntentDefinition.Object(name: name, properties: parameters(.array(own), prefix: "INTypeProperty", of: name, path)))
    }

    private func parameters(_ list: PropertyList?, prefix: String, of owner: String, _ path: String) -> [IntentDefinition.Parameter] {
        var taken: Set<String> = []
        let heir = prefix == "INTypeProperty" ? "object" : "intent"
        return (list?.array ?? []).compactMap { entry in
            guard let name = entry["\(prefix)Name"]?.string, SwiftWord.isIdentifier(name), taken.insert(name).inserted else {
                tell("\(path): a parameter of '\(owner)' is left out: it has no name of its own.")
                return nil
            }
            // The classes that ours inherit from have these already, of their own types.
            guard !Self.inherited.contains(name) else {
                tell("\(path): '\(owner).\(name)' is left out: every \(heir) has that name already.")
                return nil
            }
            let isList = entry["\(prefix)SupportsMultipleValues"]?.flag ?? false
            guard let kind = kind(entry, prefix), !isList || !kind.isChoice else {
                let type = entry["\(prefix)EnumType"] ?? entry["\(prefix)ObjectType"] ?? entry["\(prefix)Type"]
                tell("\(path): '\(owner).\(name)' is left out: there is no type for \(isList ? "lists of " : "")'\(type?.string ?? "?")'.")
                return nil
            }
            let metadata = entry["\(prefix)Metadata"]
            return IntentDefinition.Parameter(
                name: name, kind: kind, isList: isList, options: options(entry, prefix),
                initial: metadata?["\(prefix)MetadataDefaultValue"], title: words(entry, "\(prefix)DisplayName", path),
                isWhole: entry["\(prefix)Type"]?.string == "Integer", least: metadata?["\(prefix)MetadataMinimumValue"]?.number,
                greatest: metadata?["\(prefix)MetadataMaximumValue"]?.number, condition: condition(entry, prefix))
        }
    }

    private func kind(_ entry: PropertyList, _ prefix: String) -> IntentDefinition.Parameter.Kind? {
        if let choice = entry["\(prefix)EnumType"]?.string {
            return definition.choices.contains { $0.name == choice } ? .choice(choice) : nil
        }
        if let object = entry["\(prefix)ObjectType"]?.string { return objectNames.contains(object) ? .object(object) : nil }
        return entry["\(prefix)Type"]?.string.flatMap { Self.kinds[$0] }
    }

    private func options(_ entry: PropertyList, _ prefix: String) -> IntentDefinition.Parameter.Options {
        guard entry["\(prefix)SupportsDynamicEnumeration"]?.flag == true else { return .none }
        return entry["\(prefix)SupportsSearch"]?.flag == true ? .searched : .listed
    }

    private func condition(_ entry: PropertyList, _ prefix: String) -> IntentDefinition.Parameter.Condition? {
        guard let relation = entry["\(prefix)Relationship"], let parent = relation["\(prefix)RelationshipParentName"]?.string else {
            return nil
        }
        let values =
            [relation["\(prefix)RelationshipPredicateValue"]].compactMap(\.self)
            + (relation["\(prefix)RelationshipPredicateValues"]?.array ?? [])
        return IntentDefinition.Parameter.Condition(parent: parent, values: values.compactMap(\.plainText))
    }

    private func words(_ entry: PropertyList, _ name: String, _ path: String) -> IntentDefinition.Words {
        let file = path.split(separator: "/").last.map { $0.split(separator: ".").dropLast().joined(separator: ".") } ?? ""
        return IntentDefinition.Words(text: entry[name]?.string ?? "", key: entry[name + "ID"]?.string, table: file)
    }

    private mutating func isNew(_ name: PropertyList?, ending: String = "", _ path: String) -> Bool {
        guard let name = name?.string, SwiftWord.isIdentifier(name) else {
            tell("\(path): a type is left out: '\(name?.string ?? "")' is no name for one.")
            return false
        }
        guard names.insert(name + ending).inserted else {
            tell("\(path): there are two types of the name '\(name + ending)'; the second is left out. Give it another name in Xcode.")
            return false
        }
        return true
    }

    private static let inherited: Set<String> = [
        "alternativeSpeakableMatches", "copy", "debugDescription", "description", "displayImage", "displayString", "hash", "hashValue",
        "identifier", "isEqual", "pronunciationHint", "subtitleString", "suggestedInvocationPhrase",
    ]

    private static let kinds: [String: IntentDefinition.Parameter.Kind] = [
        "String": .text, "Integer": .number, "Decimal": .number, "TimeInterval": .number, "Duration": .number, "Boolean": .flag,
        "Date": .system("DateComponents"), "DateTime": .system("DateComponents"), "DateComponents": .system("DateComponents"),
        "URL": .system("URL"), "Object": .system("INObject"), "SpeakableString": .system("INSpeakableString"),
        "Temperature": .system("Measurement<UnitTemperature>"), "Mass": .system("Measurement<UnitMass>"),
        "Distance": .system("Measurement<UnitLength>"), "Length": .system("Measurement<UnitLength>"),
        "Speed": .system("Measurement<UnitSpeed>"), "Volume": .system("Measurement<UnitVolume>"),
        "Energy": .system("Measurement<UnitEnergy>"),
    ]
}

extension PropertyList {
    /// As a number, where it is one that a range can end at.
    fileprivate var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value) where value.isFinite: value
        default: nil
        }
    }
}

extension PropertyList {
    /// A value that a parameter can have, as settings write it.
    fileprivate var plainText: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): "\(number)"
        case .boolean(let flag): "\(flag)"
        default: nil
        }
    }
}

extension IntentDefinition.Parameter.Kind {
    fileprivate var isChoice: Bool {
        guard case .choice = self else { return false }
        return true
    }
}
