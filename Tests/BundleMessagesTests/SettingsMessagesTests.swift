import BundleMessages
import Drawing
import Testing

@Suite struct SettingsMessagesTests {
    static let parameter: BundleDescription.Parameter = {
        var parameter = BundleDescription.Parameter(name: "city", title: "City", type: .entity)
        parameter.description = "Where."
        parameter.typeName = "City"
        (parameter.isList, parameter.isOptional, parameter.isHidden) = (true, true, true)
        parameter.standard = #"["Brno"]"#
        (parameter.least, parameter.greatest, parameter.control) = (-1, 2.5, .slider)
        parameter.choices = [.init(value: "1", title: "One", subtitle: "first", symbol: "star"), .init(value: "2", title: "Two")]
        (parameter.offer, parameter.dependencies) = (.searched, ["country", "day"])
        return parameter
    }()

    static let question: SettingsQuestion = {
        var question = SettingsQuestion(kind: "Trip", family: .systemLarge, settings: "{}", locale: "de_DE")
        (question.parameter, question.search) = ("city", "")
        return question
    }()

    static let form: SettingsForm = {
        var form = SettingsForm()
        form.sentence = "Go to ${city}"
        form.parameters = ["city", "country"]
        form.problems = [.init(parameter: "city", words: "is gone")]
        form.titles = [.init(parameter: "country", words: "Ukraine")]
        return form
    }()

    static let options: SettingsOptions = {
        var options = SettingsOptions()
        options.prompt = "Where to?"
        options.sections = [.init(title: "t", subtitle: "s", choices: parameter.choices), .init()]
        options.warnings = ["w"]
        return options
    }()

    static let action = ActionRequest(kind: "K", intent: IntentCall(type: "4main1I", name: "I", values: #"{"a":1}"#), locale: "en_US")

    static let performed: ActionReply = {
        var reply = ActionReply()
        (reply.dialog, reply.url, reply.opensApp) = ("Done", "a:b", true)
        return reply
    }()

    @Test func aDescribedKindComesBack() throws {
        var kind = BundleDescription.Kind(kind: "K", displayName: "K", description: "", families: [.systemSmall], configuration: .appIntent)
        kind.parameters = [Self.parameter, .init(name: "plain", title: "Plain", type: .bool)]
        kind.summary = "Go"
        kind.promptsForConfiguration = true
        let description = BundleDescription(kinds: [kind])
        #expect(try BundleDescription(decoding: description.encoded()) == description)
    }

    @Test(arguments: [.form(question), .options(question), .perform(action)] as [BundleRequest.Body])
    func requestsComeBack(body: BundleRequest.Body) throws {
        let request = BundleRequest(id: 7, body: body)
        #expect(try BundleRequest(decoding: request.encoded()) == request)
    }

    @Test(arguments: [.form(form), .options(options), .performed(performed), .performed(ActionReply())] as [BundleReply.Body])
    func repliesComeBack(body: BundleReply.Body) throws {
        let reply = BundleReply(id: 7, body: body)
        #expect(try BundleReply(decoding: reply.encoded()) == reply)
    }

    @Test(
        arguments: [
            ([0x08, 1, 0x10, 4], "request.question"), ([0x08, 1, 0x10, 5, 0x22, 0], "question.kind"),
            ([0x08, 1, 0x10, 6], "request.action"),
            ([0x08, 1, 0x10, 6, 0x2a, 0], "action.kind"), ([0x08, 1, 0x10, 6, 0x2a, 3, 0x0a, 1, 0x4b], "action.intent"),
        ] as [([UInt8], String)])
    func whatIsMissingIsNamed(bytes: [UInt8], field: String) {
        #expect(throws: WireError.missing(field: field)) { try BundleRequest(decoding: bytes) }
    }

    @Test func limitsAreKept() {
        var kind = BundleDescription.Kind(kind: "K", displayName: "K", description: "", families: [])
        kind.parameters = Array(repeating: .init(name: "p", title: "", type: .bool), count: 257)
        #expect(throws: WireError.tooLarge(what: "parameters", count: 257, limit: 256)) {
            try BundleDescription(decoding: BundleDescription(kinds: [kind]).encoded())
        }
        var options = SettingsOptions()
        options.sections = (0..<2).map { _ in .init(choices: Array(repeating: .init(value: "1", title: ""), count: 10_001)) }
        #expect(throws: WireError.tooLarge(what: "choices", count: 20_001, limit: 20_000)) {
            try SettingsOptions(decoding: options.encoded())
        }
        let long = IntentCall(type: "t", name: "n", values: String(repeating: " ", count: 65_537))
        #expect(throws: WireError.self) { try IntentCall(decoding: long.encoded()) }
    }

    @Test func choicesOfANewerBundleFallBack() throws {
        var writer = WireWriter()
        writer.field(1, "p")
        for number in [4, 11, 13] { writer.field(number, 200) }
        let parameter = try BundleDescription.Parameter(decoding: writer.bytes)
        #expect(parameter.type == .other && parameter.control == .usual && parameter.offer == .none)
    }
}
