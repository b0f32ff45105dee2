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
    private var images = GenerationCache<ImageRequest, ImageFinding>(generationCost: 256)

    init(_ host: HostPort) {
        self.host = host
        shaper = BundleShaper(host)
        let colors = BundleColors(host)
        colorLookup = ColorLookup { colors.color(named: $0, dark: $1) }
    }

    func image(named name: String, in environment: EnvironmentValues) -> ImageFinding {
        let request = ImageRequest(
            name: name, colorScheme: environment.colorScheme == .dark ? .dark : .light, displayScale: environment.displayScale,
            weight: environment.symbolFont.weight)
        if let image = images.value(for: request) { return image }
        // A host that gives no answer now may give one later.
        guard let answer: ImageAnswer = host.ask(.image, request) else { return .missing }
        let image = ImageFinding(answer)
        images.insert(image, for: request)
        return image
    }

    /// Asked each time: the host keeps what it was handed for a while only.
    func image(_ file: PictureBytes) -> ImageFinding {
        guard file.bytes.count <= ImageRequest.File.limit else {
            host.log(.error, "a picture of \(file.bytes.count) bytes is left out: \(ImageRequest.File.limit) are the most; make it smaller")
            return .broken
        }
        let answer: ImageAnswer? = host.ask(.image, ImageRequest(.init(bytes: file.bytes, scale: file.scale)))
        return answer.map(ImageFinding.init) ?? .broken
    }

    func color(named name: String, dark: Bool) -> RGBA? { colorLookup.find(name, dark) }
}

extension ImageFinding {
    fileprivate init(_ answer: ImageAnswer) {
        self =
            switch answer {
            case .found(let found):
                .found(NamedImage(key: found.key, size: found.size, isTemplate: found.isTemplate, isSymbol: found.isSymbol))
            case .missing: .missing
            case .broken: .broken
            }
    }
}
