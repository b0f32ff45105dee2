import CLinux
import Foundation

/// The whole of `widgethost-bundle`: one bundle, held for a host at the other end of a socket.
package enum BundleHelper {
    /// Runs for the rest of the process's life. [main thread, first thing]
    ///
    /// `arguments` are a title, the number of the socket, the library's path, the bundle's name and the version of the frames.
    package static func run(_ arguments: [String]) -> Never {
        _ = widgethost_die_with_parent()
        guard arguments.count >= 4, let socket = Int32(arguments[1]), widgethost_close_on_exec(socket) == 0 else {
            leave("\(HelperProgram.name) is started by widgethost, not by hand\n")
        }
        // No sandbox: then there is nothing by that number.
        for number in [MarkPage.number, Sandbox.helperNumber] { _ = widgethost_close_on_exec(number) }
        _ = widgethost_name_thread(arguments[3])
        widgethost_buffer_output_by_line()
        hold(arguments[2], for: OwnedDescriptor(socket), speaking: arguments.count > 4 ? arguments[4] : "0")
    }

    // The socket is read before the bundle is loaded. A host that died before die_with_parent could see to it has left the end of
    // the line there, so the parent's number need not be looked at.
    private static func hold(_ path: String, for socket: OwnedDescriptor, speaking version: String) -> Never {
        let requests = RequestThread()
        let link = HelperLink(socket: socket, requests: requests)
        guard version == "\(Frame.version)" else {
            link.send(.refused("the host was updated under a running one: start the host again"))
            _exit(EX_CONFIG)
        }
        link.start()
        do throws(BundleError) {
            let bundle = try LoadedBundle.load(path: path, host: link)
            link.send(.started)
            requests.start(bundle)
        } catch {
            link.send(.refused(error.description))
            _exit(EX_CONFIG)
        }
        MainThread.runForever()
    }

    private static func leave(_ text: String) -> Never {
        FileHandle.standardError.write(Data(text.utf8))
        exit(EX_USAGE)
    }
}

private let EX_USAGE: Int32 = 64
private let EX_CONFIG: Int32 = 78
