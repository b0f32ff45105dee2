import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct AsyncImageTests {
    private let url = URL(string: "https://example.com/a.png")

    @Test func thePlaceholderIsDrawn() {
        let view = AsyncImage(url: url) {
            $0.resizable()
        } placeholder: {
            Color.black
        }
        #expect(Stage().draw(view) == "fill rect 0,0 100x100 #000000")
    }

    @Test func thePhaseIsEmpty() {
        let view = AsyncImage(url: url, scale: 2) { phase in
            if let image = phase.image { image } else if phase.error != nil { Color.white } else { Color.black }
        }
        #expect(Stage().draw(view) == "fill rect 0,0 100x100 #000000")
        #expect(AsyncImagePhase.success(Image("photo")).image == Image("photo") && AsyncImagePhase.success(Image("photo")).error == nil)
        #expect(AsyncImagePhase.failure(CancellationError()).error is CancellationError)
    }

    @Test func withoutAPlaceholderAGreyFieldFillsTheRoom() {
        let drawn = Stage().draw(AsyncImage(url: nil).frame(width: 40, height: 20))
        #expect(drawn.contains("#80808033") && drawn.contains("40") && drawn.contains("20"), "\(drawn)")
    }
}
