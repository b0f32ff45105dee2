internal import Foundation
package import Storage

/// Random changes, the same for the same seed: most of them can be made, some cannot.
package struct ChangeScript {
    private var random: SeededGenerator
    private var ids: Set<StoredPlacement.ID>
    private let seed: UInt64
    private var count = 0
    private let origin = Date(timeIntervalSinceReferenceDate: 800_000_000)

    /// `ids`: placements that are there.
    package init(seed: UInt64, ids: [StoredPlacement.ID]) {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        self.ids = Set(ids)
    }

    /// The number of the last changes that were made, as they leave it in the store; 0 before the first.
    package static func number(in contents: Contents, seed: UInt64) -> Int {
        contents.bundles["number \(seed)"].flatMap { Int($0.path) } ?? 0
    }

    /// Some changes that belong together, and among them their number.
    package mutating func next() -> [Change] {
        let before = ids
        count += 1
        var changes = (0...pick(4)).map { _ in change() }
        changes.append(.sawBundle(name: "number \(seed)", path: "\(count)", build: nil, at: origin))
        guard pick(12) == 0 else { return changes }
        changes.append(impossible())
        ids = before
        return changes
    }

    private mutating func change() -> Change {
        switch pick(20) {
        case 0, 1, 2: ids.count < 40 ? .place(placement()) : .remove(pickID())
        case 3, 4: .edit(pickID(), edit(), at: date())
        case 5: pick(4) == 0 && ids.count > 2 ? remove() : .stand(pickID(), standing())
        case 6: renumber()
        case 7, 8, 9, 10: archive()
        case 11, 12, 13: .stand(pickID(), standing())
        case 14: .build(build())
        case 15: pick(8) == 0 ? .forgetBuild("build \(pick(5))") : .release(scope())
        case 16: .sawBundle(name: "bundle \(pick(4))", path: "/b/\(pick(9)).so", build: pick(2) == 0 ? nil : "build \(pick(5))", at: date())
        case 17: pick(5) == 0 ? .forgetBundle("bundle \(pick(4))") : .starting(bundle: "bundle \(pick(4))", at: date())
        case 18: .started(bundle: "bundle \(pick(4))")
        default: .build(build())
        }
    }

    /// A change that no state allows.
    private mutating func impossible() -> Change {
        switch pick(6) {
        case 0: .remove(.init(999_999))
        case 1: .edit(.init(.max), .family("none"), at: date())
        case 2: .setBundle("no such bundle", settings: [1])
        case 3: .quarantine(Quarantine(scope: .init(build: "no such build"), reason: "why", since: date()))
        case 4: .archive(pickID(), Archive(entries: [entry([ContentDigest(of: [])])], received: date()), [])
        default:
            .place(
                StoredPlacement(
                    id: .init(0), bundle: "b", kind: "k", family: "f", place: .init(position: 0), configuration: [], created: date()))
        }
    }

    private mutating func remove() -> Change {
        let id = pickID()
        ids.remove(id)
        return .remove(id)
    }

    private mutating func placement() -> StoredPlacement {
        var id = StoredPlacement.ID(UInt64(1 + pick(60)))
        while ids.contains(id) { id.rawValue += 1 }
        ids.insert(id)
        return StoredPlacement(
            id: id, bundle: "bundle \(pick(4))", kind: "kind \(pick(4))", family: "systemSmall", place: place(), configuration: bytes(),
            created: date())
    }

    private mutating func edit() -> PlacementEdit {
        switch pick(6) {
        case 0: .provider(bundle: "bundle \(pick(4))", kind: "ünïcode \(pick(4))")
        case 1: .alias(pick(2) == 0 ? nil : "kind \(pick(9))")
        case 2: .family("family \(pick(4))")
        case 3: .place(place())
        case 4: .tombstone(pick(2) == 0 ? nil : .init(since: date(), reason: "its kind is gone"))
        default: .configuration(bytes())
        }
    }

    /// A turn of some placements: each gets the number of the next one.
    private mutating func renumber() -> Change {
        let turned = ids.sorted().filter { _ in pick(3) == 0 }
        return .renumber(Dictionary(uniqueKeysWithValues: zip(turned, turned.dropFirst() + turned.prefix(1))))
    }

    private mutating func archive() -> Change {
        let pictures = (0..<pick(3)).map { _ in StoredContent(bytes() + [255, 0]) }
        let lists = (0...pick(5)).map { _ in StoredContent(bytes(), pictures: pictures.map(\.digest).filter { _ in pick(2) == 0 }) }
        let entries = lists.map { entry([$0.digest, lists[0].digest]) }
        var archive = Archive(entries: entries, policy: [.atEnd, .never, .after(date())][pick(3)], received: date(), leftOut: pick(2))
        if pick(3) == 0 { archive.shown = .init(stage: StoredStage.allCases[pick(3)], entry: archive.entries.removeFirst()) }
        return .archive(pickID(), archive, lists + pictures)
    }

    private mutating func entry(_ digests: [ContentDigest]) -> StoredEntry {
        let relevance = pick(2) == 0 ? nil : StoredRelevance(score: Float(pick(100)) / 3, duration: Double(pick(1000)))
        let lists = digests.map { StoredList(environment: EnvironmentKey([UInt8(pick(3))]), digest: $0) }
        return StoredEntry(date: date(), relevance: relevance, lists: lists)
    }

    private mutating func standing() -> Standing {
        Standing(
            asked: pick(2) == 0 ? nil : date(), answered: date(),
            due: pick(2) == 0 ? nil : .init(reason: Standing.Due.Reason.allCases[pick(3)], wish: date(), date: date()), failures: pick(5),
            lastFailure: pick(2) == 0 ? nil : StoredFailure(date: date(), stage: StoredStage.allCases[pick(3)], reason: "it trapped"),
            spent: (0..<pick(70)).map { _ in date() }, spacedFrom: pick(2) == 0 ? nil : date())
    }

    private mutating func build() -> StoredBuild {
        StoredBuild(
            key: "build \(pick(5))", bundle: "bundle \(pick(4))", description: pick(3) == 0 ? nil : .init(bytes: bytes(), date: date()))
    }

    private mutating func scope() -> Quarantine.Scope { .init(build: "build \(pick(5))", kind: pick(2) == 0 ? nil : "kind \(pick(2))") }
    private mutating func place() -> StoredPlacement.Place { .init(stack: pick(3) == 0 ? "stack" : nil, position: pick(9)) }
    private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    private mutating func pickID() -> StoredPlacement.ID { ids.sorted().randomElement(using: &random) ?? .init(1) }
    private mutating func date() -> Date { origin + Double.random(in: -1e7...1e7, using: &random) }

    /// Few enough that equal ones come up, and of all lengths from none to many pages.
    private mutating func bytes() -> [UInt8] {
        let seed = pick(200)
        return (0..<(seed % 10 == 0 ? 50 * seed : seed)).map { UInt8(truncatingIfNeeded: $0 &* seed) }
    }
}
