import BundleMessages
import Bundles
import CLinux

/// `widgethost`: one widget in the foreground.
final class RunCommand: HostCommand {
    private let host: Host
    private let options: RunOptions
    private var gallery: Gallery?
    private var run: WidgetRun?

    init(_ host: Host, _ options: RunOptions) {
        self.host = host
        self.options = options
    }

    func start() throws(HostError) {
        if let folder = options.output { try AtomicFile.prepareFolder(folder) }
        let gallery = try Gallery(host)
        self.gallery = gallery
        // While the bundle starts.
        host.pictures.prepare()
        gallery.choose(options.choice, host: host) { [unowned self] widget in
            host.attempt { () throws(HostError) in try begin(widget) }
        }
    }

    func finish() { run?.finish() }

    private func begin(_ widget: ChosenWidget) throws(HostError) {
        let files = try options.output.map { folder throws(HostError) in
            try PictureFiles(folder: folder, kind: widget.kind.kind, family: widget.family, format: options.format)
        }
        let run = WidgetRun(host, widget, options, screen: screen(for: widget), files: files)
        self.run = run
        run.start()
    }

    private func screen(for widget: ChosenWidget) -> any RunScreen {
        // A dumb terminal would print what is meant to move its cursor.
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, host.environment["TERM"] != "dumb" else {
            return LineScreen(kind: widget.kind.kind, family: widget.family) { [unowned self] in host.print($0) }
        }
        return LiveScreen(host, scale: options.look.scale, kind: widget.kind.kind)
    }
}
