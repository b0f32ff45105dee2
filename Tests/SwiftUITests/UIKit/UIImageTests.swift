import Drawing
import Foundation
import Testing
@testable import SwiftUI

@MainActor @Suite struct UIImageTests {
    /// The head of a PNG of 60 by 30 pixels.
    private static let png = Data([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 60, 0, 0, 0, 30])

    @Test func bytesBecomeAPictureOfTheirSize() throws {
        let image = try #require(UIImage(data: Self.png, scale: 3))
        #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 3)
        #expect(image.pngData() == Self.png && image.jpegData(compressionQuality: 0.8) == Self.png)
        #expect(UIImage(data: Self.png)?.size == CGSize(width: 60, height: 30))
        #expect(UIImage(data: Self.png) == UIImage(data: Self.png) && UIImage(data: Self.png) != image)
    }

    @Test func whatIsNoPictureIsNil() throws {
        for data in [Data(), Data("<html>".utf8), Self.png.prefix(20)] { #expect(UIImage(data: data) == nil) }
        #expect(UIImage(contentsOfFile: "/nowhere/lina.png") == nil)
        #expect(UIImage(data: Self.png, scale: -1)?.scale == 1)
    }

    @Test func aFileTellsItsScaleByItsName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, scale) in [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3)] as [(String, CGFloat)] {
            let path = folder.appendingPathComponent(name).path
            try Self.png.write(to: URL(filePath: path))
            #expect(UIImage(contentsOfFile: path)?.scale == scale)
        }
    }

    @Test func aPictureOfBytesIsDrawnAsAnyOther() throws {
        let image = try #require(UIImage(data: Self.png, scale: 3))
        #expect(Stage().list(Image(uiImage: image)).images == [ImageKey(digest: [60])])
        #expect(Stage().draw(Image(uiImage: image)) == "image 0 40,45 20x10")
        #expect(Stage().draw(Image(uiImage: image).resizable().scaledToFit()) == "image 0 0,25 100x50")
        #expect(Stage().list(Text("A \(Image(uiImage: image)) B")).images == [ImageKey(digest: [60])])
    }

    @Test func aPictureOfTheBundleHasNoSizeBeforeItIsDrawn() {
        #expect(UIImage(named: "photo")?.size == .zero)
        #expect(UIImage(systemName: "star")?.pngData() == nil)
    }
}
