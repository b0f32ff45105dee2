import Testing

@testable import Projects

@Suite struct XcodeProjectTests {
    private func target(_ name: String, _ information: String, more: String = "") -> String {
        """
        {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.app-extension";
        buildPhases = (\(name)S); buildConfigurationList = \(name)L; \(more)}
        """
    }

    private func objects(_ name: String, _ information: String, settings: String = "") -> [String: String] {
        [
            name: target(name, information), "\(name)S": "{isa = PBXSourcesBuildPhase; files = (\(name)B);}",
            "\(name)B": "{isa = PBXBuildFile; fileRef = \(name)F;}",
            "\(name)F": "{isa = PBXFileReference; path = \(name).swift; sourceTree = \"<group>\";}",
            "\(name)L": "{isa = XCConfigurationList; buildConfigurations = (\(name)C); defaultConfigurationName = Release;}",
            "\(name)C": "{isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = \(information); \(settings)};}",
        ]
    }

    private func folder() throws -> ProjectFolder {
        try ProjectFolder([
            "W.plist": informationList(extending: "com.apple.widgetkit-extension"),
            "I.plist": informationList(extending: "com.apple.intents-service"), "One.swift": "", "Two.swift": "", "Intent.swift": "",
        ])
    }

    @Test func theOnlyWidgetExtensionIsFound() throws {
        let folder = try folder()
        let project = try folder.project(
            objects("One", "W.plist", settings: "SWIFT_VERSION = 6.0; PRODUCT_NAME = \"My Widget\";").merging(objects("Intent", "I.plist"))
            { $1 },
            root: "targets = (Intent, One);", children: "OneF, IntentF")
        #expect(project.targetNames == ["Intent", "One"])
        let widgets = try project.widgetExtension(named: nil)
        #expect(widgets.name == "One")
        #expect(widgets.moduleName == "My_Widget")
        #expect(folder.relative(widgets.sources) == ["One.swift"])
        #expect(widgets.language.mode == "6")
        #expect(widgets.information?["CFBundleName"]?.string == "My Widget of App")
        #expect(try project.widgetExtension(named: "Intent").name == "Intent")
    }

    @Test func amongSeveralOneMustBeNamed() throws {
        let folder = try folder()
        let project = try folder.project(
            objects("One", "W.plist").merging(objects("Two", "W.plist")) { $1 }, root: "targets = (One, Two);", children: "OneF, TwoF")
        let path = folder.path + "/App.xcodeproj"
        #expect(throws: ProjectError.severalExtensions(project: path, targets: ["One", "Two"])) {
            try project.widgetExtension(named: nil)
        }
        #expect(throws: ProjectError.noTarget("Tow", project: path, targets: ["One", "Two"])) {
            try project.widgetExtension(named: "Tow")
        }
        #expect(try project.widgetExtension(named: "Two").name == "Two")
    }

    @Test func whatLinksWidgetKitIsAWidgetWhereNoListSaysSo() throws {
        let folder = try folder()
        var objects = objects("One", "Missing.plist")
        objects["One"] = target("One", "Missing.plist").replacing("buildPhases = (", with: "buildPhases = (K, ")
        objects["K"] = "{isa = PBXFrameworksBuildPhase; files = (KB);}"
        objects["KB"] = "{isa = PBXBuildFile; fileRef = KF;}"
        objects["KF"] = "{isa = PBXFileReference; name = WidgetKit.framework; path = System/WidgetKit.framework; sourceTree = SDKROOT;}"
        #expect(try folder.project(objects, root: "targets = (One);", children: "OneF").widgetExtension(named: nil).name == "One")
    }

    @Test func aProjectWithoutWidgetsSaysSo() throws {
        let folder = try folder()
        let project = try folder.project(objects("Intent", "I.plist"), root: "targets = (Intent);", children: "IntentF")
        #expect(throws: ProjectError.noExtension(project: project.path, targets: ["Intent"])) { try project.widgetExtension(named: nil) }
    }

    @Test func damageIsOneMessage() throws {
        let folder = try ProjectFolder(["App.xcodeproj/project.pbxproj": "{ objects = {}; rootObject = R; }"])
        let file = folder.path + "/App.xcodeproj/project.pbxproj"
        #expect(throws: ProjectError.damaged(path: file, line: nil, reason: "its 'rootObject' is not among its objects")) {
            try XcodeProject(at: folder.path + "/App.xcodeproj")
        }
        try folder.write("{ archiveVersion = 1; }", to: "App.xcodeproj/project.pbxproj")
        #expect(throws: ProjectError.damaged(path: file, line: nil, reason: "it has no 'objects', so it is no project")) {
            try XcodeProject(at: folder.path + "/App.xcodeproj")
        }
    }

    @Test func configurationsOfTargetFileAndProjectAddUp() throws {
        let folder = try folder()
        try folder.write("SWIFT_VERSION = 6.0\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = FILE $(inherited)\n", to: "Base.xcconfig")
        var objects = objects("One", "W.plist", settings: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = (TARGET, \"$(inherited)\");")
        objects["X"] = "{isa = PBXFileReference; path = Base.xcconfig; sourceTree = \"<group>\";}"
        let project = try folder.project(
            objects, root: "targets = (One);", children: "OneF, X", configuration: "baseConfigurationReference = X;")
        let language = try project.widgetExtension(named: nil).language
        #expect(language.conditions == ["TARGET", "FILE"])
        #expect(language.mode == "6")
    }

    @Test func whatIsNotThereIsToldAndLeftOut() throws {
        let folder = try folder()
        let project = try folder.project(
            objects("One", "W.plist"), root: "targets = (One);", children: "OneF")
        try folder.write("", to: "Other.swift")
        var objects = objects("One", "W.plist")
        objects["OneS"] = "{isa = PBXSourcesBuildPhase; files = (OneB, GB, MB);}"
        objects["GB"] = "{isa = PBXBuildFile; fileRef = GF;}"
        objects["GF"] = "{isa = PBXFileReference; path = Gone.swift; sourceTree = \"<group>\";}"
        objects["MB"] = "{isa = PBXBuildFile; fileRef = MF;}"
        objects["MF"] = "{isa = PBXFileReference; path = Old.m; sourceTree = \"<group>\";}"
        objects["One"] = target("One", "", more: "packageProductDependencies = (PP);")
        objects["PP"] = "{isa = XCSwiftPackageProductDependency; productName = Lottie;}"
        let widgets = try folder.project(objects, root: "targets = (One);", children: "OneF, GF, MF").widgetExtension(named: nil)
        #expect(folder.relative(widgets.sources) == ["One.swift"])
        #expect(widgets.products == [PackageProduct(name: "Lottie", folders: [])])
        #expect(widgets.notes.count == 2)
        for word in ["Gone.swift is not there", "Old.m is left out"] {
            #expect(widgets.notes.contains { $0.contains(word) }, "\(word)")
        }
        #expect(project.name == "App")
    }
}
