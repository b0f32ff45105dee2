package import Foundation

extension HostStatus {
    /// What has been drawn since the host began, by a process of its own.
    package struct Drawing: Hashable, Sendable {
        package var pictures: Int
        /// Texts that were shaped.
        package var texts: Int
        /// Processes that ended while they worked, or were ended for being late.
        package var losses: Int
        package var lastFailure: Failure?

        package init(pictures: Int, texts: Int, losses: Int, lastFailure: Failure? = nil) {
            self.pictures = pictures
            self.texts = texts
            self.losses = losses
            self.lastFailure = lastFailure
        }

        /// What went wrong with such a process, and when.
        package struct Failure: Hashable, Sendable {
            package var date: Date
            package var reason: String

            package init(date: Date, reason: String) {
                self.date = date
                self.reason = reason
            }
        }
    }
}

extension HostStatus.Drawing: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        pictures = try members.required("pictures")
        texts = try members.required("texts")
        losses = try members.required("losses")
        lastFailure = try members.optional("lastFailure")
    }

    package var json: JSONValue {
        .object { object in
            object.set("pictures", pictures)
            object.set("texts", texts)
            object.set("losses", losses)
            object.set("lastFailure", lastFailure)
        }
    }
}

extension HostStatus.Drawing.Failure: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        date = try members.required("date")
        reason = try members.required("reason")
    }

    package var json: JSONValue { ["date": date.json, "reason": reason.json] }
}
