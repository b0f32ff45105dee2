import Foundation
import Testing

@testable import WidgetKit

@Suite struct ReloadWishesTests {
    private func wishes(_ kinds: [String?]) -> ReloadWishes { kinds.reduce(into: ReloadWishes()) { _ = $0.add($1) } }

    @Test(
        arguments: [
            (["A", "B", "A"], ["A", "B"], false), (["A", nil, "B"], [], true), ([nil, nil], [], true), ([], [], false),
        ] as [([String?], [String], Bool)])
    func eachKindIsAskedForOnceAndNoneBesideAll(asked: [String?], kinds: [String], meansAll: Bool) {
        #expect(wishes(asked).kinds == kinds)
        #expect(wishes(asked).meansAll == meansAll)
    }

    @Test func onlyTheFirstIsTheFirst() {
        var wishes = ReloadWishes()
        let answers = ["A", "B", nil].map { wishes.add($0) }
        #expect(answers == [true, false, false])
    }

    @Test func kindsWithoutEndAreAll() {
        let many = wishes((0..<101).map { "K\($0)" })
        #expect(many.meansAll)
        #expect(many.kinds.isEmpty)
        #expect(!wishes((0..<100).map { "K\($0)" } + ["K7"]).meansAll)
    }

    @Test func theyAreOneBatchOnTheSocket() throws {
        let line = Data(HostCall.line(for: wishes(["A", "ä \"b\""])))
        let batch = try #require(try JSONSerialization.jsonObject(with: line) as? [[String: Any]])
        #expect(batch.map { $0["method"] as? String } == ["timelines.reload", "timelines.reload"])
        #expect(batch.map { $0["params"] as? [String: String] } == [["kind": "A"], ["kind": "ä \"b\""]])
        #expect(Set(batch.map { $0["id"] as? Int }).count == 2)
        #expect(!line.contains(UInt8(ascii: "\n")))
        let all = try #require(try JSONSerialization.jsonObject(with: Data(HostCall.line(for: wishes([nil])))) as? [[String: Any]])
        #expect(all.map { $0["params"] as? [String: String] } == [[:]])
    }
}
