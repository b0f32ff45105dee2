import Testing

@testable import Building

@Suite struct SourceImportsTests {
    private func imports(_ text: String) -> [String] { SourceImports(Array(text.utf8)).imports.map { "\($0.module):\($0.line)" } }

    @Test func modulesAreNamedWithTheirLines() {
        let source = """
            // import Nothing
            import SwiftUI
            @preconcurrency import Charts
              internal import struct Foundation.Date // why
            @_exported public import class UIKit.UIColor;
            let important = "import X"
            """
        #expect(imports(source) == ["SwiftUI:2", "Charts:3", "Foundation:4", "UIKit:5"])
    }

    @Test func whatIsAskedForUnderConditionsIsLeftOut() {
        #expect(imports("#if canImport(AppKit)\nimport AppKit\n#else\nimport UIKit\n#endif\nimport MapKit\r\n") == ["MapKit:6"])
        #expect(imports("#if A\n#if B\n#endif\nimport C\n#endif\nimport").isEmpty)
    }
}
