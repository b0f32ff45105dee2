import Control
import Foundation
import Storage
import Testing

@testable import widgethost

@Suite struct SettingsTests {
    @Test(
        arguments: [
            ([:], [:], "{}"), (["a": 1], [:], #"{"a":1}"#), (["a": 1], ["a": 2], #"{"a":2}"#), (["a": 1], ["b": 2], #"{"a":1,"b":2}"#),
            (["a": 1, "b": 2], ["a": nil], #"{"b":2}"#), (["a": 1], ["b": nil], #"{"a":1}"#),
            ([:], ["a": 1, "b": nil, "c": 3], #"{"a":1,"c":3}"#),
            (["z": [1, nil], "a": ["x": 1]], ["a": ["y": 2]], #"{"z":[1,null],"a":{"y":2}}"#), ([:], ["a": 1, "a": 2], #"{"a":2}"#),
        ] as [(JSONObject, JSONObject, String)])
    func newValuesReplaceOldOnes(settings: JSONObject, changes: JSONObject, merged: String) {
        #expect(String(decoding: settings.merging(changes).bytes, as: UTF8.self) == merged)
    }

    @Test func membersThatNobodyNamesKeepTheirPlaceAndTheirBytes() throws {
        let text = #"{"later":{"n":1e2,"s":"é\n"},"team":"A","big":9007199254740993}"#
        let settings = try JSONObject(json: JSONValue(reading: text))
        #expect(String(decoding: settings.merging(["team": "B"]).bytes, as: UTF8.self).contains("9007199254740993"))
        #expect(settings.merging(["team": "B"]).members.map(\.name) == ["later", "team", "big"])
    }

    @Test(arguments: ["", "[]", "nonsense", "7"]) func whatIsNoObjectCountsAsNone(bytes: String) {
        let placement = StoredPlacement(
            id: StoredPlacement.ID(1), bundle: "B", kind: "K", family: "f", place: .init(position: 0), configuration: Array(bytes.utf8),
            created: Date(timeIntervalSince1970: 0))
        #expect(placement.settings == [:])
    }
}
