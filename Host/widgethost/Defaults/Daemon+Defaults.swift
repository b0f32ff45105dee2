import Bundles
import Control
import Foundation
import SharedValues

// What apps and widgets share, for those who ask on the socket. The files are everybody's: the host is one reader and writer among many.
extension Daemon {
    /// What came of a change, by its number.
    struct DefaultsOutcome: Sendable {
        let number: Int
        /// Why nothing was changed.
        let failure: ValueFileError?
    }

    func defaults(_ scope: DefaultsScope, _ reply: PendingReply) throws(Fault) {
        guard let suite = scope.suite else { return reply.succeed(DefaultsListing(suites: places.suites)) }
        guard places.suites.contains(suite), let file = places.file(ofSuite: suite) else { throw .unknownSuite(suite) }
        reply.succeed(DefaultsListing(values: JSONObject(ValueFile(path: file).values.json)))
    }

    func defaults(_ key: DefaultsKey, _ reply: PendingReply) throws(Fault) {
        guard let file = places.file(ofSuite: key.suite) else { throw .impossibleSuite(key.suite) }
        reply.succeed(DefaultsValue(value: ValueFile(path: file).values[key.key]?.json ?? .null))
    }

    /// Changes a value on another thread: whoever holds the lock may keep it for a while.
    func defaults(_ change: DefaultsChange, _ reply: PendingReply) throws(Fault) {
        guard let path = places.file(ofSuite: change.suite) else { throw .impossibleSuite(change.suite) }
        let value = SharedValue(json: change.value)
        guard value != nil || change.value == .null else {
            throw .invalidParameters(JSONMismatch(member: "value", expected: "a value without null in it", found: change.value))
        }
        defaultsChanges += 1
        let number = defaultsChanges
        defaultsReplies[number] = reply
        let lane = defaultsLanes[Int(change.suite.utf8.reduce(UInt8(0)) { $0 &+ $1 }) % defaultsLanes.count]
        lane.async { [outcomes = defaultsOutcomes] in
            var failure: ValueFileError?
            do throws(ValueFileError) { try ValueFile(path: path).change { $0[change.key] = value } } catch { failure = error }
            outcomes.send(DefaultsOutcome(number: number, failure: failure))
        }
    }

    func take(_ outcome: DefaultsOutcome) {
        guard let reply = defaultsReplies.removeValue(forKey: outcome.number) else { return }
        if let failure = outcome.failure { reply.fail(.storeFailed("\(failure)")) } else { reply.succeed(NoResult()) }
    }

    /// Tells from now on which suites change, whoever changes them.
    func watchDefaults() {
        do throws(BundleError) {
            // A file of defaults takes the place of the one before in one step.
            defaultsWatch = try FolderWatch(host.loop, atOnce: true) { [unowned self] in lookAtDefaults() }
            lookAtDefaults(tells: false)
        } catch { host.log.warn("changes of shared defaults are not told: \(error)") }
    }

    private func lookAtDefaults(tells: Bool = true) {
        let suites = places.suites
        let files = suites.compactMap { places.file(ofSuite: $0) }
        defaultsWatch?.watch([places.groups] + files.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) })
        for (suite, path) in zip(suites, files) {
            let stamp = ValueFile(path: path).stamp
            guard stamp != defaultsStamps[suite] else { continue }
            defaultsStamps[suite] = stamp
            if tells { publish(.defaultsChanged, [("suite", .string(suite))]) }
        }
    }
}
