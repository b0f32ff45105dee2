/// What was last heard of the machine's links and addresses, in the kernel's own words: rtnetlink(7).
struct NetworkState {
    private var idleLinks: Set<UInt32> = []
    private var addresses: Set<[UInt8]> = []

    /// Takes one datagram of messages; true when the network is back: a link that was idle runs, or there is an address that was not there.
    ///
    /// An address that is only renewed is no news, once it has been heard of. What cannot be read is passed over.
    mutating func take(_ datagram: [UInt8]) -> Bool {
        var isBack = false
        var rest = datagram[...]
        while let message = Message(rest) {
            if change(by: message) { isBack = true }
            rest = rest.dropFirst(message.room)
        }
        return isBack
    }

    private mutating func change(by message: Message) -> Bool {
        switch message.kind {
        case .newLink:
            guard let (link, runs) = message.link else { return false }
            if runs { return idleLinks.remove(link) != nil }
            idleLinks.insert(link)
            return false
        case .oldLink:
            if let (link, _) = message.link { idleLinks.remove(link) }
            return false
        case .newAddress: return message.address.map { addresses.insert($0).inserted } ?? false
        case .oldAddress:
            if let address = message.address { addresses.remove(address) }
            return false
        case nil: return false
        }
    }
}

/// One message of a datagram: 16 bytes of its own, then the body of its kind.
private struct Message {
    enum Kind: UInt16 {
        case newLink = 16
        case oldLink = 17
        case newAddress = 20
        case oldAddress = 21
    }

    let kind: Kind?
    /// Bytes up to the next message.
    let room: Int
    private let body: ArraySlice<UInt8>

    private static let headSize = 16
    /// IFF_UP and IFF_RUNNING: somebody wants the link, and it carries.
    private static let running: UInt32 = 0x1 | 0x40
    private static let linkBodySize = 16
    private static let addressBodySize = 8
    /// An address of this machine alone.
    private static let hostScope: UInt8 = 254
    /// IFA_ADDRESS and IFA_LOCAL.
    private static let addressAttributes: Set<UInt16> = [1, 2]

    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count >= Self.headSize else { return nil }
        let length = Int(bytes.number(at: 0) as UInt32)
        guard length >= Self.headSize, length <= bytes.count else { return nil }
        kind = Kind(rawValue: bytes.number(at: 4))
        body = bytes.prefix(length).dropFirst(Self.headSize)
        room = (length + 3) & ~3
    }

    /// The link's number, and whether it runs.
    var link: (number: UInt32, runs: Bool)? {
        guard body.count >= Self.linkBodySize else { return nil }
        return (body.number(at: 4), body.number(at: 8) & Self.running == Self.running)
    }

    /// What tells the address from every other; nil for one of this machine alone.
    var address: [UInt8]? {
        guard body.count >= Self.addressBodySize, body.number(at: 3) as UInt8 != Self.hostScope else { return nil }
        let link = body.dropFirst(4).prefix(4)
        return Array(link) + attributes.filter { Self.addressAttributes.contains($0.kind) }.flatMap { [UInt8($0.kind)] + $0.bytes }
    }

    private var attributes: [(kind: UInt16, bytes: ArraySlice<UInt8>)] {
        var found: [(UInt16, ArraySlice<UInt8>)] = []
        var rest = body.dropFirst(Self.addressBodySize)
        while rest.count >= 4 {
            let length = Int(rest.number(at: 0) as UInt16)
            guard length >= 4, length <= rest.count else { break }
            found.append((rest.number(at: 2), rest.prefix(length).dropFirst(4)))
            rest = rest.dropFirst((length + 3) & ~3)
        }
        return found
    }
}

extension ArraySlice<UInt8> {
    /// A number in the machine's own order, lowest byte first on all that we run on.
    fileprivate func number<Number: FixedWidthInteger>(at offset: Int) -> Number {
        dropFirst(offset).prefix(MemoryLayout<Number>.size).reversed().reduce(0) { $0 << 8 | Number($1) }
    }
}
