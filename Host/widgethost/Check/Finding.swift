import Bundles
import Control

/// One thing that is wrong with a bundle: what, where, and what mends it.
struct Finding: Hashable, Sendable {
    let rule: Rule
    var place = Place()
    /// What is wrong, as the rest of a sentence about the place.
    let what: String

    /// Where in the bundle; what is nil does not matter.
    struct Place: Hashable, Sendable {
        var kind: String?
        var family: String?
        var stage: String?
        /// As in "dark" or "accented".
        var look: String?

        var words: String {
            [kind.map { "'\(printable($0))'" }, family, stage, look].compactMap { $0 }.joined(separator: ", ")
        }
    }

    enum Severity: String, Sendable { case error, warning }

    /// Kinds of findings; their names are for programs, and stay.
    enum Rule: String, CaseIterable, Sendable {
        case notLoaded = "not-loaded"
        case noKinds = "no-kinds"
        case kindsDiffer = "kinds-differ"
        case kindTwice = "kind-twice"
        case noFamilies = "no-families"
        case noName = "no-name"
        case noDescription = "no-description"
        case died
        case silent
        case refused
        case nonsense
        case noEntries = "no-entries"
        case wrongOrder = "wrong-order"
        case endsInThePast = "ends-in-the-past"
        case prohibited
        case said
        case resource
        case brokenList = "broken-list"
        case nothingDrawn = "nothing-drawn"
        case slowDrawing = "slow-drawing"
        case cutText = "cut-text"
        case lostContrast = "lost-contrast"
        case memory
        case notTried = "not-tried"
    }
}

extension Finding.Rule {
    /// Errors end with a status other than 0; a warning is for the author to judge.
    var severity: Finding.Severity {
        switch self {
        case .notLoaded, .noKinds, .kindsDiffer, .kindTwice, .noFamilies, .died, .silent, .refused, .nonsense, .noEntries, .prohibited,
            .brokenList, .nothingDrawn, .slowDrawing, .memory:
            .error
        case .noName, .noDescription, .wrongOrder, .endsInThePast, .said, .resource, .cutText, .lostContrast, .notTried: .warning
        }
    }

    /// What mends it; nil where the finding's own words say so.
    var advice: String? {
        switch self {
        case .notLoaded, .said, .resource, .refused: nil
        case .noKinds: "add a widget to the WidgetBundle"
        case .kindsDiffer: "let the bundle hold the same widgets whenever it is asked; decide within a widget's view instead"
        case .kindTwice: "give each configuration a kind of its own"
        case .noFamilies: "name one in supportedFamilies that this host knows"
        case .noName: "call configurationDisplayName"
        case .noDescription: "call description on the configuration"
        case .died: "run it with `widgethost timeline` and look at its log"
        case .silent: "return, or call the completion, on every path"
        case .nonsense: "rebuild it with this SDK, or compare its bytes with docs/bundle-abi.md"
        case .noEntries: "give one entry at least"
        case .wrongOrder: "sort entries by their dates"
        case .endsInThePast: "give an entry that is yet to come, or another policy"
        case .prohibited: "leave it out of the widget"
        case .brokenList: "keep it within the limits of docs/bundle-abi.md"
        case .nothingDrawn: "give the view something to show, on a containerBackground"
        case .slowDrawing: "draw less: a picture that takes two seconds is given up"
        case .cutText: "shorten it, or allow more lines or a minimumScaleFactor"
        case .lostContrast: "take the fill away where widgetRenderingMode is accented, or make it translucent"
        case .memory: "load less at once: elsewhere a widget is ended at 30 MB"
        case .notTried: "mend the above first"
        }
    }
}

extension Finding {
    /// Whether another finding tells nothing new: what a provider does it does in all families, what is drawn depends on the room.
    func isRepeated(by other: Finding) -> Bool {
        guard rule == other.rule, place.kind == other.place.kind else { return false }
        switch rule {
        case .memory, .died, .silent, .notTried: return place.stage == other.place.stage
        case .cutText, .lostContrast, .brokenList, .nothingDrawn, .slowDrawing:
            return what == other.what && place.family == other.place.family
        default: return what == other.what
        }
    }

    /// In one line, as in "error: 'Clock', systemSmall, timeline: gave no answer within 30 seconds: return, or call …".
    var line: String {
        let place = place.words
        return "\(rule.severity.rawValue): " + (place.isEmpty ? "" : place + ": ") + printable(what)
            + (rule.advice.map { ": \($0)" } ?? "")
    }

    var json: JSONValue {
        func text(_ value: String?) -> JSONValue { value.map(JSONValue.string) ?? .null }
        return [
            "severity": .string(rule.severity.rawValue), "rule": .string(rule.rawValue), "kind": text(place.kind),
            "family": text(place.family), "stage": text(place.stage), "look": text(place.look), "what": .string(what),
            "advice": text(rule.advice),
        ]
    }
}
