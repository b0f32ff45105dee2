extension BundleDescription {
    /// One setting of a kind, as an editor needs to know it.
    package struct Parameter: Hashable, Sendable {
        /// By which settings name it.
        package var name: String
        package var title: String
        package var description = ""
        package var type = ValueType.other
        /// The name of an enum or an entity in the author's source; empty for other types.
        package var typeName = ""
        /// It holds any number of such values.
        package var isList = false
        /// It may be without a value.
        package var isOptional = false
        /// JSON; nil where none is declared.
        package var standard: String?
        package var least: Double?
        package var greatest: Double?
        package var control = Control.usual
        /// The only values of an enum.
        package var choices: [Choice] = []
        package var offer = Offer.none
        /// The parameters that its choices depend on.
        package var dependencies: [String] = []
        /// An editor shows it only where other settings say so.
        package var isHidden = false

        package init(name: String, title: String, type: ValueType) {
            self.name = name
            self.title = title
            self.type = type
        }
    }

    /// The type of one value; a number never changes its meaning.
    package enum ValueType: UInt8, Hashable, Sendable, CaseIterable {
        /// What no host can keep.
        case other = 0
        case bool = 1
        case whole = 2
        case number = 3
        case text = 4
        case date = 5
        case url = 6
        case choice = 7
        case entity = 8
    }

    /// How a value is entered.
    package enum Control: UInt8, Hashable, Sendable {
        case usual = 0
        case field, stepper, slider, date, time, dateTime
    }

    /// How choices are had that are not part of the description.
    package enum Offer: UInt8, Hashable, Sendable {
        case none = 0
        /// By asking for them.
        case listed = 1
        /// The same, also by a text.
        case searched = 2
    }

    /// One value that may be chosen.
    package struct Choice: Hashable, Sendable {
        /// JSON, as it is kept.
        package var value: String
        package var title: String
        package var subtitle = ""
        /// The name of a system symbol; empty for none.
        package var symbol = ""

        package init(value: String, title: String, subtitle: String = "", symbol: String = "") {
            self.value = value
            self.title = title
            self.subtitle = subtitle
            self.symbol = symbol
        }
    }
}
