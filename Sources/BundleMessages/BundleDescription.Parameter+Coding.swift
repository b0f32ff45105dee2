package import Drawing

extension BundleDescription.Parameter: WireMessage {
    /// Values of an enum at most, and parameters that one depends on.
    package static let choiceLimit = 1_000

    private enum Field {
        static let name = 1
        static let title = 2
        static let description = 3
        static let type = 4
        static let typeName = 5
        static let isList = 6
        static let isOptional = 7
        static let standard = 8
        static let least = 9
        static let greatest = 10
        static let control = 11
        static let choice = 12
        static let offer = 13
        static let dependency = 14
        static let isHidden = 15
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.name, name)
        writer.field(Field.title, title)
        if !description.isEmpty { writer.field(Field.description, description) }
        writer.field(Field.type, UInt64(type.rawValue))
        if !typeName.isEmpty { writer.field(Field.typeName, typeName) }
        if isList { writer.field(Field.isList, true) }
        if isOptional { writer.field(Field.isOptional, true) }
        if let standard { writer.field(Field.standard, standard) }
        if let least { writer.field(Field.least, least) }
        if let greatest { writer.field(Field.greatest, greatest) }
        if control != .usual { writer.field(Field.control, UInt64(control.rawValue)) }
        for choice in choices { writer.field(Field.choice, choice) }
        if offer != .none { writer.field(Field.offer, UInt64(offer.rawValue)) }
        for dependency in dependencies { writer.field(Field.dependency, dependency) }
        if isHidden { writer.field(Field.isHidden, true) }
    }

    /// A type, a control or an offer that only a newer bundle knows is taken for the first of them.
    package init(reading reader: WireReader) throws(WireError) {
        self.init(name: "", title: "", type: .other)
        var reader = reader
        var name: String?
        while let field = try reader.next() {
            if field.number == Field.name { name = try field.string("parameter.name", limit: nameLimit) } else { try take(field) }
        }
        guard let name else { throw .missing(field: "parameter.name") }
        self.name = name
    }

    private mutating func take(_ field: WireField) throws(WireError) {
        switch field.number {
        case Field.title: title = try field.string("parameter.title", limit: nameLimit)
        case Field.description: description = try field.string("parameter.description", limit: sentenceLimit)
        case Field.type: type = try field.choice(or: .other)
        case Field.typeName: typeName = try field.string("parameter.typeName", limit: nameLimit)
        case Field.isList: isList = try field.bool()
        case Field.isOptional: isOptional = try field.bool()
        case Field.standard: standard = try field.string("parameter.default", limit: sentenceLimit)
        case Field.least: least = try field.finite("parameter.least")
        case Field.greatest: greatest = try field.finite("parameter.greatest")
        case Field.control: control = try field.choice(or: .usual)
        case Field.choice:
            try WireError.check(choices.count + 1, within: Self.choiceLimit, "choices")
            choices.append(try BundleDescription.Choice(reading: try field.message()))
        case Field.offer: offer = try field.choice(or: .none)
        case Field.dependency:
            try WireError.check(dependencies.count + 1, within: Self.choiceLimit, "dependencies")
            dependencies.append(try field.string("parameter.dependency", limit: nameLimit))
        case Field.isHidden: isHidden = try field.bool()
        default: break
        }
    }
}

extension BundleDescription.Choice: WireMessage {
    private enum Field {
        static let value = 1
        static let title = 2
        static let subtitle = 3
        static let symbol = 4
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.value, value)
        writer.field(Field.title, title)
        if !subtitle.isEmpty { writer.field(Field.subtitle, subtitle) }
        if !symbol.isEmpty { writer.field(Field.symbol, symbol) }
    }

    package init(reading reader: WireReader) throws(WireError) {
        self.init(value: "", title: "")
        var reader = reader
        var value: String?
        while let field = try reader.next() {
            switch field.number {
            case Field.value: value = try field.string("choice.value", limit: sentenceLimit)
            case Field.title: title = try field.string("choice.title", limit: nameLimit)
            case Field.subtitle: subtitle = try field.string("choice.subtitle", limit: nameLimit)
            case Field.symbol: symbol = try field.string("choice.symbol", limit: nameLimit)
            default: break
            }
        }
        guard let value else { throw .missing(field: "choice.value") }
        self.value = value
    }
}
