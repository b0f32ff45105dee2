import CLinux
import Foundation
import PictureMessages

/// The whole of `widgethost-draw`: pictures and glyphs for a host at the other end of a socket.
enum DrawProgram {
    /// Runs for the rest of the process's life. [main thread, first thing]
    ///
    /// `arguments` are a title and the number of the socket.
    static func run(_ arguments: [String]) -> Never {
        _ = widgethost_die_with_parent()
        guard arguments.count == 2, let socket = Int32(arguments[1]), widgethost_close_on_exec(socket) == 0 else {
            FileHandle.standardError.write(Data("widgethost-draw is started by widgethost, not by hand\n".utf8))
            exit(64)
        }
        // It is started by the number of an open file, which would be its name otherwise.
        _ = widgethost_name_thread("widgethost-draw")
        MemoryLimit.apply()
        let line = HostLine(socket: socket)
        let desk = DrawDesk(line: line)
        var requests = RequestReader(line)
        line.send(.ready)
        while let request = requests.next(whenIdle: desk.rest) { desk.take(request) }
        // The host is gone. Whatever is being drawn, nobody waits for it.
        _exit(0)
    }
}
