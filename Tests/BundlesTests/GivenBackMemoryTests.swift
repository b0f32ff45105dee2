import CLinux
import Foundation
import Testing

/// What a process at rest holds of the files that it has loaded.
@Suite struct GivenBackMemoryTests {
    @Test func codeAndConstantsAreUnmappedAndComeBackWhenTheyAreNeeded() throws {
        let words = Date(timeIntervalSince1970: 0).formatted(.dateTime.month(.wide).locale(Locale(identifier: "pl")))
        let before = try held("lib_FoundationICU.so")
        widgethost_give_back_memory()
        #expect(try held("lib_FoundationICU.so") < before / 2)
        #expect(Date(timeIntervalSince1970: 0).formatted(.dateTime.month(.wide).locale(Locale(identifier: "pl"))) == words)
    }

    /// Relocations, and what a program wrote, would be lost with their pages.
    @Test func whatWasWrittenStays() throws {
        let before = try written()
        #expect(before > 0)
        widgethost_give_back_memory()
        #expect(try written() >= before / 2)
    }

    /// Bytes in memory of the file's mappings that nothing may write to.
    private func held(_ file: String) throws -> Int {
        try mappings().filter { $0.file.hasSuffix(file) && !$0.isWritten }.map(\.held).reduce(0, +)
    }

    /// Bytes of loaded files that are this process's own, since it wrote them.
    private func written() throws -> Int { try mappings().filter { $0.file.hasSuffix(".so") }.map(\.own).reduce(0, +) }

    private func mappings() throws -> [Mapping] {
        let bytes = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/smaps")).readToEnd() ?? Data()
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        var all: [Mapping] = []
        for words in lines.map({ $0.split(separator: " ") }) {
            if words.count >= 2, words[0].contains("-"), !words[0].hasSuffix(":") {
                all.append(Mapping(file: words.count > 5 ? String(words[5]) : "", isWritten: words[1].contains("w")))
            } else if words.count == 3, let last = all.indices.last, let size = Int(words[1]) {
                if words[0] == "Rss:" { all[last].held = size << 10 }
                if words[0] == "Private_Dirty:" { all[last].own = size << 10 }
            }
        }
        return all
    }

    private struct Mapping {
        let file: String
        let isWritten: Bool
        var held = 0
        var own = 0
    }
}
