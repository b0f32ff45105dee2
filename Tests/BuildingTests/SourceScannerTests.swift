import Testing

@testable import Building

@Suite struct SourceScannerTests {
    private func answered(_ text: String) -> String? {
        SourceScanner.onIPhone(Array(text.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test(
        arguments: [
            ("#if os(iOS)\na\n#endif", "#if (true) \na\n#endif"), ("  #if !os(iOS) || DEBUG", "  #if !(true)  || DEBUG"),
            ("#if A\n#elseif os(iOS)\n#endif", "#if A\n#elseif (true) \n#endif"), ("#if os( iOS )", "#if (true)   "),
            ("#if os(iOS) || os(watchOS)", "#if (true)  || os(watchOS)"),
            ("#if os(watchOS) ||\n    os(iOS)\n", "#if os(watchOS) ||\n    (true) \n"),
            ("#if os(iOS) // not os(iOS)\n", "#if (true)  // not os(iOS)\n"), ("#if(os(iOS))\n", "#if((true) )\n"),
            ("let a = \"\\(b(\"x\"))\"\n#if os(iOS)", "let a = \"\\(b(\"x\"))\"\n#if (true) "),
            ("let a = \"open\n#if os(iOS)", "let a = \"open\n#if (true) "),
            ("/* a /* b */ c */\n#if os(iOS)", "/* a /* b */ c */\n#if (true) "),
            ("#if os(iOS)\r\n", "#if (true) \r\n"),
        ])
    func conditionsAreAnswered(text: String, expected: String) {
        #expect(answered(text) == expected)
        #expect(expected.utf8.count == text.utf8.count)
    }

    @Test(
        arguments: [
            "", "let iOS = 1", "#if os(macOS)", "// #if os(iOS)", "/* \n#if os(iOS)\n*/", "let a = \"\"\"\n#if os(iOS)\n\"\"\"",
            "let a = #\"\"\"\n\"\"\"\n#if os(iOS)\n\"\"\"#", "f(#if os(iOS))", "#if macos(iOS)", "#if os(iOSX)", "@available(iOS 17, *)",
            "#iffy os(iOS)", "import os", "import struct os.Logger", "import Glibc.math", "// import os.log", "f(.imports os.log)",
            "import os.",
            "let a = \"import os.log\"", "let a = \"\"\"\nimport os.log\n\"\"\"", "importos.log",
            "let a = \"\"\"\n\\(\"\"\"\n#if os(iOS)\n\"\"\")\n\"\"\"", "#if A\nos(iOS)\n#endif", "#if",
        ])
    func allElseStaysAsItIs(text: String) {
        #expect(answered(text) == nil)
    }

    @Test(
        arguments: [
            ("import os.log\n", "import os    \n"), ("@preconcurrency import  UIKit.UIFont", "@preconcurrency import  UIKit       "),
            ("import Foundation.NSDate.x; a.b", "import Foundation         ; a.b"),
            ("#if A\nimport os.log\n#endif", "#if A\nimport os    \n#endif"),
        ])
    func aPartOfAModuleIsTheModule(text: String, expected: String) {
        #expect(answered(text) == expected)
        #expect(SourceScanner.onIPhone(Array(text.utf8))?.isAnswered == false)
    }

    @Test func everyBeginningOfASourceCanBeScanned() {
        let text = "#if os(iOS) &&\n A\nlet a = #\"x \\#(b(\"\"\" \n\\(c) \"\"\")) \"#\n/* /* */ iOS\n#elseif os(iOS)\nimport os.log"
        for count in 0...text.utf8.count { _ = SourceScanner.onIPhone(Array(text.utf8.prefix(count))) }
    }
}
