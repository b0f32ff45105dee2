import Testing

@testable import Control

@Suite struct FaultTests {
    @Test func everyNameHasANumberOfItsOwn() {
        let codes = Fault.Name.allCases.map(\.code)
        #expect(Set(codes).count == codes.count)
        #expect(codes.allSatisfy { (-32_099 ... -32_000).contains($0) || (-32_768 ... -32_600).contains($0) })
    }

    @Test func aFaultSaysNumberNameAndWhatItIsAbout() throws {
        let fault = Fault.unknownKind("LadderWigdet", known: ["LadderWidget"])
        #expect(
            fault.json.text
                == #"{"code":-32011,"message":"no bundle holds the kind 'LadderWigdet': gallery.list lists them","data":{"name":"unknownKind","#
                + #""kind":"LadderWigdet","kinds":["LadderWidget"]}}"#)
        #expect(try Fault(json: fault.json) == fault)
    }

    @Test func anErrorOfAnotherProgramIsReadAsFarAsItGoes() throws {
        let fault = try Fault(json: ["code": -1, "message": "no", "data": [1]])
        #expect(fault.code == -1)
        #expect(fault.name == "")
        #expect(throws: JSONMismatch(member: "message", expected: "a text", found: nil)) { try Fault(json: ["code": 1]) }
    }
}
