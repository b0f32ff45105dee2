/// Reads what the kernel writes under /proc.
enum ProcText {
    /// The number behind a name, as in "Pss:   1234 kB"; nil where there is none.
    static func number(_ name: String, in text: String) -> Int? {
        for line in text.split(separator: "\n") {
            let words = line.split { $0 == " " || $0 == "\t" }
            if words.count > 1, words[0] == "\(name):" { return Int(words[1]) }
        }
        return nil
    }

    /// The numbers of a line such as "12 34 ".
    static func numbers(in text: String) -> [Int32] { text.split { $0 == " " || $0 == "\n" }.compactMap { Int32($0) } }
}
