package import Drawing

/// The settings of a kind as an editor lays them out for the values that they have.
package struct SettingsForm: Hashable, Sendable {
    /// With "${name}" where a parameter stands; empty where there is only the list.
    package var sentence = ""
    /// The parameters that are shown, in order.
    package var parameters: [String] = []
    /// Settings that do not hold.
    package var problems: [Problem] = []
    /// What the values of entities are called.
    package var titles: [Problem] = []

    package init() {}

    /// What is said of one parameter.
    package struct Problem: Hashable, Sendable {
        package var parameter: String
        package var words: String

        package init(parameter: String, words: String) {
            self.parameter = parameter
            self.words = words
        }
    }
}

extension SettingsForm: WireMessage {
    private enum Field {
        static let sentence = 1
        static let parameter = 2
        static let problem = 3
        static let title = 4
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.sentence, sentence)
        for parameter in parameters { writer.field(Field.parameter, parameter) }
        for problem in problems { writer.field(Field.problem, problem) }
        for title in titles { writer.field(Field.title, title) }
    }

    package init(reading reader: WireReader) throws(WireError) {
        self.init()
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case Field.sentence: sentence = try field.string("form.sentence", limit: sentenceLimit)
            case Field.parameter:
                try WireError.check(parameters.count + 1, within: BundleDescription.Kind.parameterLimit, "parameters")
                parameters.append(try field.string("form.parameter", limit: nameLimit))
            case Field.problem: try Self.append(field, to: &problems, "problems")
            case Field.title: try Self.append(field, to: &titles, "titles")
            default: break
            }
        }
    }

    private static func append(_ field: WireField, to list: inout [Problem], _ name: String) throws(WireError) {
        try WireError.check(list.count + 1, within: BundleDescription.Kind.parameterLimit, name)
        list.append(try Problem(reading: try field.message()))
    }
}

extension SettingsForm.Problem: WireMessage {
    private enum Field {
        static let parameter = 1
        static let words = 2
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.parameter, parameter)
        writer.field(Field.words, words)
    }

    package init(reading reader: WireReader) throws(WireError) {
        self.init(parameter: "", words: "")
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case Field.parameter: parameter = try field.string("form.parameter", limit: nameLimit)
            case Field.words: words = try field.string("form.words", limit: sentenceLimit)
            default: break
            }
        }
    }
}
