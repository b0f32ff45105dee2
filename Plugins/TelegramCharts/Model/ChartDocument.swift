import Foundation

/// A set as it stands in a file: columns that begin with their label, and types, names and colours by label.
struct ChartDocument: Decodable {
    struct Column: Decodable {
        var label: String
        var values: [Double]

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            label = try list.decode(String.self)
            values = []
            while !list.isAtEnd { values.append(try list.decode(Double.self)) }
        }
    }

    var columns: [Column]
    var types: [String: String]
    var names: [String: String]
    var colors: [String: String]
}

extension ChartSet {
    /// All sets of a file.
    static func sets(of data: Data) throws(ChartSetError) -> [ChartSet] {
        let documents: [ChartDocument]
        do { documents = try JSONDecoder().decode([ChartDocument].self, from: data) } catch { throw .unreadable(Self.place(of: error)) }
        var sets: [ChartSet] = []
        for (index, document) in documents.enumerated() {
            do { sets.append(try ChartSet(document)) } catch { throw .inSet(index + 1, error) }
        }
        return sets
    }

    init(_ document: ChartDocument) throws(ChartSetError) {
        var dates: [Date]?
        var lines: [Line] = []
        for column in document.columns {
            switch document.types[column.label] {
            case "x": dates = column.values.map { Date(timeIntervalSince1970: $0 / 1_000) }
            case "line": lines.append(try Line(column, document))
            case let type: throw .unknownType(type ?? "none", column: column.label)
            }
        }
        guard let dates, dates.count > 1 else { throw .noDates }
        guard zip(dates, dates.dropFirst()).allSatisfy({ $0 < $1 }) else { throw .unorderedDates }
        for line in lines where line.values.count != dates.count {
            throw .unequalColumns(line.id, count: line.values.count, dates: dates.count)
        }
        self.init(dates: dates, lines: lines)
    }

    /// Where a file is not what it should be.
    private static func place(of error: any Error) -> String {
        guard let error = error as? DecodingError else { return "\(error)" }
        let context: DecodingError.Context
        switch error {
        case .dataCorrupted(let found), .keyNotFound(_, let found), .typeMismatch(_, let found), .valueNotFound(_, let found):
            context = found
        @unknown default: return "\(error)"
        }
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: " ")
        return path.isEmpty ? "it is no JSON" : "at \(path)"
    }
}

extension ChartSet.Line {
    fileprivate init(_ column: ChartDocument.Column, _ document: ChartDocument) throws(ChartSetError) {
        let text = document.colors[column.label] ?? "none"
        guard let color = HexColor(text) else { throw .badColor(text, column: column.label) }
        self.init(id: column.label, name: document.names[column.label] ?? column.label, color: color, values: column.values)
    }
}

/// Why a file of sets cannot be shown.
indirect enum ChartSetError: Error, Equatable, CustomStringConvertible {
    case missing(String)
    case unreadable(String)
    case inSet(Int, ChartSetError)
    case unknownType(String, column: String)
    case badColor(String, column: String)
    case unequalColumns(String, count: Int, dates: Int)
    case noDates
    case unorderedDates

    var description: String {
        switch self {
        case .missing(let name): "There is no file \(name) in the bundle."
        case .unreadable(let place): "The file of charts cannot be read: \(place)."
        case .inSet(let number, let error): "Chart \(number): \(error)"
        case .unknownType(let type, let column): "Column \(column) has the type “\(type)”; known are x and line."
        case .badColor(let color, let column): "Column \(column) has the colour “\(color)”; write it as #RRGGBB."
        case .unequalColumns(let column, let count, let dates): "Column \(column) has \(count) values for \(dates) dates."
        case .noDates: "There is no column of the type x with two dates or more."
        case .unorderedDates: "The dates are not in order."
        }
    }
}
