import Foundation
import FuzzDriver
import FuzzTargets

// fuzz NAME [OPTIONS OF LIBFUZZER] [FOLDERS]; fuzz --names; fuzz --seeds NAME FOLDER. `Tests/fuzz` calls it.

private func leave(_ text: String) -> Never {
    FileHandle.standardError.write(Data("fuzz: \(text)\n".utf8))
    exit(64)
}

private func target(_ name: String?) -> FuzzTarget {
    guard let target = name.flatMap(FuzzTarget.named) else {
        leave("there is no reader '\(name ?? "")'; there are: \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
    }
    return target
}

/// Every other time a change within the message; what is no message of its own is changed by libFuzzer.
private func mutate(_ place: UnsafeMutablePointer<UInt8>?, _ length: Int, _ limit: Int, _ seed: UInt32) -> Int {
    guard seed % 2 == 0 else { return fuzz_change(place, length, limit) }
    let bytes = Array(UnsafeBufferPointer(start: place, count: length))
    var generator = SeededGenerator(seed: UInt64(seed))
    let changed = chosen.mutatedMessage(bytes, with: earlier, &generator) { part, _ in changedByLibrary(part) }
    earlier = bytes
    guard let place, !changed.isEmpty, changed.count <= limit else { return fuzz_change(place, length, limit) }
    _ = UnsafeMutableBufferPointer(start: place, count: changed.count).update(fromContentsOf: changed)
    return changed.count
}

private func changedByLibrary(_ part: [UInt8]) -> [UInt8] {
    var room = part + [UInt8](repeating: 0, count: 64)
    let count = room.withUnsafeMutableBufferPointer { fuzz_change($0.baseAddress, part.count, $0.count) }
    return Array(room.prefix(count))
}

private let variable = "WIDGETHOST_FUZZ_READER"
private let words = Array(CommandLine.arguments.dropFirst())
/// The one that is run: libFuzzer calls a C function, which holds nothing.
nonisolated(unsafe) private var chosen = FuzzTarget.all[0]
/// The input that was changed before; libFuzzer runs on one thread.
nonisolated(unsafe) private var earlier: [UInt8] = []

switch words.first {
case "--names": print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
case "--seeds":
    guard words.count == 3 else { leave("--seeds NAME FOLDER") }
    for (index, seed) in target(words[1]).seeds().enumerated() {
        try Data(seed).write(to: URL(fileURLWithPath: "\(words[2])/seed-\(index)"))
    }
default:
    // libFuzzer starts itself again, to merge for one, and has only its own arguments then.
    let isStartedAgain = words.first?.hasPrefix("-") ?? true
    let name = isStartedAgain ? ProcessInfo.processInfo.environment[variable] : words.first
    chosen = target(name)
    setenv(variable, chosen.name, 1)
    let arguments = CommandLine.unsafeArgv
    if !isStartedAgain { arguments[1] = arguments[0] }
    let skipped = isStartedAgain ? 0 : 1
    let status = fuzz_drive(
        CommandLine.argc - Int32(skipped), arguments + skipped,
        { bytes, length in
            chosen.run(Array(UnsafeBufferPointer(start: bytes, count: length)))
            return 0
        }, chosen.takesMessages ? mutate : nil)
    if status < 0 { leave("this build has no libFuzzer: Tests/fuzz makes one that has") }
    exit(status)
}
