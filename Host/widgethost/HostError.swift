import Building
import Bundles
import Control
import Glibc
import Projects
import Storage

/// Why a command ends without having done its work; the words of all of them stand in this file, their exit statuses in ExitStatus.swift.
enum HostError: Error, Hashable {
    // What was typed.
    case unknownCommand(String, nearest: String?)
    case unknownFlag(String, CommandName, nearest: String?)
    case flagOfOthers(Flag, CommandName, others: [CommandName])
    case flagsExclude(Flag, Flag)
    case flagNeeded(Flag, CommandName)
    case missingValue(Flag)
    case missingWord(String, CommandName)
    case repeatedFlag(Flag)
    case badValue(String, String, expected: String)
    case badName(String, String, names: [String], nearest: String?)
    case unexpectedArgument(String)

    // Which widget.
    case noBundles(folders: [String], refused: [BundleError])
    case noKinds(bundles: [String])
    case noPreviews(String)
    case nothingDescribed([String])
    case kindNotChosen(kinds: [String])
    case unknownKind(String, kinds: [String], nearest: String?)
    case unsupportedFamily(String, kind: String, families: [String])
    case setting(SettingFault, kind: String)

    // What to build.
    case project(ProjectError)
    case unknownTarget(String, project: String, targets: [String], nearest: String?)
    case build(BuildError)

    // What came of it.
    case bundle(BundleError)
    case storage(StorageError)
    case control(ControlError)
    case notAnswered(kind: String, reason: String)
    case noEntries(kind: String)
    case noSuchEntry(Int, count: Int)
    case noEntryYet(kind: String, first: String)
    case notDrawn(kind: String, reason: String)
    case unwritable(path: String, error: Int32)
    /// Standard output takes no more.
    case outputFailed(error: Int32)
}

extension HostError {
    /// What is written to standard error: one line, and where no bundle was left one for each that was refused. Xcode's message stands
    /// alone, as those who look for it know it.
    var lines: [String] {
        switch self {
        case .kindNotChosen: [description]
        case .noBundles(_, let refused): (["\(self)"] + refused.map(\.description)).map { "widgethost: \($0)" }
        default: ["widgethost: \(description)"]
        }
    }
}

extension HostError: CustomStringConvertible {
    /// What was wrong, where, and what to do.
    var description: String {
        switch self {
        case .unknownCommand, .unknownFlag, .flagOfOthers, .flagsExclude, .flagNeeded, .missingValue, .missingWord, .repeatedFlag,
            .badValue, .badName, .unexpectedArgument:
            argumentWords
        case .noBundles, .noKinds, .noPreviews, .nothingDescribed, .kindNotChosen, .unknownKind, .unsupportedFamily, .setting: choiceWords
        default: outcomeWords
        }
    }

    private var argumentWords: String {
        switch self {
        case .unknownCommand(let name, let nearest): "There is no command '\(name)'.\(hint(nearest)) `widgethost --help` lists them."
        case .unknownFlag(let name, let command, let nearest): "`\(command.spelling)` knows no flag \(name).\(hint(nearest))"
        case .flagOfOthers(let flag, let command, let others):
            "`\(command.spelling)` takes no \(flag.spelling); it belongs to \(list(others.map { "`\($0.spelling)`" }, "and"))."
        case .flagsExclude(let one, let other): "\(one.spelling) and \(other.spelling) exclude each other; give one of them."
        case .flagNeeded(let flag, let command): "`\(command.spelling)` needs \(flag.spelling) \(flag.value(of: command) ?? "")."
        case .missingValue(let flag): "\(flag.spelling) needs a value: \(flag.spelling) \(flag.value ?? "")."
        case .missingWord(let word, let command):
            "\(command.spelling) needs \(word): \(command.spelling) \(command.words.joined(separator: " "))."
        case .repeatedFlag(let flag): "\(flag.spelling) was given twice; give it once."
        case .badValue(let origin, let value, let expected): "\(origin) '\(value)' is not understood: it must be \(expected)."
        case .badName(let origin, let value, let names, let nearest):
            "\(origin) '\(value)' is not understood: it must be one of \(list(names, "or")).\(hint(nearest))"
        case .unexpectedArgument(let word): "The argument '\(word)' is not understood; values follow their flags, as in --kind NAME."
        default: ""
        }
    }

    private var choiceWords: String {
        switch self {
        case .noBundles(let folders, _):
            "No widget bundle was found in \(list(folders, "or")); name a folder or a bundle with --bundles."
        case .noKinds(let bundles): "There is no widget in \(list(bundles, "or")): add one to the bundle's WidgetBundle."
        case .noPreviews(let path):
            "There is no preview in \(path): write a #Preview beside the widget; a bundle as it is shipped has none, its sources have."
        case .nothingDescribed(let reasons): "No widget can be shown: \(sentence(reasons.joined(separator: "; ")))"
        case .kindNotChosen(let kinds): chooseKind(kinds)
        case .unknownKind(let name, let kinds, let nearest): "There is no widget kind '\(name)'.\(hint(nearest)) \(chooseKind(kinds))"
        case .unsupportedFamily(let family, let kind, let families):
            "The widget '\(kind)' does not come in the family '\(family)'. Its families are: \(quoted(families))."
        case .setting(let fault, let kind): "'\(fault.name)' of the widget '\(kind)' cannot be set: \(sentence(fault.reason))"
        default: ""
        }
    }

    private var outcomeWords: String {
        switch self {
        case .bundle(let error): error.description
        case .project(let error): error.description
        case .unknownTarget(let name, let project, let targets, let nearest):
            "There is no target '\(name)' in \(project).\(hint(nearest)) Its targets are: \(quoted(targets))."
        case .build(let error): error.description
        case .storage(let error): "\(error)"
        case .control(let error): error.words
        case .notAnswered(let kind, let reason): "The widget '\(kind)' gave no picture: \(sentence(reason))"
        case .noEntries(let kind): "The provider of the widget '\(kind)' gave a timeline without entries; there is nothing to draw."
        case .noSuchEntry(let number, let count): "There is no entry \(number): the timeline holds \(count), counted from 0."
        case .noEntryYet(let kind, let first): "No entry of the widget '\(kind)' holds at that date; the first does from \(first) on."
        case .notDrawn(let kind, let reason): "The picture of the widget '\(kind)' cannot be drawn: \(sentence(reason))"
        case .unwritable(let path, let error):
            "\(path) cannot be written: \(text(of: error)). Name another place, or change its permissions."
        case .outputFailed(let error): "Standard output cannot be written: \(text(of: error)). Send it to another place."
        default: ""
        }
    }
}

private func chooseKind(_ kinds: [String]) -> String {
    "Please specify the widget kind in the environment using the key '_XCWidgetKind' to be one of: \(quoted(kinds))."
}

private func hint(_ nearest: String?) -> String { nearest.map { " Did you mean '\($0)'?" } ?? "" }

/// With one full stop at its end, wherever it comes from.
func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

private func quoted(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }

/// "a, b or c".
private func list(_ names: [String], _ word: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(word) " + last
}

private func text(of error: Int32) -> String { strerror(error).map { String(cString: $0) } ?? "error \(error)" }
