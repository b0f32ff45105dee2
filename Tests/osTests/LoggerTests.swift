import Synchronization
import Testing
@testable import os

/// What was written, and how much it mattered.
private struct Line: Equatable, Sendable {
    let level: OSLogType
    let text: String
}

/// The lines that some work writes.
private func lines(_ work: () -> Void) -> [Line] {
    let written = Mutex<[Line]>([])
    LogOutput.use { level, text in written.withLock { $0.append(Line(level: level, text: text)) } }
    work()
    return written.withLock { $0 }
}

/// One at a time: there is one log.
@Suite(.serialized) struct LoggerTests {
    private let logger = Logger(subsystem: "com.example.tides", category: "network")

    @Test func eachLevelIsTold() {
        let written = lines {
            logger.trace("a")
            logger.debug("b")
            logger.info("c")
            logger.notice("d")
            logger.log("e")
            logger.warning("f")
            logger.error("g")
            logger.critical("h")
            logger.fault("i")
            logger.log(level: .info, "j")
        }
        #expect(written.map(\.level) == [.debug, .debug, .info, .default, .default, .error, .error, .fault, .fault, .info])
        #expect(written.first?.text == "[com.example.tides:network] a")
    }

    @Test(arguments: [
        ("com.example", "", "[com.example] x"), ("", "cache", "[cache] x"), ("", "", "x"),
    ])
    func theSourceStandsBeforeALine(_ subsystem: String, _ category: String, _ line: String) {
        #expect(lines { Logger(subsystem: subsystem, category: category).info("x") }.map(\.text) == [line])
    }

    @Test func valuesAreWrittenAsTheyWish() {
        let (name, number, ratio): (String?, Int, Double) = ("Ada", 255, 1.0 / 3)
        let written = lines {
            let logger = Logger()
            logger.info("\(name ?? "", privacy: .public) has \(number) of \(ratio, format: .fixed(precision: 2))")
            logger.info("\(name ?? "", privacy: .private) \(number, privacy: .sensitive) \(name ?? "", privacy: .private(mask: .hash))")
            logger.info("\(number, format: .hex) \(number, format: .hex(uppercase: true)) \(number, format: .octal)")
            logger.info("[\(number, align: .right(columns: 5))][\(number, align: .left(columns: 4))][\("x", align: .left(columns: .min))]")
            logger.info("\(ratio, format: .exponential(precision: 1)) \(ratio, format: .fixed(precision: -4))")
        }
        #expect(
            written.map(\.text) == [
                "Ada has 255 of 0.33", "<private> <private> <private>", "ff FF 377", "[  255][255 ][x]", "3.3e-01 0",
            ])
    }

    @Test func theOldFunctionWritesToo() {
        let log = OSLog(subsystem: "a", category: "b")
        let written = lines {
            os_log("one", log: log, type: .error)
            os_log(.debug, log: log, "two \(2)")
            os_log("three")
            os_log("four", log: .disabled)
            Logger(.disabled).fault("five")
        }
        #expect(
            written == [
                Line(level: .error, text: "[a:b] one"), Line(level: .debug, text: "[a:b] two 2"), Line(level: .default, text: "three"),
            ])
    }
}
