import BundleMessages

/// The pictures of one run: numbered files in a folder.
struct PictureFiles {
    private let folder: String
    private let stem: String
    private var number = 0

    /// Makes the folder if it is missing; throws when nothing can be written there.
    init(folder: String, kind: String, family: Family) throws(HostError) {
        self.folder = folder
        stem = "\(fileName(of: kind))-\(family.name)"
        try AtomicFile.prepareFolder(folder)
    }

    /// Writes the next file and gives its path.
    mutating func write(_ png: [UInt8]) throws(HostError) -> String {
        number += 1
        let digits = String(number)
        let path = "\(folder)/\(stem)-\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits).png"
        try AtomicFile.write(png, to: path)
        return path
    }
}

/// A kind as part of a file's name: what a path or a terminal would take amiss becomes "_".
func fileName(of kind: String) -> String {
    let name = String(kind.unicodeScalars.prefix(100).map { $0 == "/" || $0.value < 0x20 || $0.value == 0x7f ? "_" : Character($0) })
    return name.hasPrefix(".") ? "_" + name.dropFirst() : name
}
