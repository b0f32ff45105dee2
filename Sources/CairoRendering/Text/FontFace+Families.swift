internal import Drawing

extension FontFace.Design {
    /// The families that draw a design, best first.
    var families: [String] {
        switch self {
        case .default, .symbol: ["Inter"]
        case .rounded: ["Nunito", "Quicksand", "Inter"]
        case .serif: ["Noto Serif", "DejaVu Serif"]
        case .monospaced: ["JetBrains Mono", "DejaVu Sans Mono"]
        }
    }

    /// Where glyphs come from that the families lack: scripts that DejaVu would take otherwise are named.
    var fallback: [String] {
        switch self {
        case .default, .rounded, .symbol:
            ["Inter", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Armenian", "Noto Sans Georgian", "sans-serif"]
        case .serif:
            ["Noto Serif", "Noto Naskh Arabic", "Noto Serif Hebrew", "Noto Serif Armenian", "Noto Serif Georgian", "serif"]
        case .monospaced: ["Noto Sans Mono", "monospace"]
        }
    }
}
