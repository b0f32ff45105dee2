import BundleMessages
import Drawing
import Foundation
import Scheduling

extension Arguments {
    /// Understands what follows the program's name, together with the variables that Xcode's schemes use; flags beat variables.
    init(_ words: [String], environment: [String: String]) throws(HostError) {
        let flags = try FlagValues(words)
        bundles = flags.all(.bundles)
        isolation = try flags.named(.isolation, Isolation.init(rawValue:), of: Isolation.allCases.map(\.rawValue)) ?? .process
        memoryLimit = try flags.value(.memoryLimit, expected: "a number of MiB from 16 on") { text in
            UInt64(text).flatMap { (16...1 << 24).contains($0) ? $0 << 20 : nil }
        }
        locale = try flags.locale()
        let modes = SandboxMode.allCases.map(\.rawValue)
        sandbox = try flags.named(.sandbox, SandboxMode.init(rawValue:), of: modes) ?? .auto
        if sandbox == .require, isolation == .queue { throw .flagsExclude(.sandbox, .isolation) }
        if flags.has(.help) { command = .help } else { command = try Command(flags, environment: environment) }
    }
}

extension Arguments.Command {
    fileprivate init(_ flags: FlagValues, environment: [String: String]) throws(HostError) {
        switch flags.command {
        case .list: self = .list(json: flags.has(.json))
        case .render: self = .render(try RenderOptions(flags, environment: environment))
        case .timeline: self = .timeline(try TimelineOptions(flags, environment: environment))
        case .serve: self = .serve(try ServeOptions(flags, environment: environment))
        case .reload, .status, .events, .place, .remove, .move, .configure, .perform, .defaults, .call:
            self = .control(try ControlWish(flags))
        case .build: self = .build(try BuildOptions(flags))
        case .check: self = .check(try CheckOptions(flags, environment: environment))
        case .previews: self = .previews(try PreviewsOptions(flags, environment: environment))
        case .version: self = .version
        case .run where flags.has(.version): self = .version
        case .run: self = .run(try RunOptions(flags, environment: environment))
        default: self = .help
        }
    }
}

extension RunOptions {
    fileprivate init(_ flags: FlagValues, environment: [String: String]) throws(HostError) {
        choice = try WidgetChoice(flags, environment: environment)
        look = try Look(flags, environment: environment)
        count = try flags.value(.count, expected: "a number from 1 on") { Int($0).flatMap { $0 > 0 ? $0 : nil } }
        output = flags[.output]
        format = try flags.format() ?? .png
    }
}

extension ServeOptions {
    fileprivate init(_ flags: FlagValues, environment: [String: String]) throws(HostError) {
        look = try Look(flags, environment: environment)
        let budget = try flags.value(.budget, expected: "a number from 0 on, or 'none'") { text -> Int?? in
            text == "none" ? .some(nil) : Int(text).flatMap { $0 >= 0 ? .some($0) : nil }
        }
        let spacing = try flags.value(.spacing, expected: "seconds from 0 to 86400") { Double($0).flatMap { 0...86_400 ~= $0 ? $0 : nil } }
        if let budget { dailyBudget = budget }
        if let spacing { leastSpacing = spacing }
        if let program = flags[.opener] { opener = program }
    }
}

extension RenderOptions {
    fileprivate init(_ flags: FlagValues, environment: [String: String]) throws(HostError) {
        choice = try WidgetChoice(flags, environment: environment)
        look = try Look(flags, environment: environment)
        let date = try flags.value(.at, expected: "a date, as in 2026-10-25T12:00:00Z", parse: date(from:))
        let number = try flags.value(.entry, expected: "a number from 0 on") { Int($0).flatMap { $0 >= 0 ? $0 : nil } }
        if date != nil, number != nil { throw .flagsExclude(.at, .entry) }
        entry = date.map(EntryChoice.at) ?? number.map(EntryChoice.number) ?? .current
        (file, format) = try flags.picture()
    }
}

