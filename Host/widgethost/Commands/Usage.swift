import Bundles

/// Prints what can be typed.
func printUsage() {
    let commands: [(CommandName, String)] = [
        (.run, "run one widget in the foreground: live on a terminal, else one JSON line per event"),
        (.list, "the gallery: every widget that was found"),
        (.render, "one picture of a widget"),
        (.timeline, "the entries of a widget, their dates, the policy and the next reload"),
    ]
    print("widgethost shows WidgetKit widgets.\n")
    for (command, meaning) in commands {
        print("\(command.spelling)\n    \(meaning)")
        for flag in Flag.allCases where flag.commands.contains(command) && flag != .set {
            print("      \(flag.spelling)\(flag.value.map { " " + $0 } ?? "")\n            \(flag.meaning)")
        }
    }
    print("\nThe environment may name the widget as Xcode does; flags beat it: _XCWidgetKind, _XCWidgetFamily, _XCWidgetDefaultView.")
    print("Bundles are searched in --bundles, $WIDGETHOST_BUNDLE_PATH, $XDG_DATA_HOME/widgethost/bundles, /usr/lib/widgethost/bundles.")
}

/// Prints the version and what bundles must be built with.
func printVersion() {
    print("widgethost \(WidgetNote.own.sdk), bundle ABI \(WidgetNote.own.abi), \(WidgetNote.own.compiler)")
}
