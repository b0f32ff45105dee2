/// The sub-commands by name; the foreground run has none.
enum CommandName: String, CaseIterable, Sendable {
    case run = ""
    case list
    case render
    case timeline
    case help
    case version

    // Named, so that who asks for one is told that it is still to come.
    case serve
    case build
    case previews
    case check
    case reload
    case status
    case events
    case place
    case remove
    case configure
    case perform
    case defaults
    case call

    var isThere: Bool {
        switch self {
        case .run, .list, .render, .timeline, .help, .version: true
        case .serve, .build, .previews, .check, .reload, .status, .events, .place, .remove, .configure, .perform, .defaults, .call: false
        }
    }

    /// The command as it is typed.
    var spelling: String { self == .run ? "widgethost" : "widgethost \(rawValue)" }
}
