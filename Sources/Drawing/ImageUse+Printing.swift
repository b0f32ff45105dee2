internal import Foundation

extension ImageUse: CustomStringConvertible {
    /// The picture's index and place, and what is not as by default.
    package var description: String {
        var words = ["image \(image)", printed(rect)]
        if let tint { words.append("tint \(tint)") }
        if interpolation != .medium { words.append("interpolation \(interpolation)") }
        if let caps = capInsets {
            words.append("caps " + [caps.top, caps.left, caps.bottom, caps.right].map { printed($0) }.joined(separator: "/"))
        }
        if let natural { words.append("of \(printed(natural.width))x\(printed(natural.height))") }
        if let colors { words.append("colors " + colors.numbers.map { printed(Double($0)) }.joined(separator: ",")) }
        return words.joined(separator: " ")
    }
}

extension ImageKey: CustomStringConvertible {
    /// The first four bytes of the digest, enough to tell pictures apart.
    package var description: String {
        digest.prefix(4).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
