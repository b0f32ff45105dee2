/// A file, or a folder with all that it holds, that goes into the bundle.
package struct BundleResource: Hashable, Sendable {
    /// Where it lies.
    package let path: String
    /// Where it goes within the bundle's folder: the top, or a folder of one language as in "de.lproj/Localizable.strings".
    package let place: String

    package init(path: String, place: String) {
        self.path = path
        self.place = place
    }

    /// A resource in the place that Xcode gives it.
    init(path: String) {
        let parts = path.split(separator: "/")
        let name = String(parts.last ?? "")
        let language = parts.dropLast().last { $0.hasSuffix(".lproj") }
        self.init(path: path, place: language.map { "\($0)/\(name)" } ?? name)
    }
}

extension [BundleResource] {
    /// The same with places that differ: of two files for one place the second gets a number, as in "Assets-2.xcassets".
    package var inPlacesOfTheirOwn: [BundleResource] {
        var taken: Set<String> = []
        return map { resource in
            var place = resource.place
            var number = 1
            while taken.contains(place.lowercased()) {
                number += 1
                place = numbered(resource.place, number)
            }
            taken.insert(place.lowercased())
            return BundleResource(path: resource.path, place: place)
        }
    }
}

private func numbered(_ place: String, _ number: Int) -> String {
    guard let dot = place.lastIndex(of: "."), !place[dot...].contains("/") else { return "\(place)-\(number)" }
    return "\(place[..<dot])-\(number)\(place[dot...])"
}
