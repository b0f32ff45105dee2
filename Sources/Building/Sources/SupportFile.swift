/// The source that is compiled into each bundle beside its own: what stands for the process on iOS stands for the bundle here.
///
/// A member in the bundle's own module comes before one of the same name in Foundation. It imports nothing, since an import
/// without `internal` contradicts one with it in another file of the module; the compiler imports what it names into every file.
enum SupportFile {
    static let name = "WidgetSupport.swift"

    static let text = """
        extension Bundle {
            /// The folder of this bundle, with its resources.
            nonisolated static var main: Bundle { WidgetKit._bundleFolder }
        }

        /// What apps and widgets share, as every process sees it at once.
        public typealias UserDefaults = _SharedDefaults

        /// The text of a key in the reader's language.
        nonisolated func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
        ) -> String {
            WidgetKit._localizedString(key, table: tableName, bundle: bundle, value: value)
        }

        """
}
