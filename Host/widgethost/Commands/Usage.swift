import Bundles

/// What can be typed.
var usageText: String {
    let commands: [(CommandName, String)] = [
        (.run, "run one widget in the foreground: live on a terminal, else one JSON line per event"),
        (.list, "the gallery: every widget that was found"),
        (.render, "one picture of a widget"),
        (.timeline, "the entries of a widget, their dates, the policy and the next reload"),
        (.serve, "the daemon: keeps placed widgets up to date and answers on the control socket"),
        (.status, "how the daemon and each placement stand"),
        (.place, "place a widget"),
        (.configure, "change settings of a placement"),
        (.move, "put a placement elsewhere on the board"),
        (.remove, "take a placement away"),
        (.reload, "ask providers for new timelines, and wait for them"),
        (.events, "print what happens in the daemon, one line of JSON each"),
        (.call, "call any method of the control socket"),
        (.build, "a widget extension as it lies in an iOS project (an .xcodeproj, or a folder of sources) becomes a bundle"),
        (.check, "what a bundle does wrong, before it is shipped: every widget, family and stage; status 65 where there are errors"),
        (.previews, "each #Preview and PreviewProvider of a bundle, or of what one can be built of, as a picture, and a contact sheet"),
    ]
    return """
        widgethost shows WidgetKit widgets.

        \(commands.map { usage(of: $0, meaning: $1) }.joined())
        The environment may name the widget as Xcode does; flags beat it: _XCWidgetKind, _XCWidgetFamily, _XCWidgetDefaultView.
        Bundles are searched in --bundles, $WIDGETHOST_BUNDLE_PATH, $XDG_DATA_HOME/widgethost/bundles, /usr/lib/widgethost/bundles.

        """
}

private func usage(of command: CommandName, meaning: String) -> String {
    let flags = Flag.allCases.filter { $0.commands.contains(command) && ($0 != .set || command != .render) }.map { flag in
        "      \(flag.spelling)\(flag.value(of: command).map { " " + $0 } ?? "")\n            \(flag.meaning(of: command))\n"
    }
    let words = command.words.map { " " + $0 }.joined()
    return "\(command.spelling)\(words)\n    \(meaning)\n\(flags.joined())"
}

/// The version and what bundles must be built with.
var versionText: String { "widgethost \(WidgetNote.own.sdk), bundle ABI \(WidgetNote.own.abi), \(WidgetNote.own.compiler)\n" }
