import AppIntents
import BundleMessages
import CWidgetBundle
import ControlCalls
import Testing

@testable import WidgetKit

@Suite struct WidgetCenterTests {
    /// Of an app where no host runs.
    private let lonely = WidgetCenter(runtime: BundleRuntime(), line: AppLine(HostSocket(path: "/nowhere/control.sock")))

    @Test func anAppWithoutAHostIsToldSo() async throws {
        let expected = WidgetCenterError.noHost(socket: "/nowhere/control.sock")
        await #expect(throws: expected) { try await lonely.currentConfigurations() }
        #expect(expected.localizedDescription.contains("widgethost serve"))
        let told = await withCheckedContinuation { continuation in
            lonely.getCurrentConfigurations { continuation.resume(returning: $0) }
        }
        guard case .failure(let error) = told else { return #expect(Bool(false)) }
        #expect(error as? WidgetCenterError == expected)
    }

    @Test func withoutAHostNothingHappens() {
        lonely.reloadAllTimelines()
        lonely.reloadTimelines(ofKind: "K")
        lonely.invalidateConfigurationRecommendations()
        lonely.invalidateRelevance(ofKind: "K")
    }

    @Test func aBundleIsToldWhatIsPlacedAtThatMoment() async throws {
        let host = FakeHost()
        let center = try center(at: host)
        #expect(try await center.currentConfigurations().isEmpty)
        host.place([
            PlacedWidget(number: 1, kind: "Note", family: .systemSmall), PlacedWidget(number: 2, kind: "Note", family: .systemSmall),
        ])
        let placed = try await center.currentConfigurations()
        #expect(placed.map(\.kind) == ["Note", "Note"])
        #expect(placed.map(\.family) == [.systemSmall, .systemSmall])
        #expect(Set(placed.map(\.id)).count == 2)
        host.place([])
        #expect(try await center.currentConfigurations().isEmpty)
    }

    @Test func aHostThatDoesNotKnowTheQuestionIsAFailure() async throws {
        let center = try center(at: FakeHost(), size: MemoryLayout<widget_host>.offset(of: \.placements) ?? 0)
        await #expect(throws: WidgetCenterError.placementsUnknown) { try await center.currentConfigurations() }
    }

    @Test func aBundleReloadsAtItsHost() throws {
        let host = FakeHost()
        let center = try center(at: host)
        center.reloadTimelines(ofKind: "Note")
        center.reloadAllTimelines()
        #expect(host.reloads == [ReloadRequest(kind: "Note"), ReloadRequest(kind: nil)])
    }

    /// The type is Foundation's elsewhere: a file that imports WidgetKit alone has it.
    @Test func textsThatAreLookedUpLaterComeWithTheModule() {
        let resource = LocalizedStringResource("Ladder")
        #expect(resource.key == "Ladder")
    }

    private func center(at host: FakeHost, size: Int = MemoryLayout<widget_host>.size) throws -> WidgetCenter {
        let runtime = BundleRuntime()
        runtime.connect(try #require(host.port(size: size)))
        return WidgetCenter(runtime: runtime, line: AppLine(HostSocket(path: "/nowhere/control.sock")))
    }
}
