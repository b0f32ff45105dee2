package import Storage

/// What a store must hold, told by plain dictionaries: as simple as it can be, so that it is right.
package struct StoreModel: Equatable {
    package private(set) var contents = Contents()
    package private(set) var bytes: [ContentDigest: [UInt8]] = [:]
    package private(set) var starting: Set<String> = []
    private var pictures: [ContentDigest: Set<ContentDigest>] = [:]

    package init() {}

    private struct Refusal: Error {}

    /// Makes all changes or none; false when one of them cannot be.
    @discardableResult
    package mutating func submit(_ changes: [Change]) -> Bool {
        var next = self
        for change in changes {
            guard (try? next.make(change)) != nil else { return false }
            next.collect()
        }
        self = next
        return true
    }

    /// What a new host does first.
    package mutating func restart() { starting = [] }

    private mutating func make(_ change: Change) throws {
        switch change {
        case .place(let placement): try place(placement)
        case .edit(let id, let edit, let date):
            let index = try index(of: id)
            edit.apply(to: &contents.placements[index])
            contents.placements[index].changed = date
        case .remove(let id):
            contents.placements.remove(at: try index(of: id))
            contents.archives[id] = nil
            contents.standings[id] = nil
        case .renumber(let numbers): try renumber(numbers)
        case .archive(let id, let archive, let given): try keep(archive, of: id, given)
        case .stand(let id, let standing):
            _ = try index(of: id)
            contents.standings[id] = standing
        default: try makeElsewhere(change)
        }
    }

    private mutating func makeElsewhere(_ change: Change) throws {
        switch change {
        case .build(let build): contents.builds[build.key] = build
        case .forgetBuild(let key):
            contents.builds[key] = nil
            contents.quarantines = contents.quarantines.filter { $0.key.build != key }
        case .quarantine(let quarantine):
            guard contents.builds[quarantine.scope.build] != nil else { throw Refusal() }
            contents.quarantines[quarantine.scope] = quarantine
        case .release(let scope): contents.quarantines[scope] = nil
        case .sawBundle(let name, let path, let build, let date):
            let old = contents.bundles[name]
            contents.bundles[name] = StoredBundle(
                name: name, path: path, build: build, seen: date, isDisabled: old?.isDisabled ?? false, settings: old?.settings ?? [])
        case .disableBundle(let name, let isDisabled): try changeBundle(name) { $0.isDisabled = isDisabled }
        case .setBundle(let name, let settings): try changeBundle(name) { $0.settings = settings }
        case .forgetBundle(let name): contents.bundles[name] = nil
        case .starting(let bundle, _): starting.insert(bundle)
        case .started(let bundle): starting.remove(bundle)
        default: break
        }
    }

    private func index(of id: StoredPlacement.ID) throws -> Int {
        guard let index = contents.placements.firstIndex(where: { $0.id == id }) else { throw Refusal() }
        return index
    }

    private mutating func changeBundle(_ name: String, _ change: (inout StoredBundle) -> Void) throws {
        guard var bundle = contents.bundles[name] else { throw Refusal() }
        change(&bundle)
        contents.bundles[name] = bundle
    }

    private mutating func place(_ placement: StoredPlacement) throws {
        guard (try? index(of: placement.id)) == nil, 1...UInt64(Int64.max) ~= placement.id.rawValue else { throw Refusal() }
        contents.placements.append(placement)
        orderPlacements()
    }

    private mutating func renumber(_ numbers: [StoredPlacement.ID: StoredPlacement.ID]) throws {
        for old in numbers.keys { _ = try index(of: old) }
        contents.placements = contents.placements.map { placement in
            var placement = placement
            placement.id = numbers[placement.id] ?? placement.id
            return placement
        }
        guard Set(contents.placements.map(\.id)).count == contents.placements.count else { throw Refusal() }
        contents.archives = Dictionary(uniqueKeysWithValues: contents.archives.map { (numbers[$0] ?? $0, $1) })
        contents.standings = Dictionary(uniqueKeysWithValues: contents.standings.map { (numbers[$0] ?? $0, $1) })
        orderPlacements()
    }

    private mutating func orderPlacements() {
        contents.placements.sort { $0.id < $1.id }
        contents.lastPlacement = max(contents.lastPlacement, contents.placements.last?.id ?? .init(0))
    }

    private mutating func keep(_ archive: Archive, of id: StoredPlacement.ID, _ given: [StoredContent]) throws {
        _ = try index(of: id)
        for content in given { bytes[content.digest] = content.bytes }
        guard archive.digests.allSatisfy({ bytes[$0] != nil }) else { throw Refusal() }
        for content in given { pictures[content.digest, default: []].formUnion(content.pictures.filter { bytes[$0] != nil }) }
        contents.archives[id] = archive
    }

    /// Forgets all bytes that no archive needs.
    private mutating func collect() {
        let lists = Set(contents.archives.values.flatMap(\.digests))
        pictures = pictures.filter { lists.contains($0.key) }
        let needed = lists.union(pictures.values.flatMap { $0 })
        bytes = bytes.filter { needed.contains($0.key) }
    }
}

extension Archive {
    fileprivate var digests: [ContentDigest] {
        (entries + (shown.map { [$0.entry] } ?? [])).flatMap { $0.lists.map(\.digest) }
    }
}

extension PlacementEdit {
    fileprivate func apply(to placement: inout StoredPlacement) {
        switch self {
        case .provider(let bundle, let kind): (placement.bundle, placement.kind) = (bundle, kind)
        case .alias(let kind): placement.alias = kind
        case .family(let family): placement.family = family
        case .place(let place): placement.place = place
        case .configuration(let bytes): placement.configuration = bytes
        case .tombstone(let tombstone): placement.tombstone = tombstone
        }
    }
}
