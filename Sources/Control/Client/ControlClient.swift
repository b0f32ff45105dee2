import Glibc

/// Asks a host one thing after the other and waits for each answer. [one thread at a time]
package final class ControlClient {
    private let connection: ClientConnection
    private let timeout: Duration
    private var lastID = 0

    /// Connects to the host at `place`; `timeout` is for each step.
    package init(_ place: SocketPlace, timeout: Duration = .seconds(10)) throws(ControlError) {
        connection = try ClientConnection(place, timeout: timeout)
        self.timeout = timeout
    }

    /// Connects to the host at `place`, and where none answers tries again until `patience` is over: one may be starting.
    package convenience init(_ place: SocketPlace, timeout: Duration = .seconds(10), waiting patience: Duration) throws(ControlError) {
        let end = SuspendingClock.now + patience
        while true {
            do throws(ControlError) {
                try self.init(ClientConnection(place, timeout: timeout), timeout: timeout)
                return
            } catch {
                guard case .noHost = error, SuspendingClock.now < end else { throw error }
                poll(nil, 0, 25)
            }
        }
    }

    init(_ connection: ClientConnection, timeout: Duration) {
        self.connection = connection
        self.timeout = timeout
    }

    /// Asks, and reads the answer as what the command names.
    package func call<Answer: JSONConvertible>(
        _ command: ControlCommand, timeout: Duration? = nil, as type: Answer.Type = Answer.self
    ) throws(ControlError) -> Answer {
        let answer = try call(command.method.rawValue, command.parameters, timeout: timeout)
        do throws(JSONMismatch) { return try Answer(json: answer) } catch {
            throw .unexpectedAnswer(method: command.method.rawValue, error)
        }
    }

    /// Asks for any method by its name.
    package func call(_ method: String, _ parameters: JSONValue?, timeout: Duration? = nil) throws(ControlError) -> JSONValue {
        lastID += 1
        let request = Request(id: .int(lastID), method: method, parameters: parameters)
        let outcome: Result<JSONValue, Fault>
        do throws(ClientConnection.Interruption) {
            outcome = try connection.answer(to: request, until: SuspendingClock.now + (timeout ?? self.timeout))
        } catch {
            throw ControlError(error, method: method)
        }
        do throws(Fault) { return try outcome.get() } catch { throw .refused(error) }
    }
}