extension TimelineOptions {
    fileprivate init(_ flags: FlagValues, environment: [String: String]) throws(HostError) {
        choice = try WidgetChoice(flags, environment: environment)
        look = try Look(flags, environment: environment)
        json = flags.has(.json)
    }
}

extension CheckOptions {
    fileprivate init(_ flags: FlagValues, environment: [String: String]) throws(HostError) {
        guard let path = flags.words.first else { throw .missingWord("BUNDLE", .check) }
        self.init(path: path, look: try Look(flags, environment: environment), json: flags.has(.json))
    }
}

extension BuildOptions {
    fileprivate init(_ flags: FlagValues) throws(HostError) {
        guard let path = flags.words.first else { throw .missingWord("PATH", .build) }
        guard let output = flags[.file] else { throw .flagNeeded(.file, .build) }
        let name = output.split(separator: "/").last ?? ""
        guard name.hasSuffix(".widget"), name != ".widget" else {
            throw .badValue(Flag.file.spelling, output, expected: "a name that ends in .widget")
        }
        self.init(path: path, target: flags[.target], output: output)
    }
}

extension PreviewsOptions {
    fileprivate init(_ flags: FlagValues, environment: [String: String]) throws(HostError) {
        guard let path = flags.words.first else { throw .missingWord("BUNDLE|PATH", .previews) }
        guard let output = flags[.file] else { throw .flagNeeded(.file, .previews) }
        let places = PreviewDescription.ActivityPlace.allCases.map(\.rawValue)
        let place = try flags.named(.view, PreviewDescription.ActivityPlace.init(rawValue:), of: places)
        self.init(path: path, target: flags[.target], output: output, place: place, look: try Look(flags, environment: environment))
    }
}

extension FlagValues {
    fileprivate func format() throws(HostError) -> DrawFormat? {
        try named(.format, DrawFormat.init(name:), of: DrawFormat.allCases.map(\.name))
    }

    /// Where a picture goes, and as what: a file's name says it, for standard output a flag.
    fileprivate func picture() throws(HostError) -> (PictureTarget, DrawFormat) {
        guard let path = self[.file] else { throw .flagNeeded(.file, .render) }
        let wanted = try format()
        guard path != "-" else { return (.standardOutput, wanted ?? .png) }
        let ending = path.lowercased().split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
        guard let format = ending.flatMap({ DrawFormat(name: String($0)) }) else {
            throw .badValue(Flag.file.spelling, path, expected: "a name that ends in .png, .svg or .pdf, or -")
        }
        if let wanted, wanted != format {
            throw .badValue(Flag.file.spelling, path, expected: "a name that ends in .\(wanted.name), as \(Flag.format.spelling) says")
        }
        return (.file(path), format)
    }
}

extension WidgetChoice {
    fileprivate init(_ flags: FlagValues, environment: [String: String]) throws(HostError) {
        kind = flags[.kind] ?? environment["_XCWidgetKind"].flatMap { $0.isEmpty ? nil : $0 }
        let families = Family.allCases.map(\.name)
        family = try flags.named(.family, or: "_XCWidgetFamily", in: environment, { Family(name: $0) }, of: families)
        settings = try flags.settings()
        let views = ["timeline", "snapshot", "placeholder"]
        view = try flags.named(.view, or: "_XCWidgetDefaultView", in: environment, Stage.init(name:), of: views) ?? .timeline
    }
}

extension Look {
    fileprivate init(_ flags: FlagValues, environment: [String: String]) throws(HostError) {
        mode = try flags.named(.mode, Mode.init(name:), of: Mode.allCases.map(\.name)) ?? .fullColor
        // Places without colours of the widget's are dark ones.
        let usual = mode == .fullColor ? ColorScheme.light : .dark
        scheme = try flags.named(.scheme, ColorScheme.init(name:), of: ColorScheme.allCases.map(\.name)) ?? usual
        scale = try flags.value(.scale, expected: "a number from 0.1 to 16") { Double($0).flatMap { 0.1...16 ~= $0 ? $0 : nil } } ?? 2
        locale = try flags.locale() ?? localeIdentifier(of: environment)
        direction = try flags.named(.layoutDirection, Direction.init(name:), of: Direction.allCases.map(\.name))
        typeSize = try flags.named(.typeSize, TypeSize.init(name:), of: TypeSize.allCases.map(\.name)) ?? .large
        if flags.has(.boldText) { legibility.insert(.boldText) }
        if flags.has(.increasedContrast) { legibility.insert(.increasedContrast) }
        if flags.has(.private) { redaction.insert(.privacy) }
    }

