private import CIsal

/// The chunks of a PNG file, laid one after the other into memory of the caller's.
struct PNGChunks {
    private let memory: UnsafeMutableRawBufferPointer
    private var end = 0

    init(_ memory: UnsafeMutableRawBufferPointer) { self.memory = memory }

    /// Where the body of the next chunk goes; room for the chunks that follow is left.
    var body: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(rebasing: memory[(end + 8)..<(memory.count - 64)]) }

    var written: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<end]) }

    /// The signature and all chunks that come before the pixels.
    mutating func begin(width: Int, height: Int, scale: Double) {
        put([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let rgba8: [UInt8] = [8, 6, 0, 0, 0]
        add("IHDR", body: bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + rgba8)
        let perMetre = (72 / 0.0254 * scale).rounded()
        guard perMetre >= 1, perMetre <= Double(Int32.max) else { return }
        add("pHYs", body: bigEndian(UInt32(perMetre)) + bigEndian(UInt32(perMetre)) + [1])
    }

    private mutating func add(_ kind: StaticString, body bytes: [UInt8]) {
        body.copyBytes(from: bytes)
        add(kind, bodyLength: bytes.count)
    }

    /// Closes a chunk whose body lies in `body` already.
    mutating func add(_ kind: StaticString, bodyLength: Int) {
        let start = end + 4
        put(bigEndian(UInt32(bodyLength)))
        put(UnsafeBufferPointer(start: kind.utf8Start, count: kind.utf8CodeUnitCount))
        end += bodyLength
        let named = memory.baseAddress?.advanced(by: start).assumingMemoryBound(to: UInt8.self)
        put(bigEndian(crc32_gzip_refl(0, named, UInt64(end - start))))
    }

    private mutating func put(_ bytes: some Collection<UInt8>) {
        UnsafeMutableRawBufferPointer(rebasing: memory[end...]).copyBytes(from: bytes)
        end += bytes.count
    }

    private func bigEndian(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { [UInt8]($0) } }
}
