/// Names that public widget extensions use, by what they are.
struct CountedNames {
    struct Section {
        let title: String
        var names: [String] = []
    }

    private(set) var sections: [Section] = []

    /// One name a line below a line "# TITLE".
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            if line.hasPrefix("# ") {
                sections.append(Section(title: String(line.dropFirst(2))))
            } else if !sections.isEmpty {
                sections[sections.count - 1].names.append(String(line))
            }
        }
    }
}
