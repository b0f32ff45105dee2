import Foundation
import SwiftUI
import Testing

@Suite struct UIAccessibilityTests {
    @Test func nothingSpecialIsAsked() {
        #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning && !UIAccessibility.isBoldTextEnabled)
    }

    @Test func whatIsCopiedIsKept() {
        let board = UIPasteboard.general
        board.string = "a"
        #expect(board.string == "a" && board.hasStrings && board.url?.absoluteString == "a")
        board.string = nil
        #expect(!board.hasStrings && !board.hasURLs)
        board.url = URL(string: "https://example.com")
        #expect(board.string == "https://example.com")
    }
}
