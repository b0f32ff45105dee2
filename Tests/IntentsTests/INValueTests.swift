import Foundation
import Testing

@testable import Intents

@Suite struct INValueTests {
    @Test func aValueIsTakenAsWhatItsParameterHolds() {
        #expect(_INValue.text("x")._text == "x" && _INValue.number(1)._text == nil)
        #expect(_INValue.number(3)._number == 3 && _INValue.number(0.5)._number == 0.5 && _INValue.flag(true)._number == true)
        #expect(_INValue.text("3")._number == nil && _INValue.list([])._number == nil)
        #expect(_INValue.text("https://example.com")._url?.host == "example.com")
        #expect(_INValue.text("id")._object?.identifier == "id" && _INValue.flag(true)._object == nil)
    }

    @Test func aDateIsTakenInParts() {
        let parts = _INValue.text("2026-08-01T12:30:00Z")._components
        #expect(parts?.year == 2026 && parts?.month == 8 && parts?.day == 1 && parts?.hour == 12 && parts?.minute == 30)
        #expect(_INValue.text("soon")._components == nil && _INValue.number(7)._components == nil)
    }

    @Test func ofAListWhatIsOfAnotherTypeIsLeftOut() {
        let list = _INValue.list([.text("a"), .number(1), .text("b")])
        #expect(list._list { $0._text } == ["a", "b"])
        #expect(_INValue.text("a")._list { $0._text } == nil)
    }
}

@Suite struct INValueKeepingTests {
    @Test func whatAParameterHoldsIsKeptAsItIsTaken() {
        let parts = DateComponents(year: 2026, month: 8, day: 1, hour: 12, minute: 30)
        #expect(_INValue._kept("a" as String?)?._text == "a" && _INValue._kept(nil as String?) == nil)
        #expect(_INValue._kept(7 as NSNumber?)?._number == 7 && _INValue._kept(flag: true as NSNumber?)?._number == true)
        #expect(_INValue._kept(URL(string: "ladder://a"))?._url?.scheme == "ladder")
        #expect(_INValue._kept(INSpeakableString(spokenPhrase: "say"))?._text == "say")
        #expect(_INValue._kept(parts)?._text == "2026-08-01T12:30:00Z")
        #expect(_INValue._kept(INObject(identifier: "1", display: "Lina"))?._text == "1")
        #expect(_INValue._kept(INObject(identifier: nil, display: "Lina"))?._text == "Lina")
    }

    @Test func ofAListEachValueIsKept() {
        let kept = _INValue._kept(["a", "b"]) { _INValue._kept($0) }
        #expect(kept?._list(\._text) == ["a", "b"])
        #expect(_INValue._kept(nil as [String]?) { _INValue._kept($0) } == nil)
    }
}
