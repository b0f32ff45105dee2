import BundleMessages

/// What can be seen to be wrong in what a bundle answers, without knowing how it came to that.
enum Inspection {
    /// A bundle's kinds as it told them, time after time.
    static func findings(of descriptions: [BundleDescription]) -> [Finding] {
        guard let first = descriptions.first else { return [] }
        guard !first.kinds.isEmpty else { return [Finding(rule: .noKinds, what: "it holds no widget")] }
        let differing = descriptions.dropFirst().first { $0 != first }.map { difference(first, $0) }
        let names = first.kinds.map(\.kind)
        let twice = Set(names.filter { name in names.count { $0 == name } > 1 }).sorted().map {
            Finding(rule: .kindTwice, place: .init(kind: $0), what: "several widgets have this kind, of which only the first is ever asked")
        }
        return (differing.map { [$0] } ?? []) + twice + first.kinds.flatMap(findings)
    }

    private static func findings(of kind: BundleDescription.Kind) -> [Finding] {
        let place = Finding.Place(kind: kind.kind)
        return [
            kind.families.isEmpty ? Finding(rule: .noFamilies, place: place, what: "it supports no family") : nil,
            kind.displayName.isEmpty ? Finding(rule: .noName, place: place, what: "it has no name for the gallery") : nil,
            kind.description.isEmpty ? Finding(rule: .noDescription, place: place, what: "it has no description for the gallery") : nil,
        ].compactMap { $0 }
    }

    private static func difference(_ one: BundleDescription, _ other: BundleDescription) -> Finding {
        let names = (Set(one.kinds.map(\.kind)), Set(other.kinds.map(\.kind)))
        let missing = names.0.symmetricDifference(names.1).sorted().map { "'\($0)'" }
        guard missing.isEmpty else {
            return Finding(rule: .kindsDiffer, what: "asked again it holds other widgets: \(missing.joined(separator: ", ")) come and go")
        }
        let changed = one.kinds.first { kind in !other.kinds.contains(kind) }?.kind
        return Finding(rule: .kindsDiffer, place: .init(kind: changed), what: "asked again it is another, or stands in another place")
    }
}
