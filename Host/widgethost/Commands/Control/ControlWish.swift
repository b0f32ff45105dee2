import Control

/// What a running host is asked for from the command line.
enum ControlWish: Hashable, Sendable {
    case reload(ReloadWish)
    case status(json: Bool)
    case events([EventTopic])
    case place(NewPlacement)
    case remove(PlacementChoice)
    case move(PlacementMove)
    case configure(PlacementSettings)
    /// A tap; nil for the generation that is on screen.
    case perform(placement: Int, WidgetAction.Target, generation: Int?)
    case defaultsValue(DefaultsKey)
    case call(method: String, parameters: JSONValue?)
}

extension ControlWish {
    /// Understands the flags and words of a command that talks to a running host.
    init(_ flags: FlagValues) throws(HostError) {
        switch flags.command {
        case .reload: self = .reload(try ReloadWish(flags))
        case .events: self = .events(try flags.topics())
        case .place: self = .place(try NewPlacement(flags))
        case .remove: self = .remove(PlacementChoice(placement: try flags.placement()))
        case .move: self = .move(try PlacementMove(flags))
        case .configure: self = .configure(try PlacementSettings(flags))
        case .perform: self = try Self.perform(flags)
        case .defaults: self = Self.defaults(flags.words)
        case .call: self = try Self.call(flags)
        default: self = .status(json: flags.has(.json))
        }
    }

    /// A value that is JSON stands for itself, any other for a text; null takes one away.
    private static func defaults(_ words: [String]) -> ControlWish {
        let json = words.dropFirst(2).first.map { (try? JSONValue(reading: $0)) ?? .string($0) }
        switch (words.first, words.dropFirst().first, json) {
        case (let suite?, let key?, let value?):
            return .call(method: Method.defaultsSet.rawValue, parameters: DefaultsChange(suite: suite, key: key, value: value).json)
        case (let suite?, let key?, nil): return .defaultsValue(DefaultsKey(suite: suite, key: key))
        default: return .call(method: Method.defaultsList.rawValue, parameters: DefaultsScope(suite: words.first).json)
        }
    }

    private static func perform(_ flags: FlagValues) throws(HostError) -> ControlWish {
        let placement = try flags.placement()
        guard flags.words.count > 1 else { throw .missingWord("ELEMENT|X,Y", .perform) }
        let word = flags.words[1]
        let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        let generation = try flags.value(.generation, expected: "a number from 0 on") { Int($0) }
        switch (Int(word), numbers.count) {
        case (let element?, _): return .perform(placement: placement, .element(element), generation: generation)
        case (nil, 2):
            guard let x = numbers[0], let y = numbers[1] else { break }
            return .perform(placement: placement, .point(x: x, y: y), generation: generation)
        default: break
        }
        throw .badValue("ELEMENT|X,Y", word, expected: "the number of an element, or a place in points as in 20,40")
    }

    private static func call(_ flags: FlagValues) throws(HostError) -> ControlWish {
        guard let method = flags.words.first else { throw .missingWord("METHOD", .call) }
        guard flags.words.count > 1 else { return .call(method: method, parameters: nil) }
        do throws(JSONFault) { return .call(method: method, parameters: try JSONValue(reading: flags.words[1])) } catch {
            throw .badValue("JSON", flags.words[1], expected: "JSON (\(error))")
        }
    }
}

extension ReloadWish {
    fileprivate init(_ flags: FlagValues) throws(HostError) {
        let placement = try flags.value(.placement, expected: "the number of a placement") { Int($0) }
        if flags.has(.kind), placement != nil { throw .flagsExclude(.kind, .placement) }
        let scope = placement.map(Scope.placement) ?? flags[.kind].map(Scope.kind) ?? .all
        self.init(scope, waits: true)
    }
}

extension NewPlacement {
    fileprivate init(_ flags: FlagValues) throws(HostError) {
        guard let kind = flags[.kind] else { throw .flagNeeded(.kind, .place) }
        self.init(
            kind: kind, bundle: flags[.bundle], family: flags[.family], place: try flags.place(), configuration: try flags.settings())
    }
}

extension PlacementMove {
    fileprivate init(_ flags: FlagValues) throws(HostError) {
        let placement = try flags.placement()
        guard let place = try flags.place() else { throw .flagNeeded(.position, .move) }
        self.init(placement: placement, place: place)
    }
}

extension PlacementSettings {
    fileprivate init(_ flags: FlagValues) throws(HostError) {
        let placement = try flags.placement()
        guard flags.has(.set) || flags.has(.kind) else { throw .flagNeeded(.set, .configure) }
        self.init(placement: placement, values: try flags.settings(), kind: flags[.kind])
    }
}

extension FlagValues {
    fileprivate func placement() throws(HostError) -> Int {
        guard let word = words.first else { throw .missingWord("PLACEMENT", command) }
        guard let number = Int(word) else { throw .badValue("PLACEMENT", word, expected: "a number, as status prints it") }
        return number
    }

    /// Nil where neither of its flags was given.
    fileprivate func place() throws(HostError) -> BoardPlace? {
        let position = try value(.position, expected: "a number from 0 on") { Int($0).flatMap { $0 >= 0 ? $0 : nil } }
        let stack = try value(.stack, expected: "the number of a placement") { Int($0) }
        if position != nil, stack != nil { throw .flagsExclude(.position, .stack) }
        return position.map(BoardPlace.position) ?? stack.map(BoardPlace.stack)
    }

    fileprivate func topics() throws(HostError) -> [EventTopic] {
        guard !words.isEmpty else { return EventTopic.allCases }
        var topics: [EventTopic] = []
        for word in words {
            guard let topic = EventTopic(rawValue: word) else {
                let names = EventTopic.allCases.map(\.rawValue)
                throw .badName("TOPIC", word, names: names, nearest: nearest(to: word, among: names))
            }
            topics.append(topic)
        }
        return topics
    }

    /// Values that are JSON stand for themselves, all others for a text.
    func settings() throws(HostError) -> JSONObject {
        var settings = JSONObject([])
        for item in all(.set) {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else { throw .badValue(Flag.set.spelling, item, expected: "name=value") }
            let value = (try? JSONValue(reading: String(parts[1]))) ?? .string(String(parts[1]))
            settings.members.append(JSONValue.Member(name: String(parts[0]), value: value))
        }
        return settings
    }
}
