extension TextContent {
    /// Whether a line may end between a cluster and a text of another segment; within a segment the shaper knows.
    func mayBreak(after cluster: Cluster, before text: String, segment: Int) -> Bool {
        let piece = pieces[Int(cluster.piece)]
        let (wasAtom, isAtom) = (segments[piece.segment].isAtom, segments[segment].isAtom)
        guard let last = wasAtom ? Self.object : piece.text.unicodeScalars.last,
            let next = isAtom ? Self.object : text.unicodeScalars.first
        else { return false }
        if next.properties.isWhitespace || next.isNeverFirst { return false }
        return wasAtom || isAtom || last.endsWord || (last.isIdeograph && next.isIdeograph)
    }

    /// What stands for a picture in a text.
    private static var object: Unicode.Scalar { "\u{FFFC}" }
}

extension Unicode.Scalar {
    /// White space that lets a line end, a hyphen or a dash.
    fileprivate var endsWord: Bool {
        switch value {
        case 0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF: false
        case 0x2D, 0x2010, 0x2012...0x2014, 0x200B: true
        default: properties.isWhitespace
        }
    }

    /// Closing marks and the like, which never begin a line.
    fileprivate var isNeverFirst: Bool {
        switch properties.generalCategory {
        case .closePunctuation, .finalPunctuation, .nonspacingMark, .enclosingMark, .spacingMark: true
        case .otherPunctuation: value != 0x2F && value != 0x40 && value != 0x23
        default: value == 0xA0 || value == 0x2060 || value == 0x200D
        }
    }

    /// Scripts written without spaces, which may break between any two characters.
    fileprivate var isIdeograph: Bool {
        switch value {
        case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        default: false
        }
    }
}
