internal import BundleMessages
internal import Drawing
import Synchronization

/// The colours of the bundle's asset catalogs.
final class BundleColors: Sendable {
    private let host: HostPort
    private let known = Mutex(GenerationCache<ColorRequest, RGBA?>(generationCost: 256))

    init(_ host: HostPort) { self.host = host }

    func color(named name: String, dark: Bool) -> RGBA? {
        let request = ColorRequest(name: name, colorScheme: dark ? .dark : .light)
        if let color = known.withLock({ $0.value(for: request) }) { return color }
        let answer: ColorAnswer? = host.ask(.color, request)
        known.withLock { $0.insert(answer?.color, for: request) }
        return answer?.color
    }
}
