import BundleMessages
import Foundation

/// The two cards as widgets of Tests/Fixtures/Cards.
enum Card: String {
    case ladder = "A"
    case chart = "B"

    init?(name: String) { self.init(rawValue: name) }

    var kind: String { self == .ladder ? "LadderCard" : "ChartCard" }
    var family: Family { self == .ladder ? .systemMedium : .systemLarge }
    var size: CGSize { CGSize(width: 338, height: self == .ladder ? 158 : 354) }

    /// Asks for all sixteen entries in one theme.
    func request(id: UInt64, theme: Theme) -> BundleRequest {
        let environment = RenderEnvironment(colorScheme: theme == .light ? .light : .dark)
        let widget = WidgetRequest(kind: kind, family: family, size: size, isPreview: false, now: Date(), environments: [environment])
        return BundleRequest(id: id, body: .timeline(widget))
    }
}
