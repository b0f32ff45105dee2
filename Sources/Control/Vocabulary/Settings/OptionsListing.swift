/// What may be chosen for a setting, as its bundle offers it at the moment.
package struct OptionsListing: Hashable, Sendable {
    package var parameter: String
    /// What stands above the choices.
    package var prompt: String?
    package var sections: [Section]
    /// What the user should know, a sentence each.
    package var notes: [String]

    package init(parameter: String, prompt: String? = nil, sections: [Section], notes: [String] = []) {
        self.parameter = parameter
        self.prompt = prompt
        self.sections = sections
        self.notes = notes
    }

    package struct Section: Hashable, Sendable {
        package var title: String?
        package var subtitle: String?
        package var choices: [SettingChoice]

        package init(title: String? = nil, subtitle: String? = nil, choices: [SettingChoice]) {
            self.title = title
            self.subtitle = subtitle
            self.choices = choices
        }
    }
}

extension OptionsListing: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        parameter = try members.required("parameter")
        prompt = try members.optional("prompt")
        sections = try members.required("sections")
        notes = try members.optional("notes") ?? []
    }

    package var json: JSONValue {
        .object { object in
            object.set("parameter", parameter)
            object.set("prompt", prompt)
            object.set("sections", sections)
            object.set("notes", notes)
        }
    }
}

extension OptionsListing.Section: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        title = try members.optional("title")
        subtitle = try members.optional("subtitle")
        choices = try members.required("choices")
    }

    package var json: JSONValue {
        .object { object in
            object.set("title", title)
            object.set("subtitle", subtitle)
            object.set("choices", choices)
        }
    }
}
