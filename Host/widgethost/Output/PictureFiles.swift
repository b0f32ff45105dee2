import BundleMessages
import Bundles
import Drawing

/// The pictures of one run: numbered files in a folder.
struct PictureFiles {
    private let folder: String
    private let stem: String
    private let format: DrawFormat
    private var number = 0

    /// Makes the folder if it is missing; throws when nothing can be written there.
    init(folder: String, kind: String, family: Family, format: DrawFormat) throws(HostError) {
        self.folder = folder
        self.format = format
        stem = "\(fileName(of: kind))-\(family.name)"
        try AtomicFile.prepareFolder(folder)
    }

    /// Writes the next file and gives its path.
    mutating func write(_ picture: [UInt8]) throws(HostError) -> String {
        number += 1
        let digits = String(number)
        let path = "\(folder)/\(stem)-\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits).\(format.name)"
        try AtomicFile.write(picture, to: path)
        return path
    }
}

/// A kind as part of a file's name: what a path or a terminal would take amiss becomes "_".
func fileName(of kind: String) -> String {
    let name = prefix(of: printable(kind), bytes: 100).map { $0 == "/" || $0 == "\u{fffd}" || $0 == "\t" ? "_" : String($0) }.joined()
    return name.hasPrefix(".") ? "_" + name.dropFirst() : name
}

/// The characters at the beginning of a text that take so many bytes at most.
func prefix(of text: some StringProtocol, bytes: Int) -> String {
    var left = bytes
    return String(
        text.prefix { character in
            left -= character.utf8.count
            return left >= 0
        })
}
