/// Topics to be told of from now on, in place of earlier ones; none ends the telling.
package struct SubscriptionWish: Hashable, Sendable {
    package var topics: [EventTopic]

    package init(topics: [EventTopic]) {
        self.topics = topics
    }
}

extension SubscriptionWish: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        topics = try members.required("topics")
    }

    package var json: JSONValue {
        ["topics": topics.json]
    }
}
