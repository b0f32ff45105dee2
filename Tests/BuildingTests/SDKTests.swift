import Foundation
import Testing

@testable import Building

@Suite struct SDKTests {
    private let folder: BuildFolder
    private let package: SDKPackage

    init() throws {
        folder = try BuildFolder()
        for name in ["Package.swift", "Sources/WidgetKit/A.swift", "Sources/SwiftUI/B/C.swift", "Sources/Host/D.swift"] {
            try folder.write("// \(name)", to: "package/" + name)
        }
        package = SDKPackage(path: folder.path + "/package")
    }

    @Test func theSourcesOfItsModulesTellOneStateFromAnother() throws {
        let modules = ["WidgetKit", "SwiftUI"]
        let first = package.fingerprint(of: modules)
        #expect(package.fingerprint(of: modules.reversed()) == first)
        try folder.write("// other", to: "package/Sources/Host/D.swift")
        #expect(package.fingerprint(of: modules) == first)
        try folder.write("// other", to: "package/Sources/SwiftUI/B/C.swift")
        let second = package.fingerprint(of: modules)
        #expect(second != first)
        try folder.write("// other", to: "package/Package.swift")
        #expect(package.fingerprint(of: modules) != second)
    }

    @Test func itIsWhereTheVariableSays() throws {
        #expect(try SDKPackage(environment: ["WIDGETHOST_SDK": package.path]) == package)
        #expect(throws: BuildError.noSDK(looked: "/nowhere")) { try SDKPackage(environment: ["WIDGETHOST_SDK": "/nowhere"]) }
    }

    @Test func aDamagedOneIsNotWhole() throws {
        try folder.write("library", to: "sdk/libWidgetSDK.a")
        try folder.write("module", to: "sdk/Modules/WidgetKit.swiftmodule")
        let path = folder.path + "/sdk"
        #expect(SDKRecord(whole: path) == nil)
        let record = SDKRecord(of: path, modules: ["WidgetKit"])
        try record.write(into: path)
        #expect(SDKRecord(whole: path) == record)
        #expect(record.hashes.count == 2)
        try folder.write("librarz", to: "sdk/libWidgetSDK.a")
        #expect(SDKRecord(whole: path) == nil)
        try folder.write("library", to: "sdk/libWidgetSDK.a")
        try FileManager.default.removeItem(atPath: path + "/Modules/WidgetKit.swiftmodule")
        #expect(SDKRecord(whole: path) == nil)
    }
}
