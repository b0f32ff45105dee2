/// Whole sets of settings that a widget's provider recommends at the moment.
package struct RecommendationListing: Hashable, Sendable {
    package var recommendations: [RecommendedConfiguration]

    package init(recommendations: [RecommendedConfiguration]) { self.recommendations = recommendations }
}

extension RecommendationListing: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) { recommendations = try JSONMembers(json).required("recommendations") }

    package var json: JSONValue { ["recommendations": recommendations.json] }
}

/// One of them.
package struct RecommendedConfiguration: Hashable, Sendable {
    package var title: String
    /// As a placement takes it.
    package var configuration: JSONObject

    package init(title: String, configuration: JSONObject) {
        self.title = title
        self.configuration = configuration
    }
}

extension RecommendedConfiguration: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        title = try members.required("title")
        configuration = try members.required("configuration")
    }

    package var json: JSONValue {
        .object { object in
            object.set("title", title)
            object.set("configuration", configuration)
        }
    }
}
