public import AppIntents
internal import Foundation

extension Text {
    /// A text that is looked up where it says.
    @_disfavoredOverload public nonisolated init(_ resource: LocalizedStringResource) {
        self.init(.resource(resource))
    }
}
