public import Foundation

/// The picture of an option: where it is, not what it shows.
public final class INImage: NSObject {
    /// Where the picture comes from.
    package enum Origin: Hashable, Sendable {
        case asset(String)
        case symbol(String)
        case file(URL)
        case bytes(Data)
    }

    package let origin: Origin

    /// A picture of the asset catalog.
    public convenience init(named name: String) { self.init(.asset(name)) }
    public convenience init(imageData: Data) { self.init(.bytes(imageData)) }
    public class func systemImageNamed(_ name: String) -> INImage { INImage(.symbol(name)) }

    /// A picture at an address.
    public convenience init?(url: URL) { self.init(.file(url)) }

    private init(_ origin: Origin) { self.origin = origin }
}
