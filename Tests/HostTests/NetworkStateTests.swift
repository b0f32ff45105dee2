import Testing

@testable import widgethost

@Suite struct NetworkStateTests {
    /// What is said of datagrams that come one after the other.
    private func said(_ datagrams: [UInt8]...) -> [Bool] {
        var state = NetworkState()
        return datagrams.map { state.take($0) }
    }

    @Test func anAddressThatIsNewBringsTheNetworkBackOnce() {
        let (one, two): ([UInt8], [UInt8]) = (.address([10, 0, 0, 1]), .address([10, 0, 0, 2]))
        #expect(said(one, one, two, .address([10, 0, 0, 1], link: 3)) == [true, false, true, true])
        #expect(said(one, .address([10, 0, 0, 1], isGone: true), one) == [true, false, true])
    }

    @Test func anAddressOfThisMachineAloneIsNoNetwork() {
        #expect(said(.address([127, 0, 0, 1], scope: 254)) == [false])
    }

    @Test func aLinkThatWasIdleAndRunsBringsItBack() {
        let (running, idle): ([UInt8], [UInt8]) = (.link(2, flags: 0x41), .link(2, flags: 0x01))
        #expect(said(running, idle, idle, running, running) == [false, false, false, true, false])
        #expect(said(idle, .link(3, flags: 0x41), .link(2, flags: 0x41, isGone: true), running) == [false, false, false, false])
    }

    @Test func oneDatagramHoldsManyMessages() {
        let address = [UInt8].address([10, 0, 0, 1])
        let first = .link(2, flags: 0) + .message(99, [1, 2, 3]) + address
        #expect(said(first, address + .link(7, flags: 0), address + .link(7, flags: 0x41)) == [true, false, true])
    }

    @Test(arguments: [[], [1, 2, 3], Array(repeating: 0, count: 64), Array(repeating: 255, count: 64)] as [[UInt8]])
    func whatIsNoMessageIsPassedOver(bytes: [UInt8]) {
        #expect(said(bytes) == [false])
    }

    /// Cut anywhere, and with every length there is in the place of a length, nothing is read past the end.
    @Test func whatIsCutShortIsPassedOver() {
        let whole = [UInt8].address([10, 0, 0, 1]) + .link(2, flags: 0x41)
        for count in 0..<16 { #expect(said(Array(whole.prefix(count))) == [false]) }
        for length in UInt8.min...UInt8.max {
            for place in [0, 24] {
                var bytes = whole
                bytes[place] = length
                _ = said(bytes)
            }
        }
    }
}

extension [UInt8] {
    /// A message of rtnetlink: length, kind, flags, number, process, then the body.
    static func message(_ kind: UInt16, _ body: [UInt8]) -> [UInt8] {
        let bytes = little(UInt32(16 + body.count)) + little(kind) + Array(repeating: 0, count: 10) + body
        return bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
    }

    static func link(_ number: UInt32, flags: UInt32, isGone: Bool = false) -> [UInt8] {
        message(isGone ? 17 : 16, [0, 0, 1, 0] + little(number) + little(flags) + little(UInt32(0)))
    }

    static func address(_ address: [UInt8], link: UInt32 = 2, scope: UInt8 = 0, isGone: Bool = false) -> [UInt8] {
        let attribute = little(UInt16(4 + address.count)) + little(UInt16(1)) + address
        let unknown = little(UInt16(5)) + little(UInt16(77)) + [9, 0, 0, 0]
        return message(isGone ? 21 : 20, [2, 24, 0, scope] + little(link) + unknown + attribute)
    }

    private static func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}
