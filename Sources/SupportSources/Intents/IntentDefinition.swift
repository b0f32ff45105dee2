import Projects

/// The types that `.intentdefinition` files declare.
package struct IntentDefinition: Hashable {
    /// What users read, and where it stands in their languages.
    struct Words: Hashable {
        /// As the file has it; empty where it says nothing.
        var text = ""
        /// Under which tables of texts have it; nil for nowhere.
        var key: String?
        /// The tables' name: that of the file.
        var table = ""
    }

    /// A Swift enum over `Int`.
    struct Choice: Hashable {
        struct Case: Hashable {
            let name: String
            let number: Int
            var title = Words()
        }

        let name: String
        /// Never empty.
        let cases: [Case]

        /// The one that stands where nothing was chosen.
        var first: Case? { cases.first { $0.number == 0 } ?? cases.first }
    }

    /// A subclass of `INObject`.
    struct Object: Hashable {
        let name: String
        let properties: [Parameter]
    }

    /// A subclass of `INIntent`, with its handling protocol and its response.
    struct Intent: Hashable {
        /// Without "Intent" at its end.
        let name: String
        let parameters: [Parameter]
        let responseCodes: [String]
    }

    /// What an intent or an object holds under a name.
    struct Parameter: Hashable {
        enum Kind: Hashable {
            case text
            case number
            case flag
            /// A type of Foundation's or of Intents', by its name in Swift.
            case system(String)
            case choice(String)
            case object(String)
        }

        enum Options: Hashable {
            case none
            case listed
            case searched
        }

        let name: String
        let kind: Kind
        var isList = false
        var options = Options.none
        var initial: PropertyList?
        var title = Words()
        /// A number without a fraction.
        var isWhole = false
        var least: Double?
        var greatest: Double?
        /// When editors show it; nil for always.
        var condition: Condition?

        /// Another parameter that must have one of some values, or any where there are none.
        struct Condition: Hashable {
            let parent: String
            let values: [String]
        }
    }

    var choices: [Choice] = []
    var objects: [Object] = []
    var intents: [Intent] = []

    /// Whether it declares no types.
    package var isEmpty: Bool { choices.isEmpty && objects.isEmpty && intents.isEmpty }
}
