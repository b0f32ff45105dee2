package import Foundation

/// When a provider wants to be asked again.
package enum TimelinePolicy: Hashable, Sendable {
    case atEnd
    case after(Date)
    case never
}

extension TimelinePolicy: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        self =
            switch try members.required("policy", Name.self) {
            case .atEnd: .atEnd
            case .after: .after(try members.required("date"))
            case .never: .never
            }
    }

    package var json: JSONValue {
        switch self {
        case .atEnd: ["policy": "atEnd"]
        case .after(let date): ["policy": "after", "date": .date(date)]
        case .never: ["policy": "never"]
        }
    }

    private enum Name: String, JSONNamed {
        case atEnd, after, never
    }
}
