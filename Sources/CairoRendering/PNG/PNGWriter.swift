private import CIsal
package import Rendering

/// Writes pictures as PNG files: 8-bit RGBA, rows without a filter, packed by ISA-L at level 1.
///
/// A writer keeps its working memory from one picture to the next. The same picture gives the same bytes.
package struct PNGWriter: ~Copyable {
    private var rows = ScratchBuffer()
    private var file = ScratchBuffer()
    private var level = ScratchBuffer()

    package init() {}

    /// The bytes of the file, or nil for a picture without pixels or with more than 16,384 a side.
    ///
    /// `scale`, pixels a point, sets the density with which the picture is printed: a point is 1/72 inch.
    package mutating func bytes(of bitmap: Bitmap, scale: Double = 1) -> [UInt8]? {
        guard 1...16_384 ~= bitmap.width, 1...16_384 ~= bitmap.height else { return nil }
        let raw = rows.room((4 * bitmap.width + 1) * bitmap.height)
        bitmap.writeRGBA(into: raw)
        // Rows that do not pack grow a little; the rest is for the chunks.
        var chunks = PNGChunks(file.room(raw.count / 25 * 26 + 8_192))
        chunks.begin(width: bitmap.width, height: bitmap.height, scale: scale)
        guard let length = pack(raw, into: chunks.body) else { return nil }
        chunks.add("IDAT", bodyLength: length)
        chunks.add("IEND", bodyLength: 0)
        return [UInt8](chunks.written)
    }

    /// Packs as a zlib stream and gives its length; nil when there is no room.
    private mutating func pack(_ raw: UnsafeMutableRawBufferPointer, into out: UnsafeMutableRawBufferPointer) -> Int? {
        let levelRoom = level.room(Int(WIDGETHOST_ISAL_LEVEL_1_ROOM))
        // Too large for the stack of a small thread.
        let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
        defer { stream.deallocate() }
        isal_deflate_stateless_init(stream)
        stream.pointee.next_in = raw.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_in = UInt32(raw.count)
        stream.pointee.next_out = out.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_out = UInt32(out.count)
        stream.pointee.end_of_stream = 1
        stream.pointee.flush = UInt16(NO_FLUSH)
        stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
        stream.pointee.level = 1
        stream.pointee.level_buf = levelRoom.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.level_buf_size = UInt32(levelRoom.count)
        guard isal_deflate_stateless(stream) == COMP_OK else { return nil }
        return Int(stream.pointee.total_out)
    }
}
