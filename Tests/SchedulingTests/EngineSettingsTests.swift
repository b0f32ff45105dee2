import Testing

@testable import Scheduling

@Suite struct EngineSettingsTests {
    @Test(arguments: [(0, 30), (1, 30), (2, 60), (3, 120), (7, 1_920), (8, 3_600), (5_000, 3_600)] as [(Int, Double)])
    func theWaitDoublesUpToAnHour(failures: Int, seconds: Double) {
        #expect(EngineSettings.Backoff().wait(after: failures) == seconds)
    }

    @Test(arguments: [(.placeholder, 2), (.snapshot, 10), (.timeline, 30)] as [(Stage, Double)])
    func eachStageHasItsDeadline(stage: Stage, seconds: Double) {
        #expect(EngineSettings.Deadlines().limit(for: stage) == seconds)
    }
}
