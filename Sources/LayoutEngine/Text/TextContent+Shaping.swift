internal import Drawing
internal import Foundation

extension TextContent {
    /// Shapes a text, at most `limit` Unicode scalars of it.
    init(_ text: StyledText, shaper: some TextShaper, limit: Int) {
        (segments, isCut) = Self.merged(text.segments, limit: limit)
        for index in segments.indices {
            shape(segment: index, language: text.paragraph.language, shaper: shaper)
        }
        if pieces.contains(where: \.rightToLeft) {
            paragraphs = directions(default: text.paragraph.layoutDirection)
            embedPieces()
        }
    }

    /// Joins neighbours that look the same, so that they are shaped as one, and drops what lies past the limit.
    private static func merged(_ segments: [StyledText.Segment], limit: Int) -> ([StyledText.Segment], isCut: Bool) {
        var result: [StyledText.Segment] = []
        result.reserveCapacity(segments.count)
        var room = limit
        for segment in segments where !segment.text.isEmpty {
            guard room > 0 else { return (result, true) }
            var next = segment
            let isCut = next.text.cut(toScalars: &room)
            if let last = result.last, last.looksLike(next) {
                result[result.count - 1].text += next.text
            } else {
                result.append(next)
            }
            if isCut { return (result, true) }
        }
        // An empty text still has a style, which tells the height of the lines it reserves.
        if result.isEmpty { result.append(contentsOf: segments.prefix(1)) }
        return (result, false)
    }

    private mutating func shape(segment index: Int, language: String, shaper: some TextShaper) {
        let segment = segments[index]
        if let picture = segment.picture { return addPicture(picture, segment: index) }
        var metrics = segment.metrics
        let paragraphs = segment.isAtom ? [segment.text] : segment.text.paragraphs
        for (number, text) in paragraphs.enumerated() {
            if number > 0 { addNewline(segment: index) }
            guard !text.isEmpty else { continue }
            var shaped = shaper.shape(text, face: segment.face, language: language)
            if segment.isAtom, let metrics { shaped.center(on: metrics) }
            metrics = metrics ?? shaped.metrics
            add(shaped, of: text, segment: index)
        }
        self.metrics.append(metrics ?? shaper.shape(" ", face: segment.face, language: language).metrics)
    }

    private mutating func addNewline(segment: Int) { addBlank("\n", flags: .newline, width: 0, segment: segment) }

    private mutating func addPicture(_ picture: StyledText.Picture, segment: Int) {
        let joins = clusters.last.map { mayBreak(after: $0, before: "", segment: segment) } ?? false
        addBlank(segments[segment].text, flags: .character, width: picture.size.width, segment: segment)
        clusters[clusters.count - 1].flags.breakBefore = joins
        metrics.append(FontMetrics(ascent: Float(picture.size.height / segments[segment].size), descent: 0))
    }

    /// Adds a cluster without glyphs.
    private mutating func addBlank(_ text: String, flags: Flags, width: CGFloat, segment: Int) {
        pieces.append(Piece(segment: segment, font: FontKey(path: ""), level: 0, glyphs: [], text: text))
        let piece = Int32(pieces.count - 1)
        clusters.append(Cluster(piece: piece, glyphs: 0..<0, bytes: 0..<UInt32(text.utf8.count), flags: flags))
        edges.append(edges[edges.count - 1] + width)
    }

    private mutating func add(_ shaped: ShapedText, of text: String, segment: Int) {
        let first = clusters.count
        let joins = clusters.last.map { mayBreak(after: $0, before: text, segment: segment) } ?? false
        let bytes = UInt32(text.utf8.count)
        reserve(shaped.runs.reduce(0) { $0 + $1.glyphs.count })
        for (index, run) in shaped.runs.enumerated() where !run.glyphs.isEmpty {
            let end = index + 1 < shaped.runs.count ? shaped.runs[index + 1].glyphs.first?.cluster ?? bytes : bytes
            pieces.append(Piece(segment: segment, font: run.font, level: run.level, glyphs: run.glyphs, text: text))
            addClusters(of: run.glyphs, to: min(end, bytes), breaks: shaped.breaks, segment: segments[segment])
        }
        guard clusters.count > first else { return }
        clusters[first].flags.isCharacter = true
        clusters[first].flags.breakBefore = joins
    }

    private mutating func reserve(_ count: Int) {
        guard clusters.isEmpty else { return }
        clusters.reserveCapacity(count)
        edges.reserveCapacity(count + 1)
    }

    /// Adds the clusters of a run whose text ends at byte `end`.
    private mutating func addClusters(
        of glyphs: [ShapedText.Glyph], to end: UInt32, breaks: [ShapedText.Break], segment: StyledText.Segment
    ) {
        let piece = Int32(pieces.count - 1)
        let (size, spacing) = (segment.size, segment.spacing)
        var edge = edges[edges.count - 1]
        var start = 0
        while start < glyphs.count {
            let byte = glyphs[start].cluster
            var advance = glyphs[start].advance
            var next = start + 1
            while next < glyphs.count, glyphs[next].cluster == byte {
                advance += glyphs[next].advance
                next += 1
            }
            let upper = min(next < glyphs.count ? glyphs[next].cluster : end, end)
            let bytes = min(byte, upper)..<upper
            let flags = Flags(Int(byte) < breaks.count ? breaks[Int(byte)] : [])
            clusters.append(Cluster(piece: piece, glyphs: Int32(start)..<Int32(next), bytes: bytes, flags: flags))
            edge += CGFloat(advance) * size
            if spacing != 0 { edge += spacing * CGFloat(characters(in: bytes, breaks)) }
            edges.append(edge)
            start = next
        }
    }

    /// Characters of a cluster: more than one in a ligature.
    private func characters(in bytes: Range<UInt32>, _ breaks: [ShapedText.Break]) -> Int {
        var count = 1
        for byte in bytes.dropFirst() where Int(byte) < breaks.count && Flags(breaks[Int(byte)]).isCharacter { count += 1 }
        return count
    }
}

extension ShapedText {
    /// Raises a symbol so that its middle lies at half the height of the capitals beside it.
    fileprivate mutating func center(on text: FontMetrics) {
        let lift = (text.capHeight - metrics.ascent + metrics.descent) / 2
        for run in runs.indices {
            for glyph in runs[run].glyphs.indices { runs[run].glyphs[glyph].yOffset -= lift }
        }
    }
}