    private typealias Mode = RenderEnvironment.RenderingMode
    private typealias ColorScheme = RenderEnvironment.ColorScheme
    private typealias Direction = RenderEnvironment.LayoutDirection
    private typealias TypeSize = RenderEnvironment.TypeSize
}

extension Stage {
    init?(name: String) {
        guard let stage = Stage.allCases.first(where: { $0.name == name }) else { return nil }
        self = stage
    }

    /// As users write it.
    var name: String {
        switch self {
        case .placeholder: "placeholder"
        case .snapshot: "snapshot"
        case .timeline: "timeline"
        }
    }
}

extension FlagValues {
    /// The value of a flag, understood by `parse`; nil when it was not given.
    func value<Value>(_ flag: Flag, expected: String, parse: (String) -> Value?) throws(HostError) -> Value? {
        guard let text = self[flag] else { return nil }
        guard let value = parse(text) else { throw .badValue(flag.spelling, text, expected: expected) }
        return value
    }

    fileprivate func locale() throws(HostError) -> String? {
        try value(.locale, expected: "a locale that there is, as in de_DE") { isKnownLocale($0) ? $0 : nil }
    }

    /// The value of a flag, or of a variable, that is one of several names.
    fileprivate func named<Value>(
        _ flag: Flag, or variable: String? = nil, in environment: [String: String] = [:], _ parse: (String) -> Value?, of names: [String]
    ) throws(HostError) -> Value? {
        let inherited = variable.flatMap { environment[$0] }.flatMap { $0.isEmpty ? nil : $0 }
        guard let text = self[flag] ?? inherited else { return nil }
        guard let value = parse(text) else {
            let origin = self[flag] == nil ? variable ?? flag.spelling : flag.spelling
            throw .badName(origin, text, names: names, nearest: nearest(to: text, among: names))
        }
        return value
    }
}

/// The locale that POSIX variables name: "de_DE" of "de_DE.UTF-8"; en_US where they name none.
func localeIdentifier(of environment: [String: String]) -> String {
    let text = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = String(text.prefix { $0 != "." && $0 != "@" })
    return ["C", "POSIX"].contains(name) || !isLocale(name) ? "en_US" : name
}

/// A language that there is, in a region that there is, with a calendar that there is.
private func isKnownLocale(_ name: String) -> Bool {
    guard isLocale(name), hasKnownCalendar(name) else { return false }
    let parts = Locale.Language.Components(identifier: name)
    guard let language = parts.languageCode, language.isISOLanguage else { return false }
    if let region = parts.region { return region.isISORegion }
    return parts.script != nil || !name.contains { "_-".contains($0) }
}

/// Whether the calendar that a locale names, as in en_US@calendar=buddhist, is one: what Foundation does not know it takes for Gregorian.
private func hasKnownCalendar(_ name: String) -> Bool {
    let key = "@calendar="
    guard let start = name.range(of: key)?.upperBound else { return true }
    return ["gregorian", "gregory"].contains(name[start...].prefix { $0 != ";" })
        || Locale(identifier: name).calendar.identifier != .gregorian
}

private func isLocale(_ name: String) -> Bool {
    let isKnown = { (byte: UInt8) in 0x30...0x39 ~= byte || 0x41...0x5a ~= byte & 0xdf || "_-@=;".utf8.contains(byte) }
    return (1...64).contains(name.utf8.count) && name.utf8.allSatisfy(isKnown)
}
