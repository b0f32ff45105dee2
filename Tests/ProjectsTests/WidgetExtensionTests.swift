import Testing

@testable import Projects

@Suite struct WidgetExtensionTests {
    @Test func aFolderIsAnExtension() throws {
        let folder = try ProjectFolder([
            "My Widget/A.swift": "", "My Widget/Views/B.swift": "", "My Widget/Assets.xcassets/X.imageset/x.png": "",
            "My Widget/de.lproj/Localizable.strings": "",
            "My Widget/Info.plist": informationList(extending: "com.apple.widgetkit-extension"),
            "My Widget/W.entitlements": "{ groups = (group.a); }", "My Widget/.build/C.swift": "", "My Widget/Pods/D.swift": "",
            "My Widget/README": "", "My Widget/Old.m": "",
        ])
        let widgets = try WidgetExtension(at: folder.path + "/My Widget/", target: nil)
        #expect(widgets.name == "My Widget")
        #expect(widgets.moduleName == "My_Widget")
        #expect(folder.relative(widgets.sources) == ["My Widget/A.swift", "My Widget/Views/B.swift"])
        #expect(widgets.resources.map(\.place) == ["Assets.xcassets", "de.lproj/Localizable.strings"])
        #expect(widgets.information?["NSExtension"] != nil)
        #expect(widgets.entitlements?["groups"]?.strings == ["group.a"])
        #expect(widgets.language == LanguageSettings())
        #expect(widgets.notes.count == 1 && widgets.notes[0].contains("Old.m"))
    }

    @Test func fontsThatAreListedAndNotThereAreTold() throws {
        let list = "{ UIAppFonts = (Salsa.ttf, \"Fonts/Own.ttf\"); }"
        let folder = try ProjectFolder(["W/A.swift": "", "W/Salsa.ttf": "", "W/Info.plist": list])
        let notes = try WidgetExtension(at: folder.path + "/W", target: nil).notes
        #expect(notes == ["Info.plist lists the font 'Fonts/Own.ttf', which is not among the resources: texts in it are set in another."])
    }

    @Test func aFolderWithAProjectIsTheProject() throws {
        let folder = try ProjectFolder(["A.swift": ""])
        _ = try folder.project([:], root: "targets = ();")
        #expect(throws: ProjectError.noExtension(project: folder.path + "/App.xcodeproj", targets: [])) {
            try WidgetExtension(at: folder.path, target: nil)
        }
        try folder.write("", to: "Other.xcodeproj/project.pbxproj")
        let names = ["App", "Other"].map { "\(folder.path)/\($0).xcodeproj" }
        #expect(throws: ProjectError.severalProjects(folder: folder.path, names: names)) {
            try WidgetExtension(at: folder.path, target: nil)
        }
    }

    @Test func whatCannotBeOneIsSaid() throws {
        let folder = try ProjectFolder(["Empty/a.txt": "", "W/A.swift": "", "App.xcworkspace/contents.xcworkspacedata": ""])
        let path = folder.path
        #expect(throws: ProjectError.missing(path: path + "/None")) { try WidgetExtension(at: path + "/None", target: nil) }
        #expect(throws: ProjectError.noSources(path: path + "/Empty")) { try WidgetExtension(at: path + "/Empty", target: nil) }
        #expect(throws: ProjectError.targetOfFolder("T", path: path + "/W")) { try WidgetExtension(at: path + "/W", target: "T") }
        #expect(throws: ProjectError.workspace(path: path + "/App.xcworkspace")) {
            try WidgetExtension(at: path + "/App.xcworkspace", target: nil)
        }
        #expect(throws: ProjectError.unreadable(path: path + "/W/A.swift", reason: "it is no folder")) {
            try WidgetExtension(at: path + "/W/A.swift", target: nil)
        }
    }

    @Test(
        arguments: [
            ("App/Assets.xcassets", "Assets.xcassets"), ("/a/de.lproj/L.strings", "de.lproj/L.strings"), ("x.json", "x.json"),
            ("Fonts/Inter.ttf", "Inter.ttf"),
        ])
    func resourcesHaveTheirPlaces(path: String, place: String) {
        #expect(BundleResource(path: path).place == place)
    }

    @Test func placesAreTakenOnce() {
        let paths = ["a/A.xcassets", "b/A.xcassets", "c/a.XCASSETS", "d/NAME", "e/NAME", "en.lproj/x", "f/en.lproj/x"]
        #expect(
            paths.map { BundleResource(path: $0) }.inPlacesOfTheirOwn.map(\.place) == [
                "A.xcassets", "A-2.xcassets", "a-3.XCASSETS", "NAME", "NAME-2", "en.lproj/x", "en.lproj/x-2",
            ])
    }
}
