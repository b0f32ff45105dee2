/// One value that may be set, and how it is shown.
package struct SettingChoice: Hashable, Sendable {
    package var value: JSONValue
    package var title: String
    package var subtitle: String?
    /// The name of a system symbol.
    package var symbol: String?

    package init(value: JSONValue, title: String, subtitle: String? = nil, symbol: String? = nil) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.symbol = symbol
    }
}

extension SettingChoice: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        value = try members.required("value")
        title = try members.required("title")
        subtitle = try members.optional("subtitle")
        symbol = try members.optional("symbol")
    }

    package var json: JSONValue {
        .object { object in
            object.set("value", value)
            object.set("title", title)
            object.set("subtitle", subtitle)
            object.set("symbol", symbol)
        }
    }
}
