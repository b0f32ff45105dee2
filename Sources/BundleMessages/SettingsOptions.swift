package import Drawing

/// What may be chosen for a parameter, as its bundle offers it at the moment.
package struct SettingsOptions: Hashable, Sendable {
    /// What stands above the choices; empty for nothing.
    package var prompt = ""
    package var sections: [Section] = []
    /// What went wrong without stopping the answer: one sentence each.
    package var warnings: [String] = []

    /// Choices of an answer at most, all sections together.
    package static let choiceLimit = 20_000
    /// Sections of an answer at most.
    package static let sectionLimit = 1_000

    package init() {}

    package struct Section: Hashable, Sendable {
        /// Empty for none.
        package var title: String
        package var subtitle: String
        package var choices: [BundleDescription.Choice]

        package init(title: String = "", subtitle: String = "", choices: [BundleDescription.Choice] = []) {
            self.title = title
            self.subtitle = subtitle
            self.choices = choices
        }
    }
}

extension SettingsOptions: WireMessage {
    package static var byteLimit: Int { 32 << 20 }

    private enum Field {
        static let prompt = 1
        static let section = 2
        static let warning = 3
    }

    package func write(to writer: inout WireWriter) {
        if !prompt.isEmpty { writer.field(Field.prompt, prompt) }
        for section in sections { writer.message(Field.section, section.write) }
        for warning in warnings { writer.field(Field.warning, warning) }
    }

    package init(reading reader: WireReader) throws(WireError) {
        self.init()
        var reader = reader
        var count = 0
        while let field = try reader.next() {
            switch field.number {
            case Field.prompt: prompt = try field.string("options.prompt", limit: sentenceLimit)
            case Field.section:
                try WireError.check(sections.count + 1, within: Self.sectionLimit, "sections")
                sections.append(try Section(reading: try field.message(), count: &count))
            case Field.warning where warnings.count < TimelineReply.warningLimit:
                warnings.append(try field.string("options.warning", limit: sentenceLimit))
            default: break
            }
        }
    }
}

extension SettingsOptions.Section {
    private enum Field {
        static let title = 1
        static let subtitle = 2
        static let choice = 3
    }

    fileprivate func write(to writer: inout WireWriter) {
        if !title.isEmpty { writer.field(Field.title, title) }
        if !subtitle.isEmpty { writer.field(Field.subtitle, subtitle) }
        for choice in choices { writer.field(Field.choice, choice) }
    }

    fileprivate init(reading reader: WireReader, count: inout Int) throws(WireError) {
        self.init()
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case Field.title: title = try field.string("section.title", limit: nameLimit)
            case Field.subtitle: subtitle = try field.string("section.subtitle", limit: nameLimit)
            case Field.choice:
                count += 1
                try WireError.check(count, within: SettingsOptions.choiceLimit, "choices")
                choices.append(try BundleDescription.Choice(reading: try field.message()))
            default: break
            }
        }
    }
}
