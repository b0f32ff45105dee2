public import Foundation

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// The bytes of a data set in an asset catalog, as UIKit has it.
public final class NSDataAsset: Sendable {
    /// As the data set was asked for, with the namespaces that it is in.
    public let name: NSDataAssetName
    public let data: Data
    /// What the catalog says that the bytes are, as in "public.json"; "public.data" where it says nothing.
    public let typeIdentifier: String

    /// The data set of a catalog in this bundle; nil where there is none of that name, or its file cannot be read.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: _bundleFolder) }

    /// The same for a catalog in a bundle of resources.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let set = DataSet(named: name, inFolder: bundle.bundlePath), let data = set.data else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = set.typeIdentifier
    }
}
