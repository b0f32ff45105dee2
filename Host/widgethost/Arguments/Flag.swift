import BundleMessages

/// The flags by name, with what each takes and which commands know it.
enum Flag: String, CaseIterable, Sendable {
    case kind
    case family
    case view
    case count
    case output
    case file = "o"
    case format
    case isolation
    case sandbox
    case memoryLimit = "memory-limit"
    case bundles
    case scheme
    case locale
    case layoutDirection = "layout-direction"
    case typeSize = "type-size"
    case mode
    case boldText = "bold-text"
    case increasedContrast = "increased-contrast"
    case `private`
    case scale
    case at
    case entry
    case set
    case placement
    case bundle
    case position
    case stack
    case target
    case budget
    case spacing
    case opener
    case generation
    case json
    case help
    case version

    /// The flag as it is typed.
    var spelling: String { rawValue.count == 1 ? "-\(rawValue)" : "--\(rawValue)" }

    /// What stands for its value in the usage, or nil for a switch.
    var value: String? {
        switch self {
        case .kind: "KIND"
        case .family: "FAMILY"
        case .view: "timeline|snapshot|placeholder"
        case .count, .entry, .placement, .position, .stack, .generation: "N"
        case .bundle: "NAME"
        case .budget: "N|none"
        case .spacing: "SECONDS"
        case .opener: "PROGRAM|none"
        case .output: "DIR"
        case .file: "FILE.png|FILE.svg|FILE.pdf|-"
        case .format: "png|svg|pdf"
        case .isolation: "process|queue"
        case .sandbox: "auto|require|off"
        case .memoryLimit: "MIB"
        case .bundles: "PATH"
        case .scheme: "light|dark"
        case .mode: "fullColor|accented|vibrant"
        case .locale: "LOCALE"
        case .layoutDirection: "leftToRight|rightToLeft"
        case .typeSize: "SIZE"
        case .scale: "S"
        case .at: "DATE"
        case .set: "name=value"
        case .target: "NAME"
        case .boldText, .increasedContrast, .private, .json, .help, .version: nil
        }
    }

    /// The same where one command takes something of its own.
    func value(of command: CommandName) -> String? {
        switch (self, command) {
        case (.file, .build): "X.widget"
        case (.file, .previews): "DIR"
        case (.view, .previews): PreviewDescription.ActivityPlace.allCases.map(\.rawValue).joined(separator: "|")
        default: value
        }
    }

    var commands: [CommandName] {
        switch self {
        case .help: CommandName.allCases
        case .bundles: [.run, .list, .render, .timeline, .serve]
        case .isolation: [.run, .list, .render, .timeline]
        case .memoryLimit, .sandbox: [.run, .list, .render, .timeline, .serve, .check, .previews]
        case .version: [.run]
        case .kind: [.run, .render, .timeline, .reload, .place, .configure]
        case .family: [.run, .render, .timeline, .place]
        case .scheme, .scale: [.run, .render, .timeline, .previews]
        case .locale: [.run, .list, .render, .timeline, .serve, .check, .previews]
        case .layoutDirection, .typeSize: [.run, .render, .timeline, .serve, .check, .previews]
        case .mode, .boldText, .increasedContrast, .private: [.run, .render, .previews]
        case .view: [.run, .render, .previews]
        case .count, .output: [.run]
        case .file: [.render, .build, .previews]
        case .format: [.run, .render]
        case .at, .entry: [.render]
        case .target: [.build, .previews]
        case .set: [.run, .render, .timeline, .place, .configure]
        case .placement: [.reload]
        case .bundle: [.place]
        case .position, .stack: [.place, .move]
        case .budget, .spacing, .opener: [.serve]
        case .generation: [.perform]
        case .json: [.list, .timeline, .status, .check]
        }
    }

    /// Whether it may be given more than once.
    var repeats: Bool { self == .bundles || self == .set }

    /// What it does for a command.
    func meaning(of command: CommandName) -> String {
        switch (self, command) {
        case (.file, .build): "the folder to make, or to replace"
        case (.kind, .configure): "the kind of the same bundle that answers for it from now on, as after a new name"
        case (.file, .previews): "the folder for the pictures and the contact sheet"
        case (.view, .previews): "Live Activities alone, in this place and no other"
        case (.format, .render): "what standard output is written as; png where not said"
        default: meaning
        }
    }

    private var meaning: String {
        switch self {
        case .kind: "the widget, by its kind"
        case .family: "systemSmall, systemMedium, …; where not said, the first that the widget has"
        case .view: "what to ask the provider for; timeline where not said"
        case .count: "end after so many entries were shown"
        case .output: "write each entry shown as a picture into this folder"
        case .file: "where the picture goes; - is standard output"
        case .format: "what the pictures are written as; png where not said"
        case .isolation: "a process for each bundle, or a queue in this one (quicker, but a crash ends all)"
        case .sandbox: "bundles' processes within walls: where they can be had, or not at all, or without; auto where not said"
        case .memoryLimit: "memory that a bundle's process may use before it is ended; 128 where not said"
        case .bundles: "a folder of bundles, or one bundle, searched before the others; may be repeated"
        case .scheme: "the colour scheme; where not said light, in a mode without the widget's colours dark"
        case .mode: "what the place makes of colours, as on tinted home screens and lock screens; fullColor where not said"
        case .boldText: "as for a reader who wants heavy type"
        case .increasedContrast: "as for a reader who wants colours further apart"
        case .private: "what is private is hidden, as on a locked screen"
        case .locale: "as in de_DE or th_TH@calendar=gregorian; where not said, that of the environment"
        case .layoutDirection: "in which rows run; where not said, that of the locale's language"
        case .typeSize: "xSmall … xxxLarge, accessibility1 … accessibility5; large where not said"
        case .scale: "pixels a point; 2 where not said"
        case .at: "the entry that holds at this date, as in 2026-10-25T12:00:00Z"
        case .entry: "the entry of this number, from 0 on"
        case .set: "a value of the widget's configuration"
        case .target: "the target that is the widget extension; may be left out where the project has one"
        case .placement: "one placement, by its number; without it and without --kind all of them"
        case .bundle: "the bundle, by its name or path, where two hold the kind"
        case .position: "the place it then has, from 0 on"
        case .stack: "on the stack that this placement is in, or begins"
        case .budget: "reloads that a placement may ask for itself within 24 hours; \(ServeOptions().dailyBudget ?? 0) where not said"
        case .spacing: "the least time between two of them; \(Int(ServeOptions().leastSpacing)) where not said"
        case .opener: "opens URLs that are tapped, or none to only tell of them; xdg-open where not said"
        case .generation: "the picture that was tapped, as status prints it; where not said, the one on screen"
        case .json: "print JSON"
        case .help: "print this"
        case .version: "print the version"
        }
    }
}
