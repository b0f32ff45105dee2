internal import AppIntents
internal import BundleMessages
internal import Drawing
import Dispatch
internal import SwiftUI
import Synchronization
internal import os

/// The bundle's side of the boundary: which host it serves, and which widgets it holds.
package final class BundleRuntime: Sendable {
    /// The one that the library's entry and `main` use.
    package static let shared = BundleRuntime()

    private struct State: Sendable {
        var host: HostPort?
        var contents: Result<BundleContents, BundleFailure> = .failure(
            BundleFailure(code: .invalidBundle, message: "The bundle has no @main type that is a Widget or WidgetBundle."))
    }

    private let state = Mutex(State())

    package init() {}

    /// The host to serve; until there is one, requests are dropped.
    package var host: HostPort? { state.withLock { $0.host } }

    /// The kinds of the bundle that are controls; nil where no host has loaded it.
    var controls: [String]? {
        let (host, contents) = state.withLock { ($0.host, $0.contents) }
        guard host != nil, case .success(let contents) = contents else { return nil }
        return contents.description.kinds.filter(\.isControl).map(\.kind)
    }

    package func connect(_ host: HostPort) {
        state.withLock { $0.host = host }
        StringLookup.use(BundleStrings(folder: { _bundleFolder.bundlePath }, tell: { host.log(.error, $0) }))
        ProgramName.use { bundleName }
        LogOutput.use { host.log(HostPort.LogLevel($0), $1) }
    }

    /// Takes the widgets that `main` found.
    @MainActor package func register(_ declarations: [_WidgetDeclaration]) {
        guard let host else { return }
        let contents = BundleContents.reading(declarations, host: host)
        if case .failure(let failure) = contents { host.log(.error, failure.message) }
        state.withLock { $0.contents = contents }
    }

    /// Takes one encoded request and returns at once; the answer goes to the host's `reply`.
    package func handle(_ bytes: [UInt8]) {
        let (host, contents) = state.withLock { ($0.host, $0.contents) }
        guard let host else { return }
        do {
            let request = try BundleRequest(decoding: bytes)
            answer(request, with: contents, ReplySlot(id: request.id, host: host))
        } catch {
            guard let id = BundleRequest.id(in: bytes) else {
                return host.log(.error, "A request of \(bytes.count) bytes was dropped: \(error).")
            }
            ReplySlot(id: id, host: host).fail(.malformed, "The request cannot be read: \(error).")
        }
    }

    private func answer(_ request: BundleRequest, with contents: Result<BundleContents, BundleFailure>, _ slot: ReplySlot) {
        switch (request.body, contents) {
        case (.unknown(let number), _): slot.fail(.unknownRequest, "Request \(number) is newer than this bundle.")
        case (.previews(let kind), _): previews(of: kind, slot)
        case (.timeline(let widget), _) where widget.kind.hasPrefix(PreviewShelf.prefix): preview(widget, slot)
        case (_, .failure(let failure)): slot.send(.failure(failure))
        case (.describe, .success(let contents)): slot.send(.description(contents.description))
        case (.placeholder(let widget), .success(let contents)): contents.serve(.placeholder, widget, slot)
        case (.snapshot(let widget), .success(let contents)): contents.serve(.snapshot, widget, slot)
        case (.timeline(let widget), .success(let contents)): contents.serve(.timeline, widget, slot)
        case (.form(let question), .success(let contents)): contents.worker(of: question.kind, slot)?.form(question, slot)
        case (.options(let question), .success(let contents)): contents.worker(of: question.kind, slot)?.options(question, slot)
        case (.perform(let action), .success(let contents)): contents.worker(of: action.kind, slot)?.perform(action, slot)
        }
    }
}

// MARK: Previews

extension BundleRuntime {
    private func previews(of kind: String?, _ slot: ReplySlot) {
        guard let host else { return }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                let shelf = PreviewShelf.own
                guard let previews = kind.map({ shelf.previews(of: $0, host) }) ?? shelf.types else { return Self.refuse(kind ?? "", slot) }
                slot.send(.previews(PreviewList(Array(previews.prefix(PreviewDescription.limit)))))
            }
        }
    }

    private func preview(_ request: WidgetRequest, _ slot: ReplySlot) {
        guard let host else { return }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard let worker = PreviewShelf.own.worker(for: request.kind, host) else { return Self.refuse(request.kind, slot) }
                worker.serve(.timeline, request, slot)
            }
        }
    }

    private static func refuse(_ kind: String, _ slot: ReplySlot) {
        slot.fail(.unknownKind, "There is no preview '\(kind)' that can be drawn.")
    }
}

extension HostPort.LogLevel {
    /// The level of a line that an author wrote.
    fileprivate init(_ type: OSLogType) {
        switch type {
        case .debug: self = .debug
        case .info: self = .info
        case .error: self = .error
        case .fault: self = .fault
        default: self = .notice
        }
    }
}
