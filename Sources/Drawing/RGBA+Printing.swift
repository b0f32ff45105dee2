extension RGBA: CustomStringConvertible {
    /// "#FF8000", and two more digits when it is not opaque.
    package var description: String {
        let digits = alpha >= 1 ? [red, green, blue] : [red, green, blue, alpha]
        return "#" + digits.map(hexadecimal).joined()
    }
}

/// Two digits for 0...1.
private func hexadecimal(_ component: Float) -> String {
    let byte = component.isNaN ? 0 : Int((min(1, max(0, component)) * 255).rounded())
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
}
