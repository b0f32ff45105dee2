extension ShapedText: WireMessage {
    package static var byteLimit: Int { 4 << 20 }
    /// Runs of a text at most.
    package static let runLimit = 4_096
    /// Glyphs of a text at most.
    package static let glyphLimit = 65_536

    private enum Field {
        static let run = 1
        static let breaks = 2
        static let metrics = 3
    }

    package func write(to writer: inout WireWriter) {
        for run in runs { writer.message(Field.run) { run.write(to: &$0) } }
        breaks.withUnsafeBytes { writer.field(Field.breaks, $0) }
        writer.field(Field.metrics, packed: metrics.numbers)
    }

    /// Throws also when a glyph's cluster lies outside the text.
    package init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var runs: [Run] = []
        var breaks: [Break] = []
        var metrics: FontMetrics?
        var glyphsLeft = Self.glyphLimit
        while let field = try reader.next() {
            switch field.number {
            case Field.run:
                try WireError.check(runs.count + 1, within: Self.runLimit, "runs")
                let run = try Run(reading: try field.message(), glyphLimit: glyphsLeft)
                glyphsLeft -= run.glyphs.count
                runs.append(run)
            case Field.breaks: breaks = try field.bytes().map { Break(rawValue: $0) }
            case Field.metrics: metrics = try FontMetrics(field)
            default: break
            }
        }
        guard let metrics else { throw .missing(field: "metrics") }
        for run in runs where run.glyphs.contains(where: { $0.cluster >= breaks.count }) { throw .outOfRange(field: "run.clusters") }
        self.init(runs: runs, breaks: breaks, metrics: metrics)
    }
}

extension FontMetrics {
    /// As they lie in the bytes.
    var numbers: [Float] { [ascent, descent, leading, capHeight, xHeight] }

    init(_ field: WireField) throws(WireError) {
        let number: InlineArray<5, Float> = try field.floats("metrics")
        self.init(ascent: number[0], descent: number[1], leading: number[2], capHeight: number[3], xHeight: number[4])
    }
}
