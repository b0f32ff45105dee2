/// Reloads that an app has asked for and that have not been sent: each kind once, and none beside all.
struct ReloadWishes: Equatable {
    private(set) var kinds: [String] = []
    private(set) var meansAll = false

    /// More kinds than that count as all: a host takes no batch without end.
    private static let limit = 100

    var isEmpty: Bool { kinds.isEmpty && !meansAll }

    /// Adds one kind, or all with nil; true when nothing had waited before it.
    mutating func add(_ kind: String?) -> Bool {
        let isFirst = isEmpty
        if let kind, !meansAll, kinds.count < Self.limit || kinds.contains(kind) {
            if !kinds.contains(kind) { kinds.append(kind) }
        } else {
            self = ReloadWishes(all: true)
        }
        return isFirst
    }

    init() {}
    private init(all: Bool) { meansAll = all }
}
