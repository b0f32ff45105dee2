import BundleMessages
import Control
import Foundation

extension BundleDescription.Parameter {
    /// Items of a list at most.
    private static let listLimit = 10_000

    /// A value as it is kept. A text that stands for the value counts as it, since command lines have nothing else.
    func checked(_ value: JSONValue) throws(SettingFault) -> JSONValue {
        guard isList else { return try one(value) }
        guard case .array(let values) = value else { throw wrong("an array of which each is \(expected) is expected", value) }
        guard values.count <= Self.listLimit else {
            throw SettingFault(name: name, reason: "\(values.count) values, \(Self.listLimit) are allowed")
        }
        var kept: [JSONValue] = []
        for value in values { kept.append(try one(value)) }
        return .array(kept)
    }

    private func one(_ value: JSONValue) throws(SettingFault) -> JSONValue {
        guard let kept = self.kept(value) else { throw wrong("\(expected) is expected", value) }
        try checkRange(kept)
        return kept
    }

    private func kept(_ value: JSONValue) -> JSONValue? {
        switch type {
        case .bool: value.truth.map(JSONValue.bool)
        case .whole: value.whole.map(JSONValue.int)
        case .number: value.decimal.map(JSONValue.number)
        case .text, .entity: value.words.map(JSONValue.string)
        case .date: value.words.flatMap { JSONValue.string($0).date == nil ? nil : .string($0) }
        case .url: value.words.flatMap { text in URL(string: text)?.scheme == nil ? nil : .string(text) }
        case .choice: value.words.flatMap { text in choices.contains { $0.value == JSONValue.string(text).text } ? .string(text) : nil }
        case .other: nil
        }
    }

    private var expected: String {
        switch type {
        case .bool: "true or false"
        case .whole: "a whole number\(range)"
        case .number: "a number\(range)"
        case .text: "a text"
        case .entity: "the identifier of a \(typeName)"
        case .date: "a date as in 2026-08-01T12:00:00Z"
        case .url: "a URL with its scheme"
        case .choice: "one of \(choices.map { $0.value.replacing("\"", with: "'") }.joined(separator: ", "))"
        case .other: "nothing, since a \(typeName) cannot be kept,"
        }
    }

    private var range: String {
        switch (least, greatest) {
        case (let least?, let greatest?): " from \(number(least)) to \(number(greatest))"
        case (let least?, nil): " from \(number(least)) on"
        case (nil, let greatest?): " up to \(number(greatest))"
        case (nil, nil): ""
        }
    }

    private func checkRange(_ value: JSONValue) throws(SettingFault) {
        guard let decimal = value.decimal, type == .whole || type == .number else { return }
        guard decimal >= least ?? -.infinity, decimal <= greatest ?? .infinity else { throw wrong("\(expected) is expected", value) }
    }

    private func number(_ value: Double) -> String {
        guard type == .whole, let whole = Int(exactly: value) else { return "\(value)" }
        return "\(whole)"
    }

    private func wrong(_ expectation: String, _ value: JSONValue) -> SettingFault {
        let found = value.text
        let shown = found.utf8.count > 100 ? value.kind : found
        return SettingFault(name: name, reason: "\(expectation), found \(shown)")
    }
}

extension JSONValue {
    fileprivate var truth: Bool? {
        switch self {
        case .bool(let value): value
        case .string("true"): true
        case .string("false"): false
        default: nil
        }
    }

    fileprivate var whole: Int? {
        switch self {
        case .int(let value): value
        case .number(let value): Int(exactly: value)
        case .string(let text): Int(text)
        default: nil
        }
    }

    fileprivate var decimal: Double? {
        switch self {
        case .int(let value): Double(value)
        case .number(let value): value
        case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
        default: nil
        }
    }

    /// What people would write for it.
    fileprivate var words: String? {
        switch self {
        case .string(let text): text
        case .bool, .int, .number: text
        default: nil
        }
    }

    fileprivate var date: Date? { try? Date(json: self) }
}
