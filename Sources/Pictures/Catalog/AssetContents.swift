import BundleMessages
import Bundles
import Foundation

/// The `Contents.json` of an asset catalog's folders.
package enum AssetContents {
    /// Why a set in a catalog cannot be used.
    package enum Fault: Error, Hashable, CustomStringConvertible {
        case unreadable(path: String)
        case malformed(path: String)

        package var description: String {
            switch self {
            case .unreadable(let path): "\(path) is missing, unreadable or larger than 64 KiB"
            case .malformed(let path): "\(path) is not what an asset catalog holds: open the set in Xcode and save it again"
            }
        }
    }

    /// Bytes of a `Contents.json` at most: it is read where nobody else can be served meanwhile.
    private static let limit: UInt64 = 64 << 10

    /// What the file of a folder says.
    package static func decode<Contents: Decodable>(_: Contents.Type, inFolder folder: String) throws(Fault) -> Contents {
        let path = folder + "/Contents.json"
        guard let file = try? OpenFile(path), file.size <= limit, let bytes = file.bytes(at: 0, count: file.size) else {
            throw .unreadable(path: path)
        }
        guard let contents: Contents = decode(bytes) else { throw .malformed(path: path) }
        return contents
    }

    /// What the bytes of such a file say; nil where they are none.
    package static func decode<Contents: Decodable>(_ bytes: [UInt8]) -> Contents? {
        try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    }

    /// A condition under which a variant is meant.
    package struct Appearance: Decodable, Hashable {
        let appearance: String
        let value: String
    }
}

/// One of several pictures or colours under one name.
protocol AssetVariant {
    var idiom: String? { get }
    var appearances: [AssetContents.Appearance]? { get }
    /// Whether it is meant for some languages alone. Whose they are is not known here: it stands back behind the others.
    var isForSomeReaders: Bool { get }
}

extension AssetVariant {
    /// How well it fits; nil when it is meant for something else.
    func fit(_ scheme: RenderEnvironment.ColorScheme) -> Int? {
        guard let device = ["universal", "iphone", "ipad"].firstIndex(of: idiom ?? "universal") else { return nil }
        let appearances = appearances ?? []
        guard appearances.allSatisfy({ $0.appearance == "luminosity" }) else { return nil }
        let meant = appearances.first?.value
        guard meant == nil || meant == "\(scheme)" else { return nil }
        return (meant == nil ? 0 : 10) - device - (isForSomeReaders ? 20 : 0)
    }
}
