import BundleMessages
import Drawing
import Testing

@Suite struct PlacementsAnswerTests {
    private let placed = [
        PlacedWidget(number: 7, kind: "Note", family: .systemMedium, intent: "NoteIntent", settings: #"{"words":"ä"}"#),
        PlacedWidget(number: 1 << 40, kind: "", family: .accessoryInline),
    ]

    @Test func answersComeBackInTheirOrder() throws {
        #expect(try PlacementsAnswer(decoding: PlacementsAnswer(placed).encoded()).placements == placed)
        #expect(try PlacementsAnswer(decoding: []).placements.isEmpty)
    }

    @Test func theQuestionIsEmptyAndMayGrow() throws {
        #expect(PlacementsRequest().encoded().isEmpty)
        #expect(try PlacementsRequest(decoding: [0x08, 1]) == PlacementsRequest())
    }

    /// As a C host would write it: number 3, kind "K", family 2, and a field that nobody knows yet.
    @Test func theBytesAreThoseOfTheDocument() throws {
        let bytes: [UInt8] = [0x0a, 9, 0x08, 3, 0x12, 1, 0x4b, 0x18, 2, 0x78, 1]
        let expected = PlacedWidget(number: 3, kind: "K", family: .systemLarge)
        #expect(try PlacementsAnswer(decoding: bytes).placements == [expected])
        #expect(PlacementsAnswer([expected]).encoded() == [0x0a, 7, 0x08, 3, 0x12, 1, 0x4b, 0x18, 2])
    }

    @Test func aFamilyOfANewerHostIsLeftOut() throws {
        let bytes: [UInt8] = [0x0a, 7, 0x08, 3, 0x12, 1, 0x4b, 0x18, 99]
        #expect(try PlacementsAnswer(decoding: bytes + PlacementsAnswer(placed).encoded()).placements == placed)
    }

    @Test(
        arguments: [
            ([0x12, 1, 0x4b, 0x18, 2], "placement.number"), ([0x08, 3, 0x18, 2], "placement.kind"),
            ([0x08, 3, 0x12, 1, 0x4b], "placement.family"),
        ] as [([UInt8], String)])
    func whatIsNeededIsMissed(fields: [UInt8], name: String) {
        #expect(throws: WireError.missing(field: name)) { try PlacementsAnswer(decoding: [0x0a, UInt8(fields.count)] + fields) }
    }

    @Test func settingsPastTheLimitAreLeftOut() {
        let half = String(repeating: "x", count: PlacementsAnswer.settingsLimit / 2 + 1)
        let answer = PlacementsAnswer(
            (1...3).map { PlacedWidget(number: $0, kind: "K", family: .systemSmall, settings: $0 < 3 ? half : "{}") })
        #expect(answer.placements.map { $0.settings?.utf8.count } == [half.utf8.count, nil, 2])
    }

    @Test func thereAreNoMorePlacementsThanAReaderTakes() throws {
        let many = Array(repeating: placed[1], count: PlacementsAnswer.placementLimit + 1)
        let answer = PlacementsAnswer(many)
        #expect(answer.placements.count == PlacementsAnswer.placementLimit)
        #expect(throws: WireError.self) { try PlacementsAnswer(decoding: answer.encoded() + PlacementsAnswer([placed[1]]).encoded()) }
    }
}
