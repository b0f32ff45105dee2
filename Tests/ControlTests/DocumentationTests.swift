import Foundation
import Testing

@testable import Control

/// docs/control-socket.md says nothing that does not hold.
@Suite struct DocumentationTests {
    /// One method's part of the page.
    struct Section {
        let method: Method
        let command: String
        let answer: String
        let parameters: [String]
    }

    static let page: String = {
        let path = URL(filePath: #filePath).appending(path: "../../../docs/control-socket.md").standardized.path
        return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }()

    static let sections: [Section] = page.components(separatedBy: "\n### `").dropFirst().compactMap { text in
        guard let name = text.split(separator: "`").first, let method = Method(rawValue: String(name)) else { return nil }
        let lines = text.split(separator: "\n").map(String.init)
        guard let command = lines.first(where: { $0.contains("socat") }), let answer = lines.first(where: { $0.hasPrefix("{") }) else {
            return nil
        }
        let rows = lines.filter { $0.hasPrefix("| `") }
        let parameters = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
        return Section(method: method, command: command, answer: answer, parameters: method == .eventsSubscribe ? ["topics"] : parameters)
    }

    @Test func everyMethodIsDescribedOnce() {
        #expect(Set(Self.sections.map(\.method)) == Set(Method.allCases))
        #expect(Self.sections.count == Method.allCases.count)
    }

    @Test(arguments: sections.indices) func everyParameterIsListedAndRead(index: Int) throws {
        let section = Self.sections[index]
        #expect(section.parameters == section.method.parameters.map(\.name))
        let start = try #require(section.command.firstIndex(of: "{"))
        let end = try #require(section.command.lastIndex(of: "}"))
        let parameters = try JSONValue(reading: String(section.command[start...end]))["params"] ?? [:]
        _ = try ControlCommand(method: section.method.rawValue, parameters: parameters)
        guard case .object(let members) = parameters else { return }
        for needed in section.method.parameters where needed.isRequired {
            let rest = members.filter { $0.name != needed.name }
            #expect(rest.count < members.count, "\(needed.name) is missing in the example")
            #expect(throws: Fault.self) { try ControlCommand(method: section.method.rawValue, parameters: .object(rest)) }
        }
    }

    @Test func everyErrorAndEventIsListed() {
        for name in Fault.Name.allCases { #expect(Self.page.contains("| `\(name.rawValue)` | \(name.code) |")) }
        for topic in EventTopic.allCases {
            let names = EventName.allCases.filter { $0.topic == topic }.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            #expect(Self.page.contains("| `\(topic.rawValue)` | \(names) |"))
        }
    }

    @Test(arguments: sections.indices) func everyExampleIsWhatTheMethodAnswers(index: Int) throws {
        let section = Self.sections[index]
        let result = try Response(json: JSONValue(reading: section.answer)).outcome.get()
        #expect(try Self.reread(result, of: section.method).text == result.text)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/socat")), arguments: sections.indices)
    func everySocatLineWorks(index: Int) throws {
        let section = Self.sections[index]
        let bed = try ControlBed()
        bed.results = [section.method: try Response(json: JSONValue(reading: section.answer)).outcome.get()]
        let shell = try HelperProcess("/bin/sh", arguments: ["-c", "export XDG_RUNTIME_DIR=\(bed.folder.path); \(section.command)"])
        if section.method == .eventsSubscribe {
            bed.run { bed.server.isHeard(.timelines) }
            bed.settle()
            bed.server.stop()
        }
        bed.run { !shell.process.isRunning }
        let answer = try JSONValue(reading: shell.readAll())
        #expect(answer["error"] == nil)
        if section.method != .eventsSubscribe {
            #expect(answer.text == section.answer)
            #expect(bed.commands.map(\.method) == [section.method])
        }
    }

    @Test func everyNoticeIsOneThatTheServerSends() throws {
        let lines = Self.page.split(separator: "\n").filter { $0.hasPrefix(#"{"jsonrpc":"2.0","method":"events."#) }
        #expect(lines.count == 3)
        for line in lines {
            let notice = try #require(try StreamNotice(line: JSONValue(reading: String(line))))
            #expect(notice.json.text == String(line))
        }
    }

    /// A result read as its own type and written again.
    private static func reread(_ json: JSONValue, of method: Method) throws -> JSONValue {
        switch method {
        case .hostStatus: try HostStatus(json: json).json
        case .hostDescribe: try HostDescription(json: json).json
        case .hostShutdown, .placementsRemove, .defaultsSet: try NoResult(json: json).json
        case .galleryList: try GalleryListing(json: json).json
        case .timelinesReload: try ReloadResult(json: json).json
        case .timelinesGet: try TimelineListing(json: json).json
        case .placementsList: try PlacementListing(json: json).json
        case .placementsAdd, .placementsMove, .placementsConfigure: try PlacementReport(json: json).json
        case .settingsForm: try FormReport(json: json).json
        case .settingsOptions: try OptionsListing(json: json).json
        case .settingsRecommendations: try RecommendationListing(json: json).json
        case .widgetsElements: try ElementListing(json: json).json
        case .widgetsPerform: try ActionResult(json: json).json
        case .picturesGet: try Picture(json: json).json
        case .defaultsGet: try DefaultsValue(json: json).json
        case .defaultsList: try DefaultsListing(json: json).json
        case .activitiesList: try ActivityListing(json: json).json
        case .activitiesRequest, .activitiesUpdate, .activitiesEnd: try ActivityReport(json: json).json
        case .eventsSubscribe: try Subscription(json: json).json
        }
    }
}
