import SwiftUI
import Testing
@testable import WidgetKit

private struct Numbers: TestWidget { static let provider = TestProvider() }

private struct Family_Previews: PreviewProvider {
    static var previews: some View {
        NumberView(entry: NumberEntry(date: .start))
            .previewContext(WidgetPreviewContext(family: .systemMedium))
            .previewDisplayName("Medium")
    }
}

@MainActor @Suite struct PreviewEntryTests {
    @Test func aViewIsKeptWithItsNameAndTraits() {
        let preview = PreviewEntry("Name", traits: .portrait, .fixedLayout(width: 3, height: 4)) { Color.red }
        #expect(preview.name == "Name")
        #expect(preview.traits.map(\.value) == [.orientation(.portrait), .fixed(width: 3, height: 4)])
        #expect(preview.subject is PreviewedView)
    }

    @Test func aWidgetIsKeptWithItsEntries() async {
        let preview = PreviewEntry(as: .systemSmall) {
            Numbers()
        } timeline: {
            NumberEntry(date: .start, number: 1)
            NumberEntry(date: .start + 1, number: 2)
        }
        guard let widget = preview.subject as? PreviewedWidget, case .entries(let entries) = widget.content else {
            return #expect(Bool(false))
        }
        #expect(widget.family == .systemSmall)
        #expect(await entries().map(\.date) == [.start, .start + 1])
        #expect(widget.widget() is Numbers)
    }

    @Test func aPreviewsFamilyReachesItsViews() {
        let host = FakeHost()
        guard let port = host.port() else { return #expect(Bool(false)) }
        let session = RenderSession(resources: BundleResources.of(port))
        let renderer = ViewRenderer(size: CGSize(width: 100, height: 100), environment: EnvironmentValues(), session: session)
        #expect(renderer.list(of: Family_Previews.previews).rects.last?.height == 20)
    }
}
