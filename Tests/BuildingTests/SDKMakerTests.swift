import Foundation
import Testing

@testable import Building

/// Makes an SDK with a `swift build` of a few lines, which adds to the archive that it finds, as the real one does.
@Suite struct SDKMakerTests {
    private let folder: BuildFolder
    private let maker: SDKMaker

    init() throws {
        folder = try BuildFolder()
        try folder.write("// manifest", to: "package/Package.swift")
        try folder.write("// source", to: "package/Sources/WidgetKit/Old.swift")
        try folder.write("#!/bin/sh\necho {}", to: "bin/swiftc")
        try folder.write(
            """
            #!/bin/sh
            products=$(dirname "$0")/../shelf/build/release
            mkdir -p "$products/WidgetSDK.product" "$products/Modules"
            echo "$products/WidgetKit.build/Old.swift.o" > "$products/WidgetSDK.product/Objects.LinkFileList"
            echo module > "$products/Modules/WidgetKit.swiftmodule"
            ls "$(dirname "$0")/../package/Sources/WidgetKit" >> "$products/libWidgetSDK.a"
            """, to: "bin/swift")
        for tool in ["swift", "swiftc"] {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/bin/\(tool)")
        }
        let environment = ["PATH": folder.path + "/bin:/usr/bin:/bin"]
        let interruptions = try Interruptions()
        maker = SDKMaker(
            package: SDKPackage(path: folder.path + "/package"),
            toolchain: try Toolchain(environment: environment, interruptions: interruptions), shelf: folder.path + "/shelf",
            environment: environment, interruptions: interruptions)
    }

    @Test func sourcesThatAreGoneLeaveNoCodeBehind() throws {
        let first = try maker.make { _ in }
        #expect(try String(contentsOfFile: first.library, encoding: .utf8) == "Old.swift\n")
        try FileManager.default.moveItem(
            atPath: folder.path + "/package/Sources/WidgetKit/Old.swift", toPath: folder.path + "/package/Sources/WidgetKit/New.swift")
        let second = try maker.make { _ in }
        #expect(second != first)
        #expect(try String(contentsOfFile: second.library, encoding: .utf8) == "New.swift\n")
        #expect(second.has(module: "WidgetKit"))
    }
}
