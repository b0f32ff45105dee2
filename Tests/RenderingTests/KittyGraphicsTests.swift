import Foundation
import Rendering
import Testing

@Suite struct KittyGraphicsTests {
    private func sequences(_ bytes: [UInt8]) -> [(keys: String, payload: String)] {
        String(decoding: bytes, as: UTF8.self).components(separatedBy: "\u{1B}\\").filter { !$0.isEmpty }.map {
            let parts = $0.dropFirst(3).split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
    }

    @Test func aSmallPictureGoesInOneSequence() throws {
        let bytes = KittyGraphics.show(png: [1, 2, 3], id: 5, columns: 40, rows: 9)
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}_Ga=T,f=100,t=d,i=5,p=1,c=40,r=9,C=1,q=2,m=0;AQID\u{1B}\\")
    }

    @Test func aLargePictureGoesInPiecesThatJoinToTheFile() throws {
        let png = (0..<10_000).map { UInt8($0 % 251) }
        let parts = sequences(KittyGraphics.show(png: png, id: 1, columns: 1, rows: 1))
        #expect(parts.count == 4)
        #expect(parts.allSatisfy { $0.payload.utf8.count <= 4_096 && ($0.payload.utf8.count % 4 == 0) })
        #expect(parts.map { $0.keys.hasSuffix("m=1") } == [true, true, true, false])
        #expect(Data(base64Encoded: parts.map(\.payload).joined()) == Data(png))
    }

    @Test func aPayloadOfExactlyOnePieceIsTheLast() {
        let parts = sequences(KittyGraphics.show(png: [UInt8](repeating: 0, count: 3_072), id: 1, columns: 1, rows: 1))
        #expect(parts.count == 1 && parts[0].keys.hasSuffix("m=0"))
    }

    @Test func deletionNamesThePictureAndFreesIt() {
        #expect(String(decoding: KittyGraphics.delete(id: 5), as: UTF8.self) == "\u{1B}_Ga=d,d=I,i=5,q=2\u{1B}\\")
    }
}
