import CLinux
import Foundation
import Synchronization

/// An HTTP server on a port of this machine that answers as a test says.
final class ScriptedServer: Sendable {
    enum Answer: Sendable {
        case json(String)
        /// Of this status, with nothing in it.
        case status(Int)
        /// What is no HTTP.
        case nonsense
        /// None, for as long as the server is there.
        case silence
    }

    private struct State {
        var answers: @Sendable (String) -> Answer
        var asked: [String] = []
        var held: [Int32] = []
    }

    let port: Int
    private let listener: Int32
    private let state: Mutex<State>

    /// `answer` is called for each request with its path and query, on the server's own thread.
    init(_ answer: @escaping @Sendable (String) -> Answer) throws {
        state = Mutex(State(answers: answer))
        let listener = CLinux.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else { throw CocoaError(.fileReadUnknown) }
        self.listener = listener
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread { [self] in serve() }
    }

    var address: String { "http://127.0.0.1:\(port)" }

    /// The paths and queries of all requests so far.
    var asked: [String] { state.withLock { $0.asked } }

    /// Answers otherwise from now on.
    func change(_ answer: @escaping @Sendable (String) -> Answer) { state.withLock { $0.answers = answer } }

    /// Ends: nobody listens at the port any more.
    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        state.withLock { state in
            for file in state.held { close(file) }
            state.held = []
        }
    }

    private func serve() {
        while true {
            let file = accept(listener, nil, nil)
            guard file >= 0 else { break }
            answer(file)
        }
        close(listener)
    }

    private func answer(_ file: Int32) {
        guard let path = Self.path(of: file) else { return _ = close(file) }
        let answer = state.withLock { state in
            state.asked.append(path)
            return state.answers(path)
        }
        switch answer {
        case .json(let text): Self.send(Self.head(200, text.utf8.count) + text, file)
        case .status(let status): Self.send(Self.head(status, 0), file)
        case .nonsense: Self.send("no answer at all", file)
        case .silence: return state.withLock { $0.held.append(file) }
        }
        close(file)
    }

    private static func head(_ status: Int, _ length: Int) -> String {
        "HTTP/1.1 \(status) -\r\nContent-Type: application/json\r\nContent-Length: \(length)\r\nConnection: close\r\n\r\n"
    }

    /// What the first line of a request asks for; nil for what is none.
    private static func path(of file: Int32) -> String? {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4_096)
        while bytes.count < 65_536, !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            let count = read(file, &part, part.count)
            guard count > 0 else { return nil }
            bytes += part.prefix(count)
        }
        let words = String(decoding: bytes.prefix { $0 != 13 }, as: UTF8.self).split(separator: " ")
        return words.count > 1 ? String(words[1]) : nil
    }

    private static func send(_ text: String, _ file: Int32) {
        let bytes = Array(text.utf8)
        _ = CLinux.send(file, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }
}
