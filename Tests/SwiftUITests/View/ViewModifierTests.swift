import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct ViewModifierTests {
    private struct Boxed: ViewModifier {
        var width: CGFloat
        @Environment(\.colorScheme) private var scheme

        func body(content: Content) -> some View {
            content.frame(width: width, height: 10).background(scheme == .dark ? Color.white : .black)
        }
    }

    @Test func anAuthorsModifierIsAppliedWithItsEnvironment() {
        #expect(Stage().draw(Color.red.modifier(Boxed(width: 20))) == "fill rect 40,45 20x10 #000000\nfill rect 40,45 20x10 #FF3B30")
        #expect(Stage { $0.colorScheme = .dark }.draw(Color.blue.modifier(Boxed(width: 20))).hasPrefix("fill rect 40,45 20x10 #FFFFFF"))
    }

    @Test func modifiersAreAppliedInOrder() {
        let view = Color.red.modifier(Boxed(width: 20)).modifier(Boxed(width: 40))
        #expect(Stage().frames(view) == ["30,45 40x10", "40,45 20x10", "40,45 20x10"])
    }

    @Test func aModifierMayUseItsContentTwice() {
        struct Twice: ViewModifier {
            func body(content: Content) -> some View {
                VStack(spacing: 0) {
                    content
                    content
                }
            }
        }
        #expect(Stage().frames(Color.red.frame(height: 10).modifier(Twice())) == ["0,40 100x10", "0,50 100x10"])
    }

    @Test func whatAnAuthorExtendsViewWith() {
        #expect(Stage().frames(Color.red.small(if: true)) == ["45,45 10x10"])
        #expect(Stage().frames(Color.red.small(if: false)) == ["0,0 100x100"])
    }
}

extension View {
    @ViewBuilder fileprivate func small(if condition: Bool) -> some View {
        if condition { frame(width: 10, height: 10) } else { self }
    }
}
