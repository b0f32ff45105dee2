internal import Drawing

/// Commands together with where each group ends.
struct CommandTree {
    let commands: [DisplayList.Command]
    /// How many groups stand open at once, at most.
    let depth: Int
    /// For each push the index of its pop, or of the end when it has none; unused elsewhere.
    private let ends: [Int]

    init(_ commands: [DisplayList.Command]) {
        self.commands = commands
        var ends = [Int](repeating: commands.count, count: commands.count)
        var open: [Int] = []
        var deepest = 0
        for (index, command) in commands.enumerated() {
            switch command {
            case .push:
                open.append(index)
                deepest = max(deepest, open.count)
            case .pop: if let start = open.popLast() { ends[start] = index }
            default: break
            }
        }
        self.ends = ends
        depth = deepest
    }

    var all: Range<Int> { 0..<commands.count }

    /// What stands between a push and its pop.
    func body(at push: Int) -> Range<Int> { push + 1..<ends[push] }

    /// The index after the group that a push opens.
    func next(after push: Int) -> Int { min(ends[push] + 1, commands.count) }

    /// The one command that a range holds, when it is neither a push nor a pop.
    func single(_ range: Range<Int>) -> DisplayList.Command? {
        guard range.count == 1, let index = range.first else { return nil }
        switch commands[index] {
        case .push, .pop: return nil
        case let command: return command
        }
    }

    /// The effect and body of the one group that a range holds.
    func group(_ range: Range<Int>) -> (effect: DisplayList.Effect, body: Range<Int>)? {
        guard let first = range.first, case .push(let effect) = commands[first], next(after: first) == range.upperBound else { return nil }
        return (effect, body(at: first))
    }
}
