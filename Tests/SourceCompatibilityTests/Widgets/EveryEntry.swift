import SwiftUI

extension EnvironmentValues {
    @Entry var teamName: String = "Home"
    @Entry public var teamScore = 3
    @Entry var teamColor: Color?
    @Entry var teamRule: @Sendable (Int) -> Bool = { score in score > 2 }
}

/// Values of the environment as `@Entry` makes them, read with their defaults and as they are set.
struct EveryEntry: View {
    struct Team: View {
        @Environment(\.teamName) private var name
        @Environment(\.teamScore) private var score
        @Environment(\.teamColor) private var color
        @Environment(\.teamRule) private var rule

        var body: some View { Text(verbatim: "\(name) \(score) \(color == nil) \(rule(score))") }
    }

    var body: some View {
        VStack {
            Team()
            Team().environment(\.teamName, "Away").environment(\.teamScore, 1).environment(\.teamColor, .red)
        }
    }
}
