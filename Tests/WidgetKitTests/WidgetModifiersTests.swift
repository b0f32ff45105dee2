import BundleMessages
import Drawing
import Foundation
import Testing

@testable import WidgetKit

@MainActor @Suite struct WidgetModifiersTests {
    /// The drawing of a view on a canvas of 100 by 50 points.
    private func list(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) throws -> DisplayList {
        var environment = EnvironmentValues()
        change(&environment)
        let resources = BundleResources(try #require(FakeHost().port()))
        let session = RenderSession(resources: resources)
        return ViewRenderer(size: CGSize(width: 100, height: 50), environment: environment, session: session).list(of: view)
    }

    private var mark: some View { Color.red.frame(width: 10, height: 10) }

    @Test func aBackgroundIsAlignedWithinTheContainer() throws {
        let list = try list(
            mark.containerBackground(for: .widget, alignment: .bottomTrailing) { Color.blue.frame(width: 20, height: 20) })
        #expect(list.rects == [CGRect(x: 80, y: 30, width: 20, height: 20), CGRect(x: 45, y: 20, width: 10, height: 10)])
    }

    @Test func aBackgroundMayHoldSeveralViews() throws {
        let list = try list(
            mark.containerBackground(for: .widget) {
                Color.blue
                Color.green.frame(width: 20, height: 20)
            })
        #expect(list.rects.map(\.width) == [100, 20, 10])
    }

    @Test func aBackgroundIsNotEvenBuiltWhereItIsTakenAway() throws {
        let list = try list(mark.containerBackground(.blue, for: .widget)) { $0.showsWidgetContainerBackground = false }
        #expect(list.rects.count == 1)
    }

    @Test func theLastURLWins() throws {
        let view = mark.widgetURL(URL(string: "a://inner")).widgetURL(nil).widgetURL(URL(string: "a://outer"))
        #expect(try list(view).regions.map(\.action) == [.openURL("a://inner")])
        #expect(try list(mark.widgetURL(nil)).regions.isEmpty)
    }

    @Test func contentIsFadedOnlyWhileItIsOld() throws {
        let view = mark.invalidatableContent()
        #expect(try list(view) == list(mark))
        #expect(try list(view) { $0.redactionReasons = .invalidated } == list(mark.opacity(0.5)))
        #expect(try list(mark.invalidatableContent(false)) { $0.redactionReasons = .invalidated } == list(mark))
    }

    @Test func whatHasNoMeaningHereLeavesTheViewAsItIs() throws {
        let plain = try list(mark)
        #expect(try list(mark.widgetAccentable()) == plain)
        #expect(try list(mark.widgetLabel { Text("a") }) == plain)
        #expect(try list(mark.widgetLabel("a")) == plain)
        #expect(try list(mark.widgetCurvesContent()) == plain)
        #expect(try list(mark.contentMargins(10)) == plain)
        #expect(try list(mark.contentMargins(.horizontal, 10, for: .scrollContent)) == plain)
        #expect(try list(mark.contentMargins(.all, EdgeInsets())) == plain)
    }

    @Test(arguments: [(WidgetFamily.accessoryCircular, true), (.accessoryRectangular, false), (.systemSmall, false)])
    func theFieldOfAnAccessoryIsADiscInACircle(family: WidgetFamily, isDisc: Bool) throws {
        let list = try list(AccessoryWidgetBackground()) { $0.widgetFamily = family }
        guard case .fill(let outline, .color(let color), _) = try #require(list.commands.first) else {
            return #expect(Bool(false), "no fill came")
        }
        #expect(color.alpha < 0.2)
        if case .ellipse = outline { #expect(isDisc) } else { #expect(!isDisc) }
    }

    @Test func viewsReadTheWidgetsEnvironment() throws {
        struct Reader: View {
            @Environment(\.widgetContentMargins) var margins
            @Environment(\.widgetRenderingMode) var mode
            var body: some View { Color.red.frame(width: margins.leading, height: mode == .accented ? 7 : 8) }
        }
        let list = try list(Reader()) {
            $0.widgetContentMargins = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            $0.widgetRenderingMode = WidgetRenderingMode(.accented)
        }
        #expect(list.rects.first?.size == CGSize(width: 2, height: 7))
    }
}
