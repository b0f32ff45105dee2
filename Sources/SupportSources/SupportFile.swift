/// The source that is compiled into each bundle beside its own: what stands for the process on iOS stands for the bundle here.
///
/// A member in the bundle's own module comes before one of the same name in Foundation. It imports nothing, since an import
/// without `internal` contradicts one with it in another file of the module; the compiler imports what it names into every file.
package enum SupportFile {
    /// The name of its file.
    package static let name = "WidgetSupport.swift"

    /// It without imports.
    package static let text = process + formats

    /// It for sources that format values, or that do not: it is compiled sooner then.
    package static func text(formats: Bool) -> String { formats ? text : process }

    private static let process = """
        extension Bundle {
            /// The folder of this bundle, with its resources.
            nonisolated static var main: Bundle { WidgetKit._bundleFolder }

            /// The same folder, in which all code of the bundle lies; there is one, or nothing of it would run.
            nonisolated convenience init(for aClass: AnyClass) { self.init(path: WidgetKit._bundleFolder.bundlePath)! }
        }

        extension Locale {
            /// The reader's.
            nonisolated static var current: Locale { WidgetKit._readerLocale }
            nonisolated static var autoupdatingCurrent: Locale { WidgetKit._readerLocale }
            nonisolated static var preferredLanguages: [String] { [WidgetKit._readerLocale.identifier(.bcp47)] }
        }

        extension Calendar {
            /// The reader's.
            nonisolated static var current: Calendar { WidgetKit._readerCalendar }
            nonisolated static var autoupdatingCurrent: Calendar { WidgetKit._readerCalendar }
        }

        /// They begin in the reader's locale.
        public typealias DateFormatter = WidgetKit._DateFormatter
        public typealias NumberFormatter = WidgetKit._NumberFormatter

        extension Date {
            nonisolated func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
                formatted(FormatStyle._readers(date: date, time: time))
            }
        }

        extension FormatStyle where Self == Date.FormatStyle {
            nonisolated static var dateTime: Date.FormatStyle { ._readers }
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
