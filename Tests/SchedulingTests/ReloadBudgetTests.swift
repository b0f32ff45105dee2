import Foundation
import Testing

@testable import Scheduling

@Suite struct ReloadBudgetTests {
    private let settings = EngineSettings(dailyBudget: 3, leastSpacing: 300)

    @Test func theSpacingIsCountedFromTheLoadAndFromEachReload() {
        var budget = ReloadBudget()
        #expect(budget.earliest(from: start, settings: settings)?.date == start)
        budget.markLoad(at: start)
        #expect(budget.earliest(from: start + 3, settings: settings)?.date == start + 300)
        budget.spend(at: start + 300, settings: settings)
        #expect(budget.earliest(from: start + 301, settings: settings)?.date == start + 600)
        #expect(budget.earliest(from: start + 900, settings: settings)?.heldBack == nil)
    }

    @Test func theWindowOfADayRolls() {
        var budget = ReloadBudget()
        for hour in 0..<3 { budget.spend(at: start + Double(hour) * 3600, settings: settings) }
        let held = budget.earliest(from: start + 10_800, settings: settings)
        #expect(held?.date == start + 86_400)
        #expect(held?.heldBack == .budget)
        #expect(budget.used(at: start + 86_400) == 2)
        #expect(budget.earliest(from: start + 90_000, settings: settings)?.heldBack == nil)
    }

    @Test func aRationOfNothingAllowsNothing() {
        #expect(ReloadBudget().earliest(from: start, settings: EngineSettings(dailyBudget: 0, leastSpacing: 0)) == nil)
    }

    @Test func inTheForegroundNothingIsRememberedButTheLast() {
        var budget = ReloadBudget()
        for second in 0..<10_000 { budget.spend(at: start + Double(second), settings: .foreground) }
        #expect(budget.used(at: start + 10_000) == 0)
        #expect(budget.earliest(from: start + 9_999, settings: .foreground)?.date == start + 10_000)
    }
}
