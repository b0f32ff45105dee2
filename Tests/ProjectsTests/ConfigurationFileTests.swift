import Testing

@testable import Projects

@Suite struct ConfigurationFileTests {
    @Test func settingsAreALineEach() {
        let text = """
            // A comment
            A = 1 // why
            B[sdk=iphoneos*] = a = b;
            C=
              D  =  two words
            no setting
            = nothing
            A = 2
            """
        #expect(ConfigurationFile(text: text).settings == ["A": "2", "B[sdk=iphoneos*]": "a = b", "C": "", "D": "two words"])
    }

    @Test func includedFilesComeFirst() throws {
        let folder = try ProjectFolder([
            "a.xcconfig": "#include \"b/b.xcconfig\"\n#include? \"missing.xcconfig\"\nA = own\n", "b/b.xcconfig": "A = other\nB = $(A)\n",
        ])
        #expect(ConfigurationFile(contentsOf: folder.path + "/a.xcconfig").settings == ["A": "own", "B": "$(A)"])
    }

    @Test func aFileThatIncludesItselfEnds() throws {
        let folder = try ProjectFolder(["a.xcconfig": "#include \"a.xcconfig\"\nA = 1\n"])
        #expect(ConfigurationFile(contentsOf: folder.path + "/a.xcconfig").settings == ["A": "1"])
    }

    @Test func aMissingFileHasNoSettings() {
        #expect(ConfigurationFile(contentsOf: "/nowhere/a.xcconfig").settings.isEmpty)
    }
}
