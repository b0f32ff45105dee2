import Scheduling
import Testing

@testable import widgethost

@Suite struct TimesTests {
    @Test func withoutTheVariableTheyAreTheEngines() throws {
        #expect(try Times(environment: [:]) == Times())
        #expect(try Times(environment: [Times.variable: ""]).engine == .foreground)
    }

    @Test func theVariableSetsSomeOfThem() throws {
        let times = try Times(environment: [Times.variable: "timeline=0.5,retry=2,idle=3"])
        #expect(times.deadlines == .init(timeline: 0.5))
        #expect(times.engine.backoff == .init(first: 2))
        #expect(times.idle == 3)
    }

    @Test func theDaemonHasThemAndARationOfItsOwn() throws {
        #expect(Times().serving(ServeOptions()) == .serving)
        let settings = try Times(environment: [Times.variable: "timeline=0.5,retry=2"])
            .serving(ServeOptions(dailyBudget: nil, leastSpacing: 3))
        #expect(settings == EngineSettings(deadlines: .init(timeline: 0.5), backoff: .init(first: 2), dailyBudget: nil, leastSpacing: 3))
    }

    @Test(arguments: ["timeline", "timeline=", "timeline=0", "timeline=nan", "timeline=-1", "timeline=1e9", "time=1", "start=1=2"])
    func whatIsNotUnderstoodIsSaid(text: String) {
        let names = "start, placeholder, snapshot, timeline, options, perform, retry, idle, processor"
        let expected = "NAME=SECONDS, where the names are \(names)"
        #expect(throws: HostError.badValue(Times.variable, text, expected: expected)) {
            try Times(environment: [Times.variable: text])
        }
    }

    @Test(arguments: [(2, "2 seconds"), (0.5, "0.5 seconds"), (1e300, "1e+300 seconds")] as [(Double, String)])
    func secondsHaveWords(seconds: Double, text: String) {
        #expect(secondsText(seconds) == text)
    }
}
