import BundleMessages
import Control
import Drawing
import Foundation

/// Tells of each event in one line of JSON; who reads it no more ends the run.
final class LineScreen: RunScreen {
    private let kind: String
    private let family: Family
    private let print: (String) -> Void

    init(kind: String, family: Family, print: @escaping (String) -> Void) {
        self.kind = kind
        self.family = family
        self.print = print
    }

    var drawsPictures: Bool { false }
    func show(_ list: DisplayList) {}

    func tell(_ event: RunEvent) {
        print(event.json(kind: kind, family: family, now: Date()).text + "\n")
    }

    func close() {}
}
