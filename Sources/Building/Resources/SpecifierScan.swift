/// The format specifiers in a text.
struct SpecifierScan {
    /// The specifier of a number: its argument, from 0, and how it is written, as "lld".
    struct Number: Hashable {
        let position: Int
        let name: String
    }

    /// The first that stands for a number.
    private(set) var number: Number?
    /// The text with the number of its argument in each specifier: "%1$@ has %2$lld".
    private(set) var numbered = ""

    init(_ text: String) {
        var rest = text[...]
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            numbered += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                numbered += "%%"
                rest.removeFirst()
            } else {
                take(&rest, &next)
            }
        }
        numbered += rest
    }

    private mutating func take(_ rest: inout Substring, _ next: inout Int) {
        let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
        let isNumbered = !digits.isEmpty && rest.dropFirst(digits.count).first == "$"
        var body = isNumbered ? rest.dropFirst(digits.count + 1) : rest
        let flags = body.prefix { "-+ #0'.123456789hlqLtzj".contains($0) }
        body = body.dropFirst(flags.count)
        guard let conversion = body.popFirst(), "@diuxXofFeEgGaAcs".contains(conversion), !flags.contains("#") else {
            return numbered += "%"
        }
        let position = isNumbered ? max((Int(digits) ?? 1) - 1, 0) : next
        if !isNumbered { next += 1 }
        numbered += "%\(position + 1)$\(flags)\(conversion)"
        if number == nil, !"@cs".contains(conversion) {
            number = Number(position: position, name: flags.drop { !$0.isLetter } + String(conversion))
        }
        rest = body
    }
}
