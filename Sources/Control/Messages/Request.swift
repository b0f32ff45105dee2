/// One method called by its name: with an id an answer is owed, without one it is a notification.
package struct Request: Hashable, Sendable {
    var id: RequestID?
    var method: String
    var parameters: JSONValue?

    init(id: RequestID?, method: String, parameters: JSONValue? = nil) {
        self.id = id
        self.method = method
        self.parameters = parameters
    }

    var json: JSONValue {
        .object { object in
            object.set("jsonrpc", "2.0")
            object.set("id", id?.json)
            object.set("method", method)
            object.set("params", parameters)
        }
    }
}

/// Why an object is no request, and the id that it may have had.
struct BrokenRequest: Error, Hashable {
    var id: RequestID
    var fault: Fault
}

extension Request {
    init(json: JSONValue) throws(BrokenRequest) {
        guard case .object(let members) = json else { throw BrokenRequest(id: .null, fault: .notARequest("it must be an object")) }
        var (version, method, id, parameters): (JSONValue?, JSONValue?, JSONValue?, JSONValue?)
        for member in members {
            switch member.name {
            case "jsonrpc": version = member.value
            case "method": method = member.value
            case "id": id = member.value
            case "params": parameters = member.value
            default: break
            }
        }
        let knownID = id.map { RequestID($0) }
        func broken(_ reason: String) -> BrokenRequest { BrokenRequest(id: (knownID ?? nil) ?? .null, fault: .notARequest(reason)) }
        guard knownID != .some(nil) else { throw broken("'id' must be a text, a number or null") }
        guard version == "2.0" else { throw broken("'jsonrpc' must be \"2.0\"") }
        guard case .string(let name)? = method else { throw broken("'method' must be a text") }
        self.init(id: knownID ?? nil, method: name, parameters: parameters)
    }
}
