import Foundation

/// The sources of an extension, looked at for what compiling them needs to know.
struct SourceFiles {
    /// Their paths, as the compiler is to name them.
    let paths: [String]
    /// What the compiler reads in place of a file that asks for `os(iOS)`, or imports a part of a module.
    private(set) var answered: [String: [UInt8]] = [:]
    /// Modules whose names some source uses without importing them: on Linux, Foundation and Combine are in parts; on iOS, Intents brings CoreLocation, and Foundation Security.
    private(set) var impliedModules: [String] = []

    /// Whether values may be formatted in one of them.
    private(set) var format = false

    private var asking: [String] = []

    init(_ paths: [String]) throws(BuildError) {
        self.paths = paths
        var words: Set<String> = []
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path: path, error: EACCES) }
            if data.range(of: Self.formatting) != nil { format = true }
            let bytes = Array(data)
            if let reading = SourceScanner.onIPhone(bytes) {
                answered[path] = reading.bytes
                if reading.isAnswered { asking.append(path) }
            }
            Self.collect(bytes, into: &words)
        }
        impliedModules = Self.names.filter { !$0.value.isDisjoint(with: words) }.map(\.key).sorted()
    }

    /// Says of which files a question is answered by true.
    func tellAnswers(_ tell: (String) -> Void) {
        guard !asking.isEmpty else { return }
        let names = asking.sorted().map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        tell("#if os(iOS) is answered by true in \(names.joined(separator: ", "))")
    }

    /// Whether one of them is a program of its own, and none has `@main`.
    var hasMainFile: Bool { paths.contains { $0.split(separator: "/").last == "main.swift" } }

    // Of `formatted`, `FormatStyle`, `format:` and their like; that of another word costs some milliseconds.
    private static let formatting = Data("ormat".utf8)

    private static let names: [String: Set<String>] = [
        "CombineNetworking": ["DataTaskPublisher", "dataTaskPublisher"],
        "CoreLocation": [
            "CLAuthorizationStatus", "CLGeocoder", "CLLocation", "CLLocationCoordinate2D", "CLLocationManager", "CLLocationManagerDelegate",
            "CLPlacemark",
        ],
        "FoundationNetworking": [
            "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache",
            "URLCredential", "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
            "URLSessionDataTask", "URLSessionTask",
        ],
        "FoundationXML": ["XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate"],
        "Security": ["SecItemAdd", "SecItemCopyMatching", "SecItemDelete", "SecItemUpdate", "SecRandomCopyBytes"],
    ]

    // Words in comments count, too: a module too many costs some milliseconds.
    private static func collect(_ bytes: [UInt8], into words: inout Set<String>) {
        for word in bytes.split(whereSeparator: { !isLetterOrDigit($0) })
        where word.count > 6 && "CDHSUXd".utf8.contains(word[word.startIndex]) {
            words.insert(String(decoding: word, as: UTF8.self))
        }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte & 0xdf)
    }
}
