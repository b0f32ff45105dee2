import WidgetKit

struct LadderEntry: TimelineEntry {
    let date: Date
    let profile: Profile
    /// Points won or lost since the entry before.
    var change = 0
}

extension LadderEntry {
    static let sample = LadderEntry(date: Date(timeIntervalSince1970: 1_767_258_000), profile: .bloodseeker, change: 12)
}
