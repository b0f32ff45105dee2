public import Foundation
internal import SharedValues

extension FileManager {
    /// The folder that an app and its widgets share: `widgethost/groups/NAME` among the user's data. It is made where it is not there.
    ///
    /// Differs from Apple's in that nobody asks which groups a bundle belongs to; nil for a name that is no name of a folder.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let path = ValuePlaces.own.folder(ofGroup: groupIdentifier) else { return nil }
        // Who cannot write there is told by what is written.
        try? ValuePlaces.make(path)
        return URL(fileURLWithPath: path, isDirectory: true)
    }
}
