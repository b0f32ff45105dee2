extension SupportFile {
    /// The same for a target of a package, whose resources lie in a folder of this name in the bundle's.
    package static func text(resourceBundle name: String) -> String {
        """
        \(text)
        extension Bundle {
            /// The folder of this target's resources.
            nonisolated static var module: Bundle {
                Bundle(path: WidgetKit._bundleFolder.bundlePath + "/" + \(SwiftWord.literal(name))) ?? WidgetKit._bundleFolder
            }
        }

        """
    }
}
