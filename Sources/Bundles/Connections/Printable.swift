/// Text that may come from a bundle, without what a terminal would obey and without line ends.
package func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(isControl(scalar) ? "\u{fffd}" : scalar) }
    return String(safe)
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x20 && scalar != "\t") || (0x7f...0x9f).contains(scalar.value)
}
