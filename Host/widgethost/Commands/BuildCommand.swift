import Building
import CLinux
import Projects

/// `widgethost build`: an extension as it lies in an iOS project becomes a bundle.
struct BuildCommand {
    private let options: BuildOptions
    private let environment: [String: String]
    private let keepsPreviews: Bool
    private let log = Log(errors: STDERR_FILENO)

    init(_ options: BuildOptions, _ environment: [String: String], keepsPreviews: Bool = false) {
        self.options = options
        self.environment = environment
        self.keepsPreviews = keepsPreviews
    }

    /// Builds it; the exit status.
    func run() throws(HostError) -> Int32 {
        let widgets = try read()
        for note in widgets.notes { log.say(note) }
        var missing = MissingNames()
        do throws(BuildError) {
            let build = BundleBuild(
                widgets, to: options.output, environment: environment, interruptions: try Interruptions(), keepsPreviews: keepsPreviews,
                voice: voice)
            try build.run(missing: &missing)
        } catch {
            tell(missing)
            throw .build(error)
        }
        return 0
    }

    private func read() throws(HostError) -> WidgetExtension {
        do throws(ProjectError) {
            return try WidgetExtension(at: options.path, target: options.target)
        } catch {
            guard case .noTarget(let name, let project, let targets) = error else { throw .project(error) }
            throw .unknownTarget(name, project: project, targets: targets, nearest: nearest(to: name, among: targets))
        }
    }

    private var voice: BundleBuild.Voice {
        BundleBuild.Voice(
            tell: { log.say($0) },
            pass: { bytes in _ = writeAll(Array(bytes), to: STDERR_FILENO) },
            isInColor: isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb" && (environment["NO_COLOR"] ?? "").isEmpty)
    }

    private func tell(_ missing: MissingNames) {
        guard !missing.entries.isEmpty else { return }
        log.say("not found, neither in these sources nor in the SDK:")
        for line in missing.lines { _ = writeAll(Array((line + "\n").utf8), to: STDERR_FILENO) }
        if let sentence = AbsentFrameworks.sentence(on: missing) { log.say(sentence) }
    }
}
