import Drawing

/// Changes within messages of the binary form, with every length around them put right.
///
/// Bytes that are changed at random seldom stay a message: their lengths no longer fit, and what lies deep in them is never reached.
struct WireMutation<Generator: RandomNumberGenerator> {
    /// Changes what lies deepest, where a change of bytes is all that there is.
    let change: ([UInt8], inout Generator) -> [UInt8]
    /// Another input, from which parts are taken over.
    let other: [UInt8]

    /// The message with one to three changes; the bytes with a change at random, when they are none.
    func mutated(_ bytes: [UInt8], _ generator: inout Generator) -> [UInt8] {
        guard var items = WireItem.items(in: bytes), !items.isEmpty else { return change(bytes, &generator) }
        for _ in 0..<Int.random(in: 1...3, using: &generator) { alter(&items, depth: 0, &generator) }
        return items.flatMap(\.bytes)
    }

    private func alter(_ items: inout [WireItem], depth: Int, _ generator: inout Generator) {
        guard let place = items.indices.randomElement(using: &generator) else { return }
        // Deeper as long as there is a message within, but for one in four.
        if depth < 24, Int.random(in: 0..<4, using: &generator) > 0, let inner = nested(items, &generator) {
            var within = inner.items
            alter(&within, depth: depth + 1, &generator)
            items[inner.place].value = .bytes(within.flatMap(\.bytes))
            return
        }
        switch Int.random(in: 0..<9, using: &generator) {
        case 0: items.remove(at: place)
        case 1: items.insert(items[place], at: items.indices.randomElement(using: &generator) ?? place)
        case 2: items.swapAt(place, items.indices.randomElement(using: &generator) ?? place)
        case 3: items[place].number = Int.random(in: 1...16, using: &generator)
        case 4: if let foreign = foreign(&generator) { items.insert(foreign, at: place) }
        case 5: items += [WireItem](repeating: items[place], count: Int.random(in: 1...40, using: &generator))
        default: items[place].value = changed(items[place].value, &generator)
        }
    }

    /// One of the items that hold a message.
    private func nested(_ items: [WireItem], _ generator: inout Generator) -> (place: Int, items: [WireItem])? {
        let messages = items.indices.compactMap { index in items[index].items.map { (index, $0) } }
        return messages.randomElement(using: &generator)
    }

    /// Any item of the other input, from any depth.
    private func foreign(_ generator: inout Generator) -> WireItem? {
        var items = WireItem.items(in: other) ?? []
        while let inner = nested(items, &generator)?.items, Bool.random(using: &generator) { items = inner }
        return items.randomElement(using: &generator)
    }

    private func changed(_ value: WireItem.Value, _ generator: inout Generator) -> WireItem.Value {
        switch value {
        case .varint(let number): .varint(whole(number, &generator))
        case .fixed64: .fixed64(Double(real(&generator)).bitPattern)
        case .fixed32: .fixed32(real(&generator).bitPattern)
        case .bytes(let bytes) where bytes.count % 4 == 0 && Bool.random(using: &generator): .bytes(packed(bytes, &generator))
        case .bytes(let bytes): .bytes(change(bytes, &generator))
        }
    }

    /// Numbers of four bytes, of which one is another.
    private func packed(_ bytes: [UInt8], _ generator: inout Generator) -> [UInt8] {
        var bytes = bytes
        guard let place = stride(from: 0, to: bytes.count, by: 4).map({ $0 }).randomElement(using: &generator) else { return bytes }
        bytes.replaceSubrange(place..<place + 4, with: withUnsafeBytes(of: real(&generator).bitPattern.littleEndian) { Array($0) })
        return bytes
    }

    private func whole(_ number: UInt64, _ generator: inout Generator) -> UInt64 {
        let edges: [UInt64] = [0, 1, 2, 3, 4, 15, 16, 255, 256, 4_096, 1 << 16, 1 << 31, 1 << 32, 1 << 62, 1 << 63, .max]
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return number &+ 1
        case 1: return number &- 1
        case 2: return edges.randomElement(using: &generator) ?? 0
        default: return UInt64.random(in: 0...40, using: &generator)
        }
    }

    private func real(_ generator: inout Generator) -> Float {
        let edges: [Float] = [
            0, -0.0, 1, -1, 0.5, 1e-3, 100, 4_096, -4_096, 1e6, 1e9, 3e38, -3e38, 1e-38, .leastNonzeroMagnitude, .infinity, .nan,
            .greatestFiniteMagnitude,
        ]
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: return edges.randomElement(using: &generator) ?? 0
        case 1: return Float.random(in: -400...400, using: &generator)
        default: return Float(bitPattern: UInt32.random(in: 0...UInt32.max, using: &generator))
        }
    }
}

/// One field of a message, as it lies there.
private struct WireItem {
    var number: Int
    var value: Value

    enum Value {
        case varint(UInt64)
        case fixed64(UInt64)
        case fixed32(UInt32)
        case bytes([UInt8])
    }

    /// The message that the field may be; nil where it is none.
    var items: [WireItem]? {
        guard case .bytes(let bytes) = value, bytes.count > 1 else { return nil }
        return Self.items(in: bytes)
    }

    /// The fields of a message; nil where the bytes are none.
    static func items(in bytes: [UInt8]) -> [WireItem]? {
        var reader = WireReader(bytes)
        var items: [WireItem] = []
        do throws(WireError) {
            while let field = try reader.next() { items.append(WireItem(field)) }
        } catch { return nil }
        return items
    }

    private init(_ field: WireField) {
        number = field.number
        switch field.value {
        case .number(let bits): value = .varint(bits)
        case .double(let double): value = .fixed64(double.bitPattern)
        case .float(let float): value = .fixed32(float.bitPattern)
        case .bytes(let slice): value = .bytes(Array(slice))
        }
    }

    var bytes: [UInt8] {
        switch value {
        case .varint(let bits): Self.varint(UInt64(number) << 3) + Self.varint(bits)
        case .fixed64(let bits): Self.varint(UInt64(number) << 3 | 1) + withUnsafeBytes(of: bits.littleEndian) { Array($0) }
        case .bytes(let bytes): Self.varint(UInt64(number) << 3 | 2) + Self.varint(UInt64(bytes.count)) + bytes
        case .fixed32(let bits): Self.varint(UInt64(number) << 3 | 5) + withUnsafeBytes(of: bits.littleEndian) { Array($0) }
        }
    }

    private static func varint(_ number: UInt64) -> [UInt8] {
        var (rest, bytes) = (number, [UInt8]())
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }
}
