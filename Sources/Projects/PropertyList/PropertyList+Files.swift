import Foundation

extension PropertyList {
    /// Reads a file in any form of property list: NeXTSTEP's, XML or binary.
    ///
    /// `limit` is how many bytes it may have; more than the usual 64 MiB has no project.
    package init(contentsOf path: String, limit: Int = 64 << 20) throws(ProjectError) {
        let bytes = try Self.bytes(of: path, limit: limit)
        if Self.isXML(bytes) {
            self = try Self.foundationList(bytes, path: path)
        } else if bytes.starts(with: BinaryListReader.mark) {
            do throws(BinaryListReader.Fault) { self = try BinaryListReader.read(bytes) } catch {
                throw .damaged(path: path, line: nil, reason: error.reason)
            }
        } else {
            do throws(OpenStepReader.Fault) { self = try OpenStepReader.read(bytes) } catch {
                throw .damaged(path: path, line: error.line, reason: error.reason)
            }
        }
    }

    private static func bytes(of path: String, limit: Int) throws(ProjectError) -> [UInt8] {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let size = attributes?[.size] as? NSNumber else { throw .missing(path: path) }
        guard attributes?[.type] as? FileAttributeType == .typeRegular else { throw .unreadable(path: path, reason: "it is no file") }
        guard size.intValue <= limit else { throw .unreadable(path: path, reason: "it has more than \(limit) bytes") }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .unreadable(path: path, reason: "its permissions do not allow it")
        }
        return Array(data)
    }

    private static func isXML(_ bytes: [UInt8]) -> Bool {
        let mark: [UInt8] = [0xef, 0xbb, 0xbf]
        let text = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
        let start = text.drop { $0 == 0x20 || (0x09...0x0d).contains($0) }
        return ["<?xml", "<!DOCTYPE", "<plist"].contains { start.starts(with: Array($0.utf8)) }
    }

    private static func foundationList(_ bytes: [UInt8], path: String) throws(ProjectError) -> PropertyList {
        do {
            let value = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
            guard let list = PropertyList(value, depth: 0) else {
                throw ProjectError.damaged(path: path, line: nil, reason: "it is nested too deeply")
            }
            return list
        } catch let error as ProjectError {
            throw error
        } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
            throw .damaged(path: path, line: reason.flatMap(line(in:)), reason: "it is no property list that can be understood")
        }
    }

    // Foundation's words end in "… on line 12", which is all that is of use in them.
    private static func line(in reason: String) -> Int? {
        guard let range = reason.range(of: "on line ") else { return nil }
        return Int(reason[range.upperBound...].prefix { $0.isNumber })
    }
}

extension PropertyList {
    /// A value of Foundation's, or nil where it is nested too deeply.
    fileprivate init?(_ value: Any, depth: Int) {
        guard depth < 200 else { return nil }
        switch value {
        case let text as String: self = .string(text)
        case let number as NSNumber: self = Self.number(number)
        case let data as Data: self = .data(Array(data))
        case let date as Date: self = .date(date.timeIntervalSince1970)
        case let elements as [Any]:
            let lists = elements.compactMap { PropertyList($0, depth: depth + 1) }
            guard lists.count == elements.count else { return nil }
            self = .array(lists)
        case let entries as [String: Any]:
            let lists = entries.compactMapValues { PropertyList($0, depth: depth + 1) }
            guard lists.count == entries.count else { return nil }
            self = .dictionary(lists)
        default: return nil
        }
    }

    private static func number(_ number: NSNumber) -> PropertyList {
        // Numbers of a property list have eight bytes: what has one is a truth value.
        if String(cString: number.objCType) == "c" { return .boolean(number.boolValue) }
        return Double(number.intValue) == number.doubleValue ? .integer(number.intValue) : .real(number.doubleValue)
    }

    /// As XML, the form that Foundation and everybody else reads.
    package var xml: [UInt8] {
        let data = try? PropertyListSerialization.data(fromPropertyList: foundationValue, format: .xml, options: 0)
        return data.map(Array.init) ?? []
    }

    private var foundationValue: Any {
        switch self {
        case .string(let text): text
        case .integer(let number): number
        case .real(let number): number
        case .boolean(let flag): flag
        case .data(let bytes): Data(bytes)
        case .date(let seconds): Date(timeIntervalSince1970: seconds)
        case .array(let elements): elements.map(\.foundationValue)
        case .dictionary(let entries): entries.mapValues(\.foundationValue)
        }
    }
}
