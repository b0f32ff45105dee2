internal import AppIntents
public import Foundation

/// The locale of whoever will see what is made now: what `Locale.current` is to an extension that `widgethost build` has built.
public var _readerLocale: Locale { StringLookup.reader ?? StringLookup.process }

/// The calendar of that locale, in the time zone of the process.
public var _readerCalendar: Calendar {
    let locale = _readerLocale
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = .current
    return calendar
}

/// `DateFormatter` to an extension that `widgethost build` has built: it begins in the reader's locale, Foundation's in English.
open class _DateFormatter: DateFormatter, @unchecked Sendable {
    public override init() {
        super.init()
        locale = _readerLocale
        calendar = _readerCalendar
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override class func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
        let formatter = _DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }

    open override class func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String? {
        DateFormatter.dateFormat(fromTemplate: template, options: options, locale: locale ?? _readerLocale)
    }
}

/// `NumberFormatter` to an extension that `widgethost build` has built: it begins in the reader's locale, Foundation's in English.
open class _NumberFormatter: NumberFormatter, @unchecked Sendable {
    public override init() {
        super.init()
        locale = _readerLocale
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override class func localizedString(from number: NSNumber, number style: Style) -> String {
        let formatter = _NumberFormatter()
        formatter.numberStyle = style
        return formatter.string(from: number) ?? ""
    }
}

extension Date.FormatStyle {
    /// The style that says a date as the reader has it.
    public static var _readers: Date.FormatStyle {
        Date.FormatStyle(locale: _readerLocale, calendar: _readerCalendar)
    }

    /// The date and the time in these lengths, as the reader has them.
    public static func _readers(date: DateStyle?, time: TimeStyle?) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: _readerLocale, calendar: _readerCalendar)
    }
}

/// The style that says from when to when as the reader has it.
public func _readersInterval(
    date: Date.IntervalFormatStyle.DateStyle?, time: Date.IntervalFormatStyle.TimeStyle?
) -> Date.IntervalFormatStyle {
    Date.IntervalFormatStyle(date: date, time: time, locale: _readerLocale, calendar: _readerCalendar)
}

/// The style that says several texts as the reader has it.
public func _readersList<Base: Sequence>(
    type: ListFormatStyle<StringStyle, Base>.ListType, width: ListFormatStyle<StringStyle, Base>.Width
) -> ListFormatStyle<StringStyle, Base> where Base.Element == String {
    .list(type: type, width: width).locale(_readerLocale)
}

/// The style that says several things, each in a style of its own, as the reader has it.
public func _readersList<MemberStyle: FormatStyle, Base: Sequence>(
    memberStyle: MemberStyle, type: ListFormatStyle<MemberStyle, Base>.ListType, width: ListFormatStyle<MemberStyle, Base>.Width
) -> ListFormatStyle<MemberStyle, Base> where MemberStyle.FormatInput == Base.Element, MemberStyle.FormatOutput == String {
    .list(memberStyle: memberStyle, type: type, width: width).locale(_readerLocale)
}
