internal import Foundation

/// The graphics protocol of kitty, which several terminals speak: pictures as PNG inside escape sequences.
package enum KittyGraphics {
    /// Bytes of base64 in one escape sequence, which the protocol bounds.
    private static let chunkSize = 4_096

    /// Shows a PNG file from the cursor on, over so many cells; the cursor stays.
    ///
    /// `id`, one or more, names the picture: another one shown under the same id takes its place.
    package static func show(png: [UInt8], id: UInt32, columns: Int, rows: Int) -> [UInt8] {
        let payload = [UInt8](Data(png).base64EncodedData())
        var bytes: [UInt8] = []
        bytes.reserveCapacity(payload.count + payload.count / 64 + 128)
        var start = 0
        repeat {
            let end = min(start + chunkSize, payload.count)
            let more = end < payload.count ? 1 : 0
            // q=2: the terminal answers nothing that would be taken for keys. C=1: the cursor stays. p=1: one place a picture.
            let keys = start == 0 ? "a=T,f=100,t=d,i=\(id),p=1,c=\(columns),r=\(rows),C=1,q=2,m=\(more)" : "q=2,m=\(more)"
            bytes += Array("\u{1B}_G\(keys);".utf8) + payload[start..<end] + Array("\u{1B}\\".utf8)
            start = end
        } while start < payload.count
        return bytes
    }

    /// Takes a picture off the screen and out of the terminal's memory.
    package static func delete(id: UInt32) -> [UInt8] { Array("\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\".utf8) }
}
