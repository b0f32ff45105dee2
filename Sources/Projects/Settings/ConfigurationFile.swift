import Foundation

/// An `.xcconfig` file: settings a line each, and other files that it includes.
package struct ConfigurationFile {
    /// The settings by name, those of included files before its own.
    package private(set) var settings: [String: String] = [:]

    /// Reads the file and what it includes; a file that is missing is one without settings, as it is for Xcode with a warning.
    init(contentsOf path: String) { read(path, depth: 0) }

    /// Reads text alone; what it includes is left out.
    package init(text: String) { read(text: text) { _ in } }

    private mutating func read(_ path: String, depth: Int) {
        guard depth < 20, let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        var included: [String] = []
        read(text: text) { included.append($0) }
        let own = settings
        for name in included { read(joined(folder, name), depth: depth + 1) }
        settings.merge(own) { $1 }
    }

    private mutating func read(text: String, include: (String) -> Void) {
        for line in text.split(whereSeparator: \.isNewline) {
            let content = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmed
            if content.hasPrefix("#include") {
                let parts = content.split(separator: "\"", omittingEmptySubsequences: false)
                if parts.count > 2 { include(String(parts[1])) }
            } else if let (name, value) = setting(content) {
                settings[name] = value
            }
        }
    }

    // A condition such as [sdk=iphoneos*] holds an equals sign of its own.
    private func setting(_ line: String) -> (String, String)? {
        var isInBrackets = false
        for index in line.indices {
            switch line[index] {
            case "[": isInBrackets = true
            case "]": isInBrackets = false
            case "=" where !isInBrackets:
                let name = line[..<index].trimmed
                let value = line[line.index(after: index)...].trimmed
                return name.isEmpty ? nil : (name, value.hasSuffix(";") ? String(value.dropLast()) : value)
            default: break
            }
        }
        return nil
    }
}
