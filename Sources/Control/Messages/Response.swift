/// The answer to one request.
struct Response: Hashable, Sendable {
    var id: RequestID
    var outcome: Result<JSONValue, Fault>
}

extension Response {
    /// Reads an answer, or throws what is wrong with it.
    init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        guard let id = members["id"].flatMap(RequestID.init) else {
            throw JSONMismatch(member: "id", expected: "a text, a number or null", found: members["id"])
        }
        if let fault = try members.optional("error", Fault.self) {
            self.init(id: id, outcome: .failure(fault))
        } else {
            self.init(id: id, outcome: .success(try members.required("result")))
        }
    }
}
