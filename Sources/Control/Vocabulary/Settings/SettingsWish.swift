/// Whose settings are asked about: a placement's, or those of a kind that need not be placed.
package struct SettingsWish: Hashable, Sendable {
    package var placement: Int?
    package var kind: String?
    /// Needed only when two bundles hold the kind.
    package var bundle: String?
    package var family: String?
    /// Laid over what the placement has set.
    package var values: JSONObject
    /// In whose words, as in "de_DE"; the host's where none is given.
    package var locale: String?

    package init(
        placement: Int? = nil, kind: String? = nil, bundle: String? = nil, family: String? = nil, values: JSONObject = [:],
        locale: String? = nil
    ) {
        self.placement = placement
        self.kind = kind
        self.bundle = bundle
        self.family = family
        self.values = values
        self.locale = locale
    }
}

extension SettingsWish: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        placement = try members.optional("placement")
        kind = try members.optional("kind")
        guard (placement == nil) != (kind == nil) else {
            throw JSONMismatch(member: "placement", expected: "either a placement or a kind", found: members["placement"])
        }
        bundle = try members.optional("bundle")
        family = try members.optional("family")
        values = try members.optional("values") ?? [:]
        locale = try members.optional("locale")
    }

    package var json: JSONValue {
        .object { object in
            object.set("placement", placement)
            object.set("kind", kind)
            object.set("bundle", bundle)
            object.set("family", family)
            object.set("values", values)
            object.set("locale", locale)
        }
    }
}
