internal import BundleMessages
internal import Drawing
internal import SwiftUI

/// The host's fonts, pictures and colours, with what was asked before kept at hand.
@MainActor final class BundleResources: RenderResources {
    private static var known: BundleResources?

    /// The resources of a host; a process serves one.
    static func of(_ host: HostPort) -> BundleResources {
        if let known, known.host.isSame(as: host) { return known }
        let made = BundleResources(host)
        known = made
        return made
    }

    private let host: HostPort
    let shaper: any TextShaper
    let colorLookup: ColorLookup
    private var images = GenerationCache<ImageRequest, NamedImage?>(generationCost: 256)

    init(_ host: HostPort) {
        self.host = host
        shaper = BundleShaper(host)
        let colors = BundleColors(host)
        colorLookup = ColorLookup { colors.color(named: $0, dark: $1) }
    }

    func image(named name: String, in environment: EnvironmentValues) -> NamedImage? {
        let request = ImageRequest(
            name: name, colorScheme: environment.colorScheme == .dark ? .dark : .light, displayScale: environment.displayScale)
        if let image = images.value(for: request) { return image }
        let image = host.ask(.image, request).flatMap(NamedImage.init)
        images.insert(image, for: request)
        return image
    }

    func color(named name: String, dark: Bool) -> RGBA? { colorLookup.find(name, dark) }
}

extension NamedImage {
    fileprivate init?(_ answer: ImageAnswer) {
        guard case .found(let found) = answer else { return nil }
        self.init(key: found.key, size: found.size, isTemplate: found.isTemplate)
    }
}
