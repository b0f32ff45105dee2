extension SupportFile {
    /// What formats by itself does so as the reader has it; a locale that the author names stays.
    static let formats = whole + styles + numbers

    /// What needs no style, and styles made by their initialisers: one that has fewer parameters comes before Foundation's.
    private static let whole = """
        extension BinaryInteger {
            nonisolated func formatted() -> String { IntegerFormatStyle<Self>().format(self) }
        }
        extension BinaryFloatingPoint {
            nonisolated func formatted() -> String { FloatingPointFormatStyle<Self>().format(self) }
        }
        extension Decimal {
            nonisolated func formatted() -> String { FormatStyle().format(self) }
        }
        extension Duration {
            nonisolated func formatted() -> String { formatted(.time(pattern: .hourMinuteSecond)) }
        }
        extension Date {
            nonisolated func formatted() -> String { formatted(date: .numeric, time: .shortened) }
        }
        extension Range where Bound == Date {
            nonisolated func formatted() -> String { formatted(date: .numeric, time: .shortened) }
            nonisolated func formatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String {
                WidgetKit._readersInterval(date: date, time: time).format(self)
            }
        }
        extension Sequence where Element == String {
            nonisolated func formatted() -> String { formatted(.list(type: .and)) }
        }
        extension String {
            nonisolated static func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String {
                String(format: format, locale: WidgetKit._readerLocale, arguments: arguments)
            }
        }
        extension Date.FormatStyle {
            nonisolated init() { self = ._readers }
            nonisolated init(date: DateStyle? = nil, time: TimeStyle?) { self = ._readers(date: date, time: time) }
            nonisolated init(date: DateStyle?) { self = ._readers(date: date, time: nil) }
        }
        extension Decimal.FormatStyle {
            nonisolated init() { self.init(locale: WidgetKit._readerLocale) }
        }

        """
        + ["IntegerFormatStyle", "FloatingPointFormatStyle"].map { style in
            """
            extension \(style) {
                nonisolated init() { self.init(locale: WidgetKit._readerLocale) }
            }
            extension \(style).Percent {
                nonisolated init() { self.init(locale: WidgetKit._readerLocale) }
            }
            extension \(style).Currency {
                nonisolated init(code: String) { self.init(code: code, locale: WidgetKit._readerLocale) }
            }

            """
        }.joined()

    /// Styles by their names.
    private static let styles = """
        extension FormatStyle where Self == Date.RelativeFormatStyle {
            nonisolated static func relative(
                presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
            ) -> Self { Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle).locale(WidgetKit._readerLocale) }
        }
        extension FormatStyle where Self == Date.IntervalFormatStyle {
            nonisolated static var interval: Date.IntervalFormatStyle { WidgetKit._readersInterval(date: nil, time: nil) }
        }
        extension FormatStyle where Self == Duration.TimeFormatStyle {
            nonisolated static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Self {
                Duration.TimeFormatStyle(pattern: pattern, locale: WidgetKit._readerLocale)
            }
        }
        extension FormatStyle where Self == Duration.UnitsFormatStyle {
            nonisolated static func units(
                allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
                width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil,
                zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil,
                fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide
            ) -> Self {
                Duration.UnitsFormatStyle(
                    allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount, zeroValueUnits: zeroValueUnits,
                    valueLength: valueLength, fractionalPart: fractionalPart
                ).locale(WidgetKit._readerLocale)
            }
        }
        extension FormatStyle where Self == ByteCountFormatStyle {
            nonisolated static func byteCount(
                style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
                includesActualByteCount: Bool = false
            ) -> Self {
                ByteCountFormatStyle(
                    style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                    includesActualByteCount: includesActualByteCount, locale: WidgetKit._readerLocale)
            }
        }
        extension FormatStyle where Self == Decimal.FormatStyle.Currency {
            nonisolated static func currency(code: String) -> Self { Self(code: code, locale: WidgetKit._readerLocale) }
        }
        extension FormatStyle {
            nonisolated static func currency<Value>(code: String) -> Self
            where Self == IntegerFormatStyle<Value>.Currency, Value: BinaryInteger { Self(code: code) }
            nonisolated static func currency<Value>(code: String) -> Self
            where Self == FloatingPointFormatStyle<Value>.Currency, Value: BinaryFloatingPoint { Self(code: code) }
            nonisolated static func list<Base>(
                type: ListFormatStyle<StringStyle, Base>.ListType, width: ListFormatStyle<StringStyle, Base>.Width = .standard
            ) -> Self where Self == ListFormatStyle<StringStyle, Base>, Base: Sequence, Base.Element == String {
                WidgetKit._readersList(type: type, width: width)
            }
            nonisolated static func list<MemberStyle, Base>(
                memberStyle: MemberStyle, type: ListFormatStyle<MemberStyle, Base>.ListType,
                width: ListFormatStyle<MemberStyle, Base>.Width = .standard
            ) -> Self
            where
                Self == ListFormatStyle<MemberStyle, Base>, MemberStyle: FormatStyle, Base: Sequence,
                MemberStyle.FormatInput == Base.Element, MemberStyle.FormatOutput == String
            { WidgetKit._readersList(memberStyle: memberStyle, type: type, width: width) }
        }

        """

    private static let integers = ["", "8", "16", "32", "64"].flatMap { ["Int\($0)", "UInt\($0)"] }

    /// `.number` and `.percent` of each type that has them.
    private static let numbers =
        (integers.map { "IntegerFormatStyle<\($0)>" } + ["Double", "Float"].map { "FloatingPointFormatStyle<\($0)>" }
        + ["Decimal.FormatStyle"]).map { style in
            """
            extension FormatStyle where Self == \(style) {
                nonisolated static var number: \(style) { Self(locale: WidgetKit._readerLocale) }
            }
            extension FormatStyle where Self == \(style).Percent {
                nonisolated static var percent: \(style).Percent { Self(locale: WidgetKit._readerLocale) }
            }

            """
        }.joined()
}
