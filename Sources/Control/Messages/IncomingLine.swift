/// What one line asks for.
package enum IncomingLine: Hashable, Sendable {
    case single(Item)
    /// At least one; those that are no requests stay among the others, to be answered in their place.
    case batch([Item])
    /// Nothing can be told apart in it: one answer with the id null.
    case refused(Fault)

    /// One request, or what stands in the place of one.
    package enum Item: Hashable, Sendable {
        case request(Request)
        case broken(id: RequestID, Fault)

        init(_ json: JSONValue) {
            do throws(BrokenRequest) { self = .request(try Request(json: json)) } catch { self = .broken(id: error.id, error.fault) }
        }
    }

    /// Nil for a blank line, which asks for nothing.
    package init?(reading bytes: UnsafeRawBufferPointer, batchLimit: Int) {
        guard !bytes.allSatisfy({ $0 == Letter.space || $0 == Letter.carriageReturn || $0 == Letter.tab }) else { return nil }
        do throws(JSONFault) {
            self.init(try JSONValue(reading: bytes), batchLimit: batchLimit)
        } catch {
            self = .refused(.notJSON(error))
        }
    }

    private init(_ json: JSONValue, batchLimit: Int) {
        guard case .array(let values) = json else {
            self = .single(Item(json))
            return
        }
        if values.isEmpty {
            self = .refused(.notARequest("a batch must hold a request"))
        } else if values.count > batchLimit {
            self = .refused(.batchTooLong(count: values.count, limit: batchLimit))
        } else {
            self = .batch(values.map(Item.init))
        }
    }
}
