/// One measured value beside what it should be at most.
struct Figure: Hashable {
    /// As in "reload, warm bundle, p50".
    var name: String
    var value: Double
    /// As in "ms"; "times" for a ratio.
    var unit: String
    var aim: Double
    /// What the value is made of.
    var note = ""

    var isMet: Bool { value <= aim }

    /// One line, as Tests/bench prints it.
    var row: String {
        let reached = isMet ? "met" : "missed"
        return "\(name): \(Self.text(value)) \(unit) (aim: at most \(Self.text(aim)), \(reached))" + (note.isEmpty ? "" : " — \(note)")
    }

    /// Four digits at most behind the point, and none that says nothing.
    private static func text(_ value: Double) -> String {
        let scale = value >= 100 ? 1.0 : value >= 1 ? 100 : 10_000
        let rounded = (value * scale).rounded() / scale
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
