package import ControlCalls
internal import Dispatch
internal import Foundation
internal import Synchronization

/// An app's way to the host that runs for this user.
package final class AppLine: Sendable {
    /// The one of the process; what it has yet to send when the process ends is sent first.
    package static let shared: AppLine = {
        atexit { AppLine.shared.finish() }
        return AppLine(HostSocket(environment: ProcessInfo.processInfo.environment))
    }()

    private let socket: HostSocket
    private let sending = DispatchQueue(label: "widget.center.reloads")
    private let wishes = Mutex(ReloadWishes())

    /// What is asked for within so long is sent at once.
    private static let calm = DispatchTimeInterval.milliseconds(10)
    /// How long the end of the process waits for a host.
    private static let farewell = DispatchTimeInterval.seconds(1)

    package init(_ socket: HostSocket) { self.socket = socket }

    /// Asks for new timelines, of all kinds with nil. Without a host nothing happens.
    package func reload(_ kind: String?) {
        guard wishes.withLock({ $0.add(kind) }) else { return }
        sending.asyncAfter(deadline: .now() + Self.calm) { [self] in sendWishes() }
    }

    /// What is placed, of all bundles. [waits for the host]
    package func placed() throws(WidgetCenterError) -> [WidgetInfo] {
        let line: [UInt8]
        do throws(CallError) { line = try socket.exchange(HostCall.placementsList.line) } catch { throw WidgetCenterError(error) }
        guard let answer = try? JSONDecoder().decode(HostCall.Answer<PlacementsListing>.self, from: Data(line)) else {
            throw .hostFailed("its answer cannot be read")
        }
        guard let listing = answer.result else { throw .hostFailed(answer.error?.message ?? "its answer is empty") }
        return listing.placements.compactMap(WidgetInfo.init)
    }

    /// Sends what waits, and lets what is on its way arrive. [waits for the host, but not long]
    package func finish() {
        let isSent = DispatchSemaphore(value: 0)
        sending.async { [self] in
            sendWishes()
            isSent.signal()
        }
        _ = isSent.wait(timeout: .now() + Self.farewell)
    }

    // What the host says to it changes nothing here: a kind that is nowhere placed has nothing to reload.
    private func sendWishes() {
        let wishes = wishes.withLock { wishes in
            defer { wishes = ReloadWishes() }
            return wishes
        }
        guard !wishes.isEmpty else { return }
        _ = try? socket.exchange(HostCall.line(for: wishes))
    }
}
