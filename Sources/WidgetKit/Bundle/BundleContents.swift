package import BundleMessages

/// The kinds of a bundle, ready to be asked.
package struct BundleContents: Sendable {
    package let description: BundleDescription
    private let workers: [String: KindWorker]

    /// The kinds of some declarations, or what makes them impossible.
    package static func reading(_ declarations: [_WidgetDeclaration], host: HostPort) -> Result<BundleContents, BundleFailure> {
        let kinds = declarations.compactMap(\.message)
        var counts: [String: Int] = [:]
        for kind in kinds { counts[kind.kind, default: 0] += 1 }
        if let twice = kinds.first(where: { counts[$0.kind, default: 0] > 1 }) {
            return .failure(
                BundleFailure(
                    code: .invalidBundle,
                    message: "The bundle declares the kind '\(twice.kind)' \(counts[twice.kind, default: 0]) times: each needs its own."))
        }
        let workers = declarations.compactMap { KindWorker($0, host: host) }.map { ($0.kind.kind, $0) }
        return .success(
            BundleContents(
                description: BundleDescription(kinds: kinds), workers: Dictionary(workers, uniquingKeysWith: { first, _ in first })))
    }

    /// Asks a kind's provider, and sends what it says.
    func serve(_ question: ProviderQuestion, _ request: WidgetRequest, _ slot: ReplySlot) {
        guard let worker = worker(of: request.kind, slot) else { return }
        // Without families a kind is not offered any more, and those that are placed are served as before.
        guard worker.kind.families.isEmpty || worker.kind.families.contains(request.family) else {
            let known = worker.kind.families.map { "'\($0.name)'" }.joined(separator: ", ")
            return slot.fail(.unsupportedFamily, "'\(request.kind)' has no '\(request.family.name)'; it has \(known).")
        }
        worker.serve(question, request, slot)
    }

    /// Who answers for a kind; a kind that is not there is said so in the slot.
    func worker(of kind: String, _ slot: ReplySlot) -> KindWorker? {
        if let worker = workers[kind] { return worker }
        let known = description.kinds.map { "'\($0.kind)'" }.joined(separator: ", ")
        slot.fail(.unknownKind, "There is no kind '\(kind)'; the bundle has \(known.isEmpty ? "none" : known).")
        return nil
    }
}
