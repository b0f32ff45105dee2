/// The sub-commands by name; the foreground run has none.
enum CommandName: String, CaseIterable, Sendable {
    case run = ""
    case list
    case render
    case timeline
    case serve
    case reload
    case status
    case events
    case place
    case remove
    case move
    case configure
    case perform
    case defaults
    case call
    case build
    case check
    case previews
    case help
    case version

    /// The words that it takes besides flags; one that ends in "…" may be repeated.
    var words: [String] {
        switch self {
        case .remove, .move, .configure: ["PLACEMENT"]
        case .perform: ["PLACEMENT", "ELEMENT|X,Y"]
        case .defaults: ["SUITE", "KEY", "VALUE"]
        case .events: ["TOPIC…"]
        case .call: ["METHOD", "JSON"]
        case .build: ["PATH"]
        case .check: ["BUNDLE"]
        case .previews: ["BUNDLE|PATH"]
        default: []
        }
    }

    /// The command as it is typed.
    var spelling: String { self == .run ? "widgethost" : "widgethost \(rawValue)" }
}
