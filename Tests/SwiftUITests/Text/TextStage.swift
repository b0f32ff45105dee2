import Drawing
import Foundation
import LayoutEngine
@testable import SwiftUI
import TestSupport

/// Draws views with nothing behind them: characters are half an em wide, and there are no pictures.
@MainActor struct TextStage {
    final class Resources: RenderResources {
        let shaper: any TextShaper = FixedTextShaper()
        func image(named name: String, in environment: EnvironmentValues) -> ImageFinding { .missing }
        func image(_ file: PictureBytes) -> ImageFinding { .missing }
        func color(named name: String, dark: Bool) -> RGBA? { nil }
    }

    var environment = EnvironmentValues()
    var size = CGSize(width: 300, height: 300)

    func list<Content: View>(_ view: Content) -> DisplayList {
        let session = RenderSession(resources: Resources())
        return ViewRenderer(size: size, environment: environment, session: session).list(of: view)
    }

    func runs<Content: View>(_ view: Content) -> [GlyphRun] {
        list(view).commands.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    }

    /// What the runs of a view say.
    func texts<Content: View>(_ view: Content) -> [String] { runs(view).map(\.text) }

    /// The size that a view takes in a width, in points.
    func size<Content: View>(of view: Content, width: CGFloat? = nil) -> CGSize {
        let context = _BuildContext(environment: environment, session: RenderSession(resources: Resources()))
        return context.node(of: view).size(for: ProposedSize(width: width, height: nil))
    }
}

extension EnvironmentValues {
    /// The default environment, changed.
    static func with(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
        var environment = EnvironmentValues()
        change(&environment)
        return environment
    }
}
