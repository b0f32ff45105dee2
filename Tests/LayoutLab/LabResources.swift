import CairoRendering
import Drawing
import SwiftUI

/// Text from the fonts of this machine, and neither pictures nor colours.
@MainActor final class LabResources: RenderResources {
    let pango = PangoTextShaper()
    var shaper: any TextShaper { pango }
    func image(named name: String, in environment: EnvironmentValues) -> ImageFinding { .missing }
    func image(_ file: PictureBytes) -> ImageFinding { .missing }
    func color(named name: String, dark: Bool) -> RGBA? { nil }
}
