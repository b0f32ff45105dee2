/// The command line cut into a command and the values of its flags, not yet understood.
struct FlagValues: Hashable {
    private(set) var command: CommandName
    /// What is no flag, where the command takes any.
    private(set) var words: [String] = []
    private var values: [Flag: [String]] = [:]

    /// Cuts what follows the program's name.
    init(_ arguments: [String]) throws(HostError) {
        var rest = arguments[...]
        command = try FlagValues.command(&rest)
        while let word = rest.popFirst() {
            if !word.hasPrefix("-"), words.count < command.words.count || command.words.last?.hasSuffix("…") == true {
                words.append(word)
                continue
            }
            let (flag, attached) = try FlagValues.flag(word, of: command)
            guard flag.value != nil else {
                guard attached == nil else { throw .unexpectedArgument(word) }
                values[flag] = [""]
                continue
            }
            guard let value = attached ?? rest.popFirst(), !value.isEmpty else { throw .missingValue(flag) }
            guard values[flag] == nil || flag.repeats else { throw .repeatedFlag(flag) }
            values[flag, default: []].append(value)
        }
    }

    subscript(flag: Flag) -> String? { values[flag]?.last }

    func all(_ flag: Flag) -> [String] { values[flag] ?? [] }
    func has(_ flag: Flag) -> Bool { values[flag] != nil }

    private static func command(_ rest: inout ArraySlice<String>) throws(HostError) -> CommandName {
        guard let first = rest.first, !first.hasPrefix("-") else { return .run }
        rest = rest.dropFirst()
        guard let command = CommandName(rawValue: first), command != .run else {
            let names = CommandName.allCases.map(\.rawValue).filter { !$0.isEmpty }
            throw .unknownCommand(first, nearest: nearest(to: first, among: names))
        }
        return command
    }

    private static func flag(_ word: String, of command: CommandName) throws(HostError) -> (Flag, String?) {
        guard word.hasPrefix("-"), word != "-" else { throw .unexpectedArgument(word) }
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = word == "-h" ? "--help" : String(parts[0])
        guard let flag = Flag.allCases.first(where: { $0.spelling == name }) else {
            let known = Flag.allCases.filter { $0.commands.contains(command) }.map(\.spelling)
            throw .unknownFlag(name, command, nearest: nearest(to: name, among: known))
        }
        guard flag.commands.contains(command) || command == .help || command == .version else {
            throw .flagOfOthers(flag, command, others: flag.commands)
        }
        return (flag, parts.count > 1 ? String(parts[1]) : nil)
    }
}
