/// One reader of what others wrote, which must take any bytes without an end of the process: what it refuses it refuses with an error.
package struct FuzzTarget: Sendable {
    /// As in `Tests/fuzz NAME`.
    package let name: String
    /// Feeds the reader; ends the process where what it took does not hold together.
    package let run: @Sendable ([UInt8]) -> Void
    /// Bytes that it takes, to begin with.
    package let seeds: @Sendable () -> [[UInt8]]
    /// Whether these are messages of the binary form, which are changed field by field.
    package let takesMessages: Bool
    /// Mutations that each test run tries.
    package let rounds: Int

    init(
        _ name: String, takesMessages: Bool = false, rounds: Int = 2_000, seeds: @escaping @Sendable () -> [[UInt8]],
        run: @escaping @Sendable ([UInt8]) -> Void
    ) {
        self.name = name
        self.rounds = rounds
        self.takesMessages = takesMessages
        self.seeds = seeds
        self.run = run
    }

    package static let all: [FuzzTarget] = [
        .lists, .drawings, .messages, .frames, .drawMessages, .pictures, .fonts, .libraries, .lines, .sharedValues, .propertyLists,
        .projects,
        .settings, .manifests, .strings, .stringTables, .catalogs, .assetSets, .assetCatalogs, .assetNames, .intents, .sources,
    ]

    package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// Ends the process when what must hold does not: libFuzzer, and a test that runs it apart, take that for a find.
func hold(_ condition: Bool, _ words: @autoclosure () -> String) {
    if !condition { fatalError(words()) }
}
