package import Bundles
package import PictureMessages

/// Makes pictures of display lists and glyphs of texts in a process of their own, and keeps what was made.
///
/// A list cannot hurt the host: the process that draws may crash, hang or lie. It is started when there is work and ended when there has
/// been none for a while. Everything here is for the thread of the event loop, on which completions are called: before the call returns
/// when the answer is at hand, later otherwise.
package final class PictureService {
    struct Waiter {
        let wish: Wish
        let list: ListSource
        let completion: (PictureAnswer) -> Void
    }

    struct LastGood {
        let list: ListDigest
        let source: ListSource
    }

    let runner: DrawRunner
    var pictures: BoundedCache<PictureKey, MadePicture>
    var making: [PictureKey: [Waiter]] = [:]
    var refusals = BoundedCache<ListDigest, PictureFailure>(limit: 4_096)
    var lastGood = BoundedCache<String, LastGood>(limit: 4_096)
    var texts: BoundedCache<[UInt8], Result<[UInt8], PictureFailure>>
    /// Counts folders of fonts: what was made before the last one is not kept after it.
    var fontsGeneration = 0

    /// `environment` is that of the process; `files` gives the pictures that lists name; `log` takes what the process prints, and what
    /// happens to it.
    package init(
        _ program: HelperProgram, environment: [String: String], loop: EventLoop, files: any ImageFiles,
        settings: PictureSettings = PictureSettings(), log: @escaping (LogLine) -> Void
    ) throws(BundleError) {
        runner = try DrawRunner(
            program, environment: environment, loop: loop, files: files, settings: settings,
            log: LogRelay(name: DrawRunner.name, loop: loop, deliver: log))
        pictures = BoundedCache(limit: settings.pictureBytes)
        texts = BoundedCache(limit: settings.textBytes)
    }

    /// The program that draws, in `$WIDGETHOST_LIBEXEC` or beside the one that runs.
    package static func program(environment: [String: String]) throws(BundleError) -> HelperProgram {
        try HelperProgram(named: DrawRunner.name, environment: environment).pinned()
    }

    /// Starts the process, so that it is ready when work comes, such as while a bundle starts.
    package func prepare() { runner.prepare() }

    /// Ends the process; what is wished for from then on fails.
    package func stop() { runner.stop() }

    /// The number of the process, while there is one.
    package var processID: Int32? { runner.processID }

    /// What has been done so far.
    package var counts: PictureCounts { runner.counts }

    /// Bytes of the pictures that are kept.
    package var keptBytes: Int { pictures.cost }

    /// Lets texts and lists use the fonts of a folder, by absolute path.
    package func addFonts(in folder: String) {
        guard runner.addFonts(folder) else { return }
        fontsGeneration += 1
        texts.removeAll()
        pictures.removeAll { !$0.warnings.isEmpty }
    }

    /// The same for a folder whose fonts may be others than they were: what has read them begins anew.
    package func renewFonts(in folder: String) {
        addFonts(in: folder)
        runner.restart()
        fontsGeneration += 1
        texts.removeAll()
        pictures.removeAll()
    }
}
