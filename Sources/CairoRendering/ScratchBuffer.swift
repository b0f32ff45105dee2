/// Working memory that is kept from one use to the next; its content is never relied on.
struct ScratchBuffer: ~Copyable {
    private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    /// At least `count` bytes, valid until the next call.
    mutating func room(_ count: Int) -> UnsafeMutableRawBufferPointer {
        if memory.count < count {
            memory.deallocate()
            memory = .allocate(byteCount: count, alignment: 16)
        }
        return UnsafeMutableRawBufferPointer(rebasing: memory[..<count])
    }

    deinit { memory.deallocate() }
}
