import Foundation
import Rendering
import Testing

/// Extensions that link packages and frameworks which lie beside them.
@Suite struct LinkedModulesEndToEndTests {
    private let run: BuildRun

    init() throws { run = try BuildRun() }

    @Test func packagesAndFrameworksOfTheProjectAreLinked() throws {
        try writePackages()
        try writeFramework()
        try writeExtension()
        let result = try run.build("App.xcodeproj", "--target", "Reef", "-o", "Reef.widget")
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            result.errorLines.filter { $0.contains("left out") } == [
                "widgethost: The package product 'Lottie' of https://example.org/lottie.git is left out: packages from elsewhere are not fetched."
            ], "\(result.errors)")
        let bitmap = try run.picture(of: "Reef", "Reef.widget")
        // A package's catalog, its texts and conditions; a framework's view.
        #expect(
            [(80, 80), (236, 80), (80, 236), (236, 236)].map { bitmap[$0.0, $0.1] } == [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ff00])
        let names = try FileManager.default.contentsOfDirectory(atPath: run.folder.path("Reef.widget")).sorted()
        #expect(names == ["Deep Kit_Corals.bundle", "deep.txt", "libReef.so"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: run.folder.path("Kit")).sorted() == ["Package.swift", "Sources"])
    }

    @Test func aPackageThatDoesNotCompileIsToldByItsSource() throws {
        try writePackages()
        try writeFramework()
        try writeExtension()
        try run.write("import Shells\npublic let wrong = Nothing()\n", to: "Kit/Sources/Corals/Corals.swift")
        let result = try run.build("App.xcodeproj", "--target", "Reef", "-o", "Reef.widget")
        #expect(result.status == 65)
        #expect(result.errors.contains("Kit/Sources/Corals/Corals.swift:2:20: error: cannot find 'Nothing' in scope"), "\(result.errors)")
        #expect(result.errors.contains("  Nothing  "), "\(result.errors)")
    }

    private func writePackages() throws {
        try run.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Deep Kit", platforms: [.iOS(.v17)],
                products: [.library(name: "Corals", targets: ["Corals"])],
                dependencies: [.package(path: "../Other")],
                targets: [
                    .target(
                        name: "Corals", dependencies: ["Base", .product(name: "Shells", package: "Other")], exclude: ["Old"],
                        resources: [.process("Resources")], swiftSettings: [.define("CORAL"), .define("MAC", .when(platforms: [.macOS]))]),
                    .target(name: "Base"), .testTarget(name: "CoralsTests", dependencies: ["Corals"]),
                ])

            """, to: "Kit/Package.swift")
        try run.write("package let base = \"base\"\n", to: "Kit/Sources/Base/Base.swift")
        try run.write("let broken: Nothing = 1\n", to: "Kit/Sources/Corals/Old/Old.swift")
        try run.write(
            """
            import Base
            import Shells
            import SwiftUI

            public struct Coral: View {
                public init() {}
                public var body: some View { Color(.coral) }
            }

            public var isWhole: Bool {
                #if CORAL && SWIFT_PACKAGE && os(iOS) && !MAC
                base == "base" && shells == 3 && String(localized: "reef", bundle: .module) == "Reef of the package"
                #else
                false
                #endif
            }

            """, to: "Kit/Sources/Corals/Corals.swift")
        try run.write("\"reef\" = \"Reef of the package\";\n", to: "Kit/Sources/Corals/Resources/en.lproj/Localizable.strings")
        try run.write(
            #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}"#,
            to: "Kit/Sources/Corals/Resources/Assets.xcassets/coral.colorset/Contents.json")
        try run.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Other", products: [.library(name: "Shells", targets: ["Shells"])], targets: [.target(name: "Shells", path: "Code")])

            """, to: "Other/Package.swift")
        try run.write("public let shells = 3\n", to: "Other/Code/Shells.swift")
    }

    private func writeFramework() throws {
        try run.write(
            """
            import Corals
            import SwiftUI

            public struct Deep: View {
                public init() {}
                public var body: some View {
                    #if IN_FRAMEWORK
                    Bundle.main.path(forResource: "deep", ofType: "txt") == nil ? Color.black : Color(red: 0, green: 0, blue: 1)
                    #endif
                }
            }

            """, to: "DeepUI/Deep.swift")
        try run.write("deep\n", to: "DeepUI/deep.txt")
    }

    private func writeExtension() throws {
        let body = """
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Coral()
                    isWhole ? Color(red: 0, green: 1, blue: 0) : .black
                }
                HStack(spacing: 0) {
                    Deep()
                    Color(red: 1, green: 1, blue: 0)
                }
            }
            """
        let main = "@main struct All: WidgetBundle { var body: some Widget { Reef() } }"
        try run.write("import Corals\nimport DeepUI\n" + BuildRun.widget(kind: "Reef", body: body, more: main), to: "Reef/Reef.swift")
        let objects = [
            "ROOT": "{isa = PBXProject; mainGroup = MAIN; buildConfigurationList = L; targets = (T, F); packageReferences = (LP, RP);}",
            "MAIN": "{isa = PBXGroup; sourceTree = \"<group>\"; children = (S1, S2, S3);}",
            "L": "{isa = XCConfigurationList; buildConfigurations = (C); defaultConfigurationName = Release;}",
            "C": "{isa = XCBuildConfiguration; name = Release; buildSettings = {};}",
            "LP": "{isa = XCLocalSwiftPackageReference; relativePath = Kit;}",
            "RP": "{isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.org/lottie.git\";}",
            "P1": "{isa = XCSwiftPackageProductDependency; package = LP; productName = Corals;}",
            "P2": "{isa = XCSwiftPackageProductDependency; package = RP; productName = Lottie;}",
            "T": """
            {isa = PBXNativeTarget; name = Reef; productType = "com.apple.product-type.app-extension"; buildPhases = (TS, TF);
            buildConfigurationList = L; packageProductDependencies = (P1, P2);}
            """,
            "TS": "{isa = PBXSourcesBuildPhase; files = (B1);}", "B1": "{isa = PBXBuildFile; fileRef = S1;}",
            "S1": "{isa = PBXFileReference; path = Reef/Reef.swift; sourceTree = \"<group>\";}",
            "TF": "{isa = PBXFrameworksBuildPhase; files = (B4, B5);}", "B4": "{isa = PBXBuildFile; fileRef = FP;}",
            "B5": "{isa = PBXBuildFile; productRef = P1;}",
            "F": """
            {isa = PBXNativeTarget; name = DeepUI; productType = "com.apple.product-type.framework"; buildPhases = (FS, FR);
            buildConfigurationList = FL; productReference = FP; packageProductDependencies = (P1);}
            """,
            "FL": "{isa = XCConfigurationList; buildConfigurations = (FC); defaultConfigurationName = Release;}",
            "FC": "{isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = IN_FRAMEWORK;};}",
            "FP": "{isa = PBXFileReference; path = DeepUI.framework; sourceTree = BUILT_PRODUCTS_DIR;}",
            "FS": "{isa = PBXSourcesBuildPhase; files = (B2);}", "B2": "{isa = PBXBuildFile; fileRef = S2;}",
            "S2": "{isa = PBXFileReference; path = DeepUI/Deep.swift; sourceTree = \"<group>\";}",
            "FR": "{isa = PBXResourcesBuildPhase; files = (B3);}", "B3": "{isa = PBXBuildFile; fileRef = S3;}",
            "S3": "{isa = PBXFileReference; path = DeepUI/deep.txt; sourceTree = \"<group>\";}",
        ]
        let text = objects.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value);" }.joined(separator: "\n")
        try run.write("// !$*UTF8*$!\n{objects = {\(text)}; rootObject = ROOT;}\n", to: "App.xcodeproj/project.pbxproj")
    }
}
