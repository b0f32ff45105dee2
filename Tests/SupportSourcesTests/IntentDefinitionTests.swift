import Projects
import Testing

@testable import SupportSources

@Suite struct IntentDefinitionTests {
    private func read(_ files: [String: String]) throws -> (IntentDefinition, told: [String]) {
        let folder = try BuildFolder()
        let paths = try files.sorted { $0.key < $1.key }.map { try folder.write($0.value, to: $0.key) }
        var told: [String] = []
        // The reader keeps the closure no longer than this call.
        let definition = IntentDefinition(contentsOf: paths) { told.append($0.replacing("\(folder.path)/", with: "")) }
        return (definition, told)
    }

    @Test func typesOfAllFilesAreReadWithTheirDefaults() throws {
        let (definition, told) = try read(["A": Self.choosing, "B": Self.places])
        #expect(told.isEmpty)
        #expect(definition.choices.map(\.name) == ["Tone"])
        #expect(definition.choices.first?.cases.map(\.name) == ["unknown", "sea", "default"])
        #expect(definition.choices.first?.cases.map(\.number) == [0, 1, 4])
        #expect(definition.objects.map(\.name) == ["Place"])
        #expect(definition.objects.first?.properties.map(\.name) == ["height"])
        let intent = try #require(definition.intents.first)
        #expect(intent.name == "Look" && intent.responseCodes == ["success", "tooLate"])
        #expect(intent.parameters.map(\.name) == ["tone", "place", "places", "words", "isOn"])
        #expect(intent.parameters.map(\.kind) == [.choice("Tone"), .object("Place"), .object("Place"), .text, .flag])
        #expect(intent.parameters.map(\.options) == [.none, .listed, .searched, .none, .none])
        #expect(intent.parameters.map(\.isList) == [false, false, true, false, false])
        #expect(intent.parameters.map(\.initial) == [.string("Sea"), nil, nil, .string("a \"b\""), .boolean(true)])
    }

    @Test func ofTwoTypesOfOneNameTheFirstStands() throws {
        let (definition, told) = try read(["A": Self.choosing, "B": Self.places, "C": Self.choosing])
        #expect(definition.choices.count == 1 && definition.intents.count == 1)
        #expect(
            told == [
                "C: there are two types of the name 'Tone'; the second is left out. Give it another name in Xcode.",
                "C: there are two types of the name 'LookIntent'; the second is left out. Give it another name in Xcode.",
            ])
    }

    @Test(
        arguments: [
            ("<?xml version=\"1.0\"?><plist><dict><key>INI", " is damaged: it is no property list that can be understood."),
            ("<<<<<<< HEAD", ":1 is damaged: "), ("{ a = b; }", " declares no intents: it is no .intentdefinition of Xcode's."),
        ])
    func aFileThatIsNoneCostsNoOther(text: String, words: String) throws {
        let (definition, told) = try read(["A": text, "B": Self.places])
        #expect(told.count == 1 && told[0].hasPrefix("A" + words), "\(told)")
        #expect(definition.objects.map(\.name) == ["Place"])
    }

    @Test(
        arguments: [
            ("INIntentParameterType = Person;", "p", "'I.p' is left out: there is no type for 'Person'."),
            ("INIntentParameterObjectType = Gone;", "p", "'I.p' is left out: there is no type for 'Gone'."),
            ("INIntentParameterEnumType = Gone;", "p", "'I.p' is left out: there is no type for 'Gone'."),
            ("INIntentParameterType = String;", "identifier", "'I.identifier' is left out: every intent has that name already."),
            ("INIntentParameterType = String;", "\"a b\"", "a parameter of 'I' is left out: it has no name of its own."),
        ])
    func aParameterThatCannotBeIsLeftOut(type: String, name: String, words: String) throws {
        let text = "{INIntents = ({INIntentName = I; INIntentParameters = ({INIntentParameterName = \(name); \(type)});});}"
        let (definition, told) = try read(["A": text])
        #expect(told == ["A: \(words)"])
        #expect(definition.intents.map(\.name) == ["I"] && definition.intents.first?.parameters == [])
    }

    @Test func anEnumOfBitsAndOneWithoutValuesAreLeftOut() throws {
        let (definition, told) = try read(["A": "{INEnums = ({INEnumName = E;}, {INEnumName = F; INEnumType = Bitmask;});}"])
        #expect(definition.isEmpty)
        #expect(
            told == [
                "A: the enum 'E' is left out: it has no values.",
                "A: the enum 'F' is left out: it is a set of bits, and only plain ones are made.",
            ])
    }
}

extension IntentDefinitionTests {
    /// An enum, and an intent that names an object of another file.
    static let choosing = xml(
        """
        <key>INEnums</key><array><dict><key>INEnumName</key><string>Tone</string><key>INEnumValues</key><array>
        <dict><key>INEnumValueName</key><string>unknown</string></dict>
        <dict><key>INEnumValueName</key><string>Sea</string><key>INEnumValueIndex</key><integer>1</integer></dict>
        <dict><key>INEnumValueName</key><string>default</string><key>INEnumValueIndex</key><integer>4</integer></dict>
        </array></dict></array>
        <key>INIntents</key><array><dict><key>INIntentName</key><string>Look</string>
        <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array>
        <dict><key>INIntentResponseCodeName</key><string>success</string></dict>
        <dict><key>INIntentResponseCodeName</key><string>tooLate</string></dict></array></dict>
        <key>INIntentParameters</key><array>
        <dict><key>INIntentParameterName</key><string>tone</string><key>INIntentParameterEnumType</key><string>Tone</string>
        <key>INIntentParameterType</key><string>Integer</string><key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataDefaultValue</key><string>Sea</string></dict></dict>
        <dict><key>INIntentParameterName</key><string>place</string><key>INIntentParameterObjectType</key><string>Place</string>
        <key>INIntentParameterType</key><string>Object</string><key>INIntentParameterSupportsDynamicEnumeration</key><true/></dict>
        <dict><key>INIntentParameterName</key><string>places</string><key>INIntentParameterObjectType</key><string>Place</string>
        <key>INIntentParameterType</key><string>Object</string><key>INIntentParameterSupportsDynamicEnumeration</key><true/>
        <key>INIntentParameterSupportsSearch</key><true/><key>INIntentParameterSupportsMultipleValues</key><true/></dict>
        <dict><key>INIntentParameterName</key><string>words</string><key>INIntentParameterType</key><string>String</string>
        <key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataDefaultValue</key><string>a "b"</string></dict></dict>
        <dict><key>INIntentParameterName</key><string>isOn</string><key>INIntentParameterType</key><string>Boolean</string>
        <key>INIntentParameterMetadata</key><dict><key>INIntentParameterMetadataDefaultValue</key><true/></dict></dict>
        </array></dict></array>
        """)

    static let places = xml(
        """
        <key>INTypes</key><array><dict><key>INTypeName</key><string>Place</string><key>INTypeProperties</key><array>
        <dict><key>INTypePropertyDefault</key><true/><key>INTypePropertyName</key><string>identifier</string>
        <key>INTypePropertyType</key><string>String</string></dict>
        <dict><key>INTypePropertyName</key><string>height</string><key>INTypePropertyType</key><string>Decimal</string></dict>
        </array></dict></array>
        """)

    private static func xml(_ entries: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(entries)</dict></plist>\n"
    }
}
