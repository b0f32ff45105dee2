import CLinux
import Glibc
import Rendering

/// A terminal while a picture stands on it: its other screen, without a cursor, each key as it is typed.
final class TerminalSession {
    let input: Int32
    let output: Int32
    private let before: termios
    private var isOpen = true

    /// Takes the terminal over; nil when it is none.
    init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
        var settings = termios()
        guard tcgetattr(input, &settings) == 0 else { return nil }
        before = settings
        self.input = input
        self.output = output
        cfmakeraw(&settings)
        guard tcsetattr(input, TCSANOW, &settings) == 0 else { return nil }
        write("\u{1b}[?1049h\u{1b}[?25l\u{1b}[2J")
    }

    /// Puts the terminal back as it was.
    func close() {
        guard isOpen else { return }
        isOpen = false
        write("\u{1b}[0m\u{1b}[?25h\u{1b}[?1049l")
        var settings = before
        tcsetattr(input, TCSAFLUSH, &settings)
    }

    func write(_ text: String) { write(Array(text.utf8)) }
    func write(_ bytes: [UInt8]) { _ = writeAll(bytes, to: output) }

    /// All of it, as it is now.
    var space: TerminalSpace {
        var size = winsize()
        guard widgethost_terminal_size(output, &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return TerminalSpace(columns: 80, rows: 24)
        }
        return TerminalSpace(
            columns: Int(size.ws_col), rows: Int(size.ws_row), pixelWidth: Int(size.ws_xpixel), pixelHeight: Int(size.ws_ypixel))
    }

    /// What has been typed or answered; empty when there is nothing, nil when the terminal is gone.
    func read() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = buffer.withUnsafeMutableBytes { Glibc.read(input, $0.baseAddress, $0.count) }
        guard count != 0 else { return nil }
        return count > 0 ? Array(buffer.prefix(count)) : errno == EAGAIN || errno == EINTR ? [] : nil
    }
}
