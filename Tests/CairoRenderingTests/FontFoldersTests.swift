import CairoRendering
import Testing

@Suite struct FontFoldersTests {
    private let folders = FontFolders(["/usr/share/fonts", "/home/a/.fonts/"])

    @Test(arguments: ["/usr/share/fonts/a.ttf", "/usr/share/fonts/deep/er/a.otf", "/home/a/.fonts/x.ttc", "/usr/share/fonts/..a/b.ttf"])
    func filesWithinAreOpened(_ path: String) { #expect(folders.contain(path)) }

    @Test(arguments: [
        "", "/", "/etc/passwd", "/usr/share/fonts", "/usr/share/fonts2/a.ttf", "/usr/share/fonts/../a.ttf", "usr/share/fonts/a.ttf",
    ])
    func othersAreNot(_ path: String) { #expect(!folders.contain(path)) }

    @Test func moreFoldersCanBeAdded() { #expect(folders.adding(["/opt/own"]).contain("/opt/own/a.ttf")) }

    @Test func theSystemsFoldersHoldTheSystemsFonts() {
        #expect(FontFolders.system().contain("/usr/share/fonts/opentype/inter/Inter-Regular.otf"))
        #expect(!FontFolders.system().contain("/etc/passwd"))
    }
}
