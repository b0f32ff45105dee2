import Foundation
import Glibc
import Testing

@testable import SharedValues

@Suite struct ValueFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shared-values-\(UUID().uuidString)")
    private var path: String { folder.appendingPathComponent("a/b/defaults").path }

    /// Runs a test and takes its folder away.
    private func within(_ body: () throws -> Void) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try body()
    }

    private static let everything: [String: SharedValue] = [
        "bool": .bool(true), "whole": .whole(-7), "large": .whole(.max), "number": .number(0.1), "infinite": .number(.infinity),
        "text": .text("Grüße 🏔"), "date": .date(Date(timeIntervalSinceReferenceDate: 1.25)), "data": .data(Data([0, 255])),
        "list": .list([.bool(false), .text(""), .list([])]), "members": .members(["": .whole(0), "x": .members([:])]),
    ]

    @Test func everyKindOfValueComesBack() throws {
        try within {
            #expect(ValueFile(path: path).values == [:])
            let isChanged = try ValueFile(path: path).change { $0 = Self.everything }
            #expect(isChanged)
            #expect(ValueFile(path: path).values == Self.everything)
            var status = stat()
            #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
        }
    }

    @Test func whatOneWritesAnotherSeesAtOnce() throws {
        try within {
            let (one, other) = (ValueFile(path: path), ValueFile(path: path))
            for number in 0..<100 {
                try one.change { $0["n"] = .whole(Int64(number)) }
                #expect(other.values["n"] == .whole(Int64(number)))
            }
            let isChanged = try one.change { _ in }
            #expect(!isChanged)
            try other.change { $0["n"] = nil }
            #expect(one.values == [:])
        }
    }

    @Test func manyWritersLoseNothing() throws {
        try within {
            let path = path
            DispatchQueue.concurrentPerform(iterations: 8) { writer in
                let file = ValueFile(path: path)
                for number in 0..<25 { _ = try? file.change { $0["\(writer)-\(number)"] = .whole(1) } }
            }
            #expect(ValueFile(path: path).values.count == 200)
        }
    }

    @Test func whoHoldsTheLockForEverHoldsUpNobody() throws {
        try within {
            let file = ValueFile(path: path)
            try file.change { $0["n"] = .whole(1) }
            let holder = open(path + ".lock", O_RDWR | O_CLOEXEC)
            try #require(flock(holder, LOCK_EX) == 0)
            #expect(throws: ValueFileError.locked(path: path + ".lock")) {
                try file.change(patience: .milliseconds(20)) { $0["n"] = .whole(2) }
            }
            #expect(file.values["n"] == .whole(1))
            close(holder)
            try file.change(patience: .milliseconds(20)) { $0["n"] = .whole(3) }
            #expect(file.values["n"] == .whole(3))
        }
    }

    @Test func aPipeInThePlaceOfAFileHoldsUpNobody() throws {
        try within {
            let file = ValueFile(path: path)
            try file.change { $0["n"] = .whole(1) }
            try #require(unlink(path) == 0 && mkfifo(path, 0o600) == 0 && mkfifo(path + ".new", 0o600) == 0)
            #expect(file.values == [:])
            try file.change { $0["n"] = .whole(2) }
            #expect(file.values == ["n": .whole(2)])
        }
    }

    @Test func whatIsTooLargeIsRefusedAndNothingIsLost() throws {
        try within {
            let file = ValueFile(path: path)
            try file.change { $0["small"] = .text("x") }
            #expect(throws: ValueFileError.tooLarge(size: 10_000_029, limit: 4 << 20)) {
                try file.change { $0["large"] = .data(Data(count: 10_000_000)) }
            }
            #expect(ValueFile(path: path).values == ["small": .text("x")])
        }
    }

    @Test func whatIsNoDefaultsIsSetAside() throws {
        try within {
            let file = ValueFile(path: path)
            try file.change { $0["a"] = .bool(true) }
            try Data("nonsense".utf8).write(to: URL(fileURLWithPath: path))
            #expect(file.values == [:])
            try file.change { $0["b"] = .bool(true) }
            #expect(file.values == ["b": .bool(true)])
            #expect(try String(contentsOfFile: path + ".damaged", encoding: .utf8) == "nonsense")
        }
    }

    @Test func aWriterThatDiedLeavesTheLastWholeValues() throws {
        try within {
            let file = ValueFile(path: path)
            try file.change { $0["a"] = .whole(1) }
            // As one that was killed in the middle leaves it: half a draft, and no lock, since that went with it.
            try Data([0x0a, 0xff]).write(to: URL(fileURLWithPath: path + ".new"))
            #expect(ValueFile(path: path).values == ["a": .whole(1)])
            try ValueFile(path: path).change { $0["b"] = .whole(2) }
            #expect(file.values == ["a": .whole(1), "b": .whole(2)])
        }
    }

    @Test func aFolderThatCannotBeMadeIsAnError() {
        #expect(throws: ValueFileError.self) { _ = try ValueFile(path: "/proc/no/where").change { $0["a"] = .bool(true) } }
        #expect(ValueFile(path: "/proc/no/where").values == [:])
    }

    @Test func everyTruncationAndManyChangesOfAFileEndWell() {
        let bytes = Self.everything.encoded
        for count in bytes.indices { _ = try? [String: SharedValue](decoding: Array(bytes[..<count])) }
        for index in bytes.indices {
            for bit in 0..<8 {
                var hurt = bytes
                hurt[index] ^= 1 << bit
                if let values = try? [String: SharedValue](decoding: hurt) {
                    #expect((try? [String: SharedValue](decoding: values.encoded)) != nil)
                }
            }
        }
        let deep = (0..<100).reduce(SharedValue.list([])) { value, _ in .list([value]) }
        #expect(throws: (any Error).self) { try [String: SharedValue](decoding: ["d": deep].encoded) }
    }

    @Test func observersAreToldOfOthersChanges() throws {
        try within {
            let (told, path) = (DispatchSemaphore(value: 0), path)
            ValueWatch.shared.watch(path) { told.signal() }
            try ValueFile(path: path).change { $0["a"] = .bool(true) }
            #expect(told.wait(timeout: .now() + 30) == .success)
        }
    }
}
