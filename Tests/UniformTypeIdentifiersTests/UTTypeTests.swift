import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
    @Test(arguments: [("png", UTType.png), ("JPG", .jpeg), ("csv", .commaSeparatedText), ("md", nil), ("svg", .svg)])
    func anExtensionHasItsType(_ name: String, _ type: UTType?) throws {
        let found = try #require(UTType(filenameExtension: name))
        if let type { #expect(found == type) } else { #expect(found.isDynamic) }
        #expect(found.conforms(to: .data))
    }

    @Test func extensionAndMimeTypeLeadToOneAnother() {
        #expect(UTType(mimeType: "image/jpg")?.preferredFilenameExtension == "jpeg")
        #expect(UTType.json.preferredMIMEType == "application/json")
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
    }

    @Test func kindsConformToWhatTheyAreKindsOf() {
        #expect(UTType.png.isSubtype(of: .image))
        #expect(UTType.swiftSource.conforms(to: .text))
        #expect(UTType.application.isSupertype(of: .applicationBundle))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.svg.supertypes == [.image, .xml, .text, .data, .content, .item])
    }

    @Test func aTypeOfOnesOwnIsWhatItIsSaidToBe() throws {
        let own = UTType(exportedAs: "com.example.ladder", conformingTo: .json)
        #expect(own.conforms(to: .text))
        #expect(!own.isPublic)
        #expect(UTType("com.example.unknown") == nil)
        #expect(UTType(importedAs: "public.png") == .png)
        #expect(try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([own])).first?.identifier == own.identifier)
    }
}
