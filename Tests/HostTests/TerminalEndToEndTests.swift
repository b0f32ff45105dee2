import Drawing
import Foundation
import Glibc
import Testing

/// The foreground run on a terminal.
@Suite struct TerminalEndToEndTests {
    private func start(_ variables: [String: String] = [:], _ arguments: [String] = []) throws -> (
        terminal: FakeTerminal, process: Process, folder: TestFolder
    ) {
        let folder = try TestFolder()
        let red = RGBA(red: 1, green: 0, blue: 0)
        try ScriptedBundle(timeline: [.reply(ScriptedBundle.picture(red))]).build("Test", in: folder.url)
        let terminal = try FakeTerminal()
        let process = Process()
        process.executableURL = try HostProcess.program()
        process.arguments = ["--bundles", folder.url.path] + arguments
        let environment = ["HOME": folder.url.path, "PATH": "/usr/bin:/bin", "LD_LIBRARY_PATH": HostProcess.libraryPath]
        process.environment = environment.merging(variables) { $1 }
        process.standardInput = terminal.programSide
        process.standardOutput = terminal.programSide
        process.standardError = terminal.programSide
        try process.run()
        return (terminal, process, folder)
    }

    @Test func halfBlocksWhereNothingBetterIsAnswered() throws {
        let (terminal, process, folder) = try start()
        defer { withExtendedLifetime(folder) {} }
        #expect(terminal.wait(for: "\u{1b}_Gi=31"))
        terminal.type("\u{1b}[?62;c")
        #expect(terminal.wait(for: "\u{1b}[38;2;255;0;0m"))
        #expect(terminal.wait(for: "(q ends)"))
        #expect(terminal.isRaw)
        terminal.type("q")
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(!terminal.isRaw)
        #expect(terminal.wait(for: "\u{1b}[?25h\u{1b}[?1049l"))
    }

    @Test func kittysGraphicsWhereTheyAreAnswered() throws {
        let (terminal, process, folder) = try start()
        defer { withExtendedLifetime(folder) {} }
        #expect(terminal.wait(for: "\u{1b}[c"))
        terminal.type("\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[?62;c")
        #expect(terminal.wait(for: "a=T,f=100"))
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationStatus == 143)
        #expect(terminal.wait(for: "a=d,d=I"))
        #expect(!terminal.isRaw)
    }

    @Test func aDumbTerminalGetsLines() throws {
        let (terminal, process, folder) = try start(["TERM": "dumb"], ["--count", "1"])
        defer { withExtendedLifetime(folder) {} }
        #expect(terminal.wait(for: #""event":"ended""#))
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(!terminal.text.contains("\u{1b}"))
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func aSignalPutsTheTerminalBack(signal: Int32) throws {
        let (terminal, process, folder) = try start()
        defer { withExtendedLifetime(folder) {} }
        #expect(terminal.wait(for: "(q ends)"))
        #expect(terminal.isRaw)
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationStatus == 128 + signal)
        #expect(terminal.wait(for: "\u{1b}[?25h\u{1b}[?1049l"))
        #expect(!terminal.isRaw)
    }

    @Test func aTerminalThatAnswersNothingAndIsMadeSmaller() throws {
        let (terminal, process, folder) = try start()
        defer { withExtendedLifetime(folder) {} }
        #expect(terminal.wait(for: "timeline 0"))
        #expect(terminal.wait(for: "▀"))
        terminal.resize(columns: 1, rows: 1)
        kill(process.processIdentifier, SIGWINCH)
        #expect(terminal.wait(for: "\u{1b}[1;1H"))
        terminal.resize(columns: 20, rows: 6)
        kill(process.processIdentifier, SIGWINCH)
        #expect(terminal.wait(for: "\u{1b}[2J\u{1b}[H", since: "▀"))
        #expect(terminal.wait(for: "\u{1b}[6;1H"))
        terminal.type("\u{3}")
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}

/// The side of a terminal where the person sits.
private final class FakeTerminal {
    private let person: Int32
    let programSide: FileHandle
    private var screen: [UInt8] = []

    // TIOCSPTLCK and TIOCGPTN, macros that Swift does not see.
    private static let unlock: UInt = 0x4004_5431
    private static let number: UInt = 0x8004_5430

    init() throws {
        person = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var number: Int32 = -1
        var locked: Int32 = 0
        guard person >= 0, ioctl(person, Self.unlock, &locked) == 0, ioctl(person, Self.number, &number) == 0 else {
            throw POSIXError(.ENOTTY)
        }
        let program = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard program >= 0 else { throw POSIXError(.ENOTTY) }
        programSide = FileHandle(fileDescriptor: program, closeOnDealloc: true)
        resize(columns: 60, rows: 20)
    }

    deinit { close(person) }

    func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: columns * 10, ws_ypixel: rows * 20)
        _ = ioctl(person, UInt(TIOCSWINSZ), &size)
    }

    func type(_ keys: String) { _ = keys.utf8CString.withUnsafeBytes { write(person, $0.baseAddress, $0.count - 1) } }

    /// Whether keys reach the program as they are typed.
    var isRaw: Bool {
        var settings = termios()
        tcgetattr(person, &settings)
        return settings.c_lflag & UInt32(ICANON) == 0
    }

    /// What the program wrote so far.
    var text: String { String(decoding: screen, as: UTF8.self) }

    /// Waits until `wanted` stands in what the program wrote, after the last `mark` if one is given.
    func wait(for wanted: String, since mark: String? = nil) -> Bool {
        while true {
            let text = String(decoding: screen, as: UTF8.self)
            let start = mark.flatMap { text.range(of: $0)?.upperBound } ?? text.startIndex
            if text[start...].contains(wanted) { return true }
            var entry = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, 30_000) > 0 else { return false }
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = read(person, &buffer, buffer.count)
            guard count > 0 else { return false }
            screen += buffer.prefix(count)
        }
    }
}
