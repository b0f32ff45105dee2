import BundleMessages
import CLinux
import Drawing
import Foundation

/// Tells of each event in one line of JSON; who reads it no more ends the run.
final class LineScreen: RunScreen {
    private let kind: String
    private let family: Family
    private let output: Int32
    private let onClosed: () -> Void

    init(kind: String, family: Family, output: Int32 = STDOUT_FILENO, onClosed: @escaping () -> Void) {
        self.kind = kind
        self.family = family
        self.output = output
        self.onClosed = onClosed
    }

    var drawsPictures: Bool { false }
    func show(_ list: DisplayList) {}

    func tell(_ event: RunEvent) {
        let line = event.json(kind: kind, family: family, now: Date()).text + "\n"
        if writeAll(Array(line.utf8), to: output) != nil { onClosed() }
    }

    func close() {}
}
