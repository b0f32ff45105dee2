import Foundation
import Testing

@testable import Scheduling

@Suite struct KeptEntryTests {
    private func kept(_ content: String, at date: Date = start, relevance: Relevance? = nil) -> KeptEntry<String> {
        KeptEntry(Entry(date: date, relevance: relevance, content: content))
    }

    @Test func itIsTheEntryThatItWasMadeOf() {
        let entry = Entry(date: start, relevance: Relevance(score: 2, duration: 3), content: "a")
        #expect(KeptEntry(entry).entry == entry)
    }

    @Test func twoAreEqualWhenTheirEntriesAreAndLookAlikeWhenTheirContentsAre() {
        #expect(kept("a") == kept("a") && kept("a").hashValue == kept("a").hashValue)
        #expect(kept("a") != kept("a", at: start + 1) && kept("a") != kept("a", relevance: Relevance(score: 1, duration: 0)))
        #expect(kept("a").looks(like: kept("a", at: start + 1)))
        #expect(!kept("a").looks(like: kept("b")) && !kept("a").looks(like: nil))
    }
}
