package import Foundation

/// Something that happened in the host.
package struct ControlEvent: Hashable, Sendable {
    package var name: EventName
    package var time: Date
    /// What else there is to say, by the name of the event.
    package var details: JSONObject

    package init(_ name: EventName, at time: Date, _ details: JSONObject = [:]) {
        self.name = name
        self.time = time
        self.details = details
    }
}

extension ControlEvent: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        name = try members.required("event")
        time = try members.required("time")
        details = JSONObject(try JSONObject(json: json).members.filter { !["event", "time", "topic", "sequence"].contains($0.name) })
    }

    package var json: JSONValue { .object(members) }

    var members: [JSONValue.Member] {
        [
            JSONValue.Member(name: "event", value: name.json), JSONValue.Member(name: "topic", value: name.topic.json),
            JSONValue.Member(name: "time", value: .date(time)),
        ] + details.members
    }
}
