/// Why a request failed, as it is told to the caller: a number, a name, one sentence, and what the sentence is about.
package struct Fault: Error, Hashable, Sendable {
    package var code: Int
    /// One of `Name`, or that of a later version.
    package var name: String
    package var message: String
    /// The values that the message speaks of.
    package var details: [JSONValue.Member]

    package init(_ name: Name, _ message: String, _ details: [JSONValue.Member] = []) {
        code = name.code
        self.name = name.rawValue
        self.message = message
        self.details = details
    }

    /// Every error that there is; what is here once stays.
    package enum Name: String, Hashable, Sendable, CaseIterable {
        // JSON-RPC's own.
        case parseError, invalidRequest, unknownMethod, invalidParameters, internalError
        /// A method of this vocabulary that this version does not do yet.
        case notSupported
        // Of the connection.
        case requestTooLarge, requestTimedOut, batchTooLong, tooManyClients, foreignUser, shuttingDown
        // Of what was asked.
        case unknownBundle, unknownKind, unsupportedFamily, unknownPlacement, invalidConfiguration
        case unknownElement, outdatedGeneration, actionFailed, noTimeline, noPicture
        case unknownSuite, unknownActivity, activityTooLarge, storeFailed
        case optionsFailed
    }
}

extension Fault.Name {
    /// The number of JSON-RPC 2.0: its own for its own errors, from -32000 downwards for ours.
    package var code: Int {
        switch self {
        case .parseError: -32700
        case .invalidRequest: -32600
        case .unknownMethod: -32601
        case .invalidParameters: -32602
        case .internalError: -32603
        case .notSupported: -32006
        case .requestTooLarge: -32000
        case .requestTimedOut: -32001
        case .batchTooLong: -32002
        case .tooManyClients: -32003
        case .foreignUser: -32004
        case .shuttingDown: -32005
        case .unknownBundle: -32010
        case .unknownKind: -32011
        case .unsupportedFamily: -32012
        case .unknownPlacement: -32013
        case .invalidConfiguration: -32014
        case .unknownElement: -32015
        case .outdatedGeneration: -32016
        case .actionFailed: -32017
        case .noTimeline: -32018
        case .noPicture: -32019
        case .unknownSuite: -32020
        case .unknownActivity: -32021
        case .activityTooLarge: -32022
        case .storeFailed: -32023
        case .optionsFailed: -32024
        }
    }
}

extension Fault: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        code = try members.required("code")
        message = try members.required("message")
        guard case .object(let data)? = members["data"] else {
            (name, details) = ("", [])
            return
        }
        name = try members.object("data")["name"].map { json throws(JSONMismatch) in try String(json: json) } ?? ""
        details = data.filter { $0.name != "name" }
    }

    package var json: JSONValue {
        [
            "code": .int(code), "message": .string(message),
            "data": .object([JSONValue.Member(name: "name", value: .string(name))] + details),
        ]
    }
}
