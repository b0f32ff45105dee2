import Foundation
import Testing

@testable import Projects

@Suite struct PropertyListFilesTests {
    private static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>yes</key><true/><key>one</key><integer>1</integer><key>half</key><real>0.5</real><key>text</key><string>a &amp; b</string>
        <key>list</key><array><string>x</string><false/></array><key>data</key><data>AQI=</data>
        </dict></plist>
        """
    private static let value: PropertyList = .dictionary([
        "yes": .boolean(true), "one": .integer(1), "half": .real(0.5), "text": .string("a & b"),
        "list": .array([.string("x"), .boolean(false)]), "data": .data([1, 2]),
    ])

    @Test func xmlIsRead() throws {
        let folder = try ProjectFolder(["a.plist": Self.xml, "b.plist": "\u{feff}\n" + Self.xml])
        #expect(try PropertyList(contentsOf: folder.path + "/a.plist") == Self.value)
    }

    @Test func whatIsWrittenIsReadAgain() throws {
        let folder = try ProjectFolder()
        let text = String(decoding: Self.value.xml, as: UTF8.self)
        #expect(text.contains("<key>yes</key>\n\t<true/>"))
        try folder.write(text, to: "a.plist")
        #expect(try PropertyList(contentsOf: folder.path + "/a.plist") == Self.value)
    }

    @Test func textsOfNextStepAreRead() throws {
        let folder = try ProjectFolder(["a.plist": "{ a = b; }"])
        #expect(try PropertyList(contentsOf: folder.path + "/a.plist")["a"]?.string == "b")
    }

    @Test func binaryListsAreRead() throws {
        let folder = try ProjectFolder()
        let bytes = try PropertyListSerialization.data(fromPropertyList: ["a": ["b": true]], format: .binary, options: 0)
        try bytes.write(to: URL(fileURLWithPath: folder.path + "/a.plist"))
        #expect(try PropertyList(contentsOf: folder.path + "/a.plist")["a"]?["b"] == .boolean(true))
        try bytes.dropLast().write(to: URL(fileURLWithPath: folder.path + "/b.plist"))
        #expect(throws: ProjectError.damaged(path: folder.path + "/b.plist", line: nil, reason: "it ends too early")) {
            try PropertyList(contentsOf: folder.path + "/b.plist")
        }
    }

    @Test func largerOnesThanWantedAreLeftUnread() throws {
        let folder = try ProjectFolder(["a.plist": "{ a = b; }"])
        #expect(throws: ProjectError.unreadable(path: folder.path + "/a.plist", reason: "it has more than 9 bytes")) {
            try PropertyList(contentsOf: folder.path + "/a.plist", limit: 9)
        }
        #expect(try PropertyList(contentsOf: folder.path + "/a.plist", limit: 10)["a"]?.string == "b")
    }

    @Test func damageNamesPathAndLine() throws {
        let folder = try ProjectFolder([
            "a.plist": "{\n a = b\n}", "b.plist": "<?xml version=\"1.0\"?>\n<plist><dict>\n<key>a</key>", "c/": "",
        ])
        let path = folder.path
        #expect(throws: ProjectError.damaged(path: path + "/a.plist", line: 2, reason: "';' is missing after the value of 'a'")) {
            try PropertyList(contentsOf: path + "/a.plist")
        }
        let error = #expect(throws: ProjectError.self) { try PropertyList(contentsOf: path + "/b.plist") }
        #expect(error?.description.contains("b.plist") == true && error?.description.contains("is damaged") == true)
        #expect(throws: ProjectError.missing(path: path + "/d.plist")) { try PropertyList(contentsOf: path + "/d.plist") }
        #expect(throws: ProjectError.unreadable(path: path + "/c", reason: "it is no file")) { try PropertyList(contentsOf: path + "/c") }
    }
}
