import Bundles
import Drawing
import Foundation
import PictureMessages
import Pictures
import Testing

/// A service under a loop of its own, with everything that it told.
final class PictureRun {
    let loop: EventLoop
    let service: PictureService
    let files = Files()
    private(set) var lines: [String] = []

    /// `folder`: where the program that draws lies, if not beside the tests.
    init(folder: String? = nil, _ change: (inout PictureSettings) -> Void = { _ in }) throws {
        loop = try EventLoop()
        var environment = ProcessInfo.processInfo.environment
        environment["WIDGETHOST_LIBEXEC"] = folder
        var settings = PictureSettings()
        // Debug builds under load are slow; tests of the limit set their own.
        settings.workLimit = .seconds(60)
        change(&settings)
        let told = Lines()
        service = try PictureService(
            PictureService.program(environment: environment), environment: environment, loop: loop, files: files, settings: settings,
            log: { told.add($0.text) })
        told.onLine = { [weak self] in if let self { lines.append($0) } }
    }

    deinit { service.stop() }

    /// Runs the loop until `condition` holds; false when that takes a minute.
    func run(until condition: @escaping () -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: 60)
        var isMet = condition()
        func look() {
            isMet = condition()
            if isMet || Date() > end { return loop.stop() }
            loop.at(Date(timeIntervalSinceNow: 0.005), look)
        }
        guard !isMet else { return true }
        look()
        loop.run()
        return isMet
    }

    /// What a wish for the list brings; lists are told apart by all their bytes.
    func picture(_ list: [UInt8], scale: Double = 1, place: String? = nil, owner: String = "", moment: Double = 0) throws -> PictureAnswer {
        let wish = PictureService.Wish(list: ListDigest(list), scale: scale, place: place, owner: owner, moment: moment)
        var answer: PictureAnswer?
        service.picture(wish, list: { $0(list) }, completion: { answer = $0 })
        let isThere = run { answer != nil }
        try #require(isThere)
        return try #require(answer)
    }

    func shape(_ request: [UInt8], of owner: String = "") throws -> Result<[UInt8], PictureFailure> {
        var answer: Result<[UInt8], PictureFailure>?
        service.shape(request, of: owner) { answer = $0 }
        let isThere = run { answer != nil }
        try #require(isThere)
        return try #require(answer)
    }

    /// Runs until there is a process that has been given so many pictures.
    func runUntilDrawing(_ count: Int = 1) throws -> Int32 {
        let isThere = run { [service] in service.counts.pictures >= count }
        try #require(isThere)
        return try #require(service.processID)
    }
}

/// A folder for one test, taken away after it.
final class TestFolder {
    let path = FileManager.default.temporaryDirectory.path + "/widgethost-" + UUID().uuidString

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// The pictures that lists of the tests name.
final class Files: ImageFiles {
    var files: [ImageKey: ImageFile] = [:]
    private(set) var asked = 0

    func file(_ key: ImageKey, deliver: @escaping (ImageFile?) -> Void) {
        asked += 1
        deliver(files[key])
    }

    private(set) var broken: [ImageKey: String] = [:]
    private(set) var told = 0

    func isBroken(_ key: ImageKey, because reason: String) {
        broken[key] = reason
        told += 1
    }
}

private final class Lines {
    var onLine: (String) -> Void = { _ in }
    func add(_ line: String) { onLine(line) }
}

extension PictureAnswer {
    var made: MadePicture? { if case .made(let picture) = self { picture } else { nil } }
    var failure: PictureFailure? { if case .failed(let failure) = self { failure } else { nil } }
}
