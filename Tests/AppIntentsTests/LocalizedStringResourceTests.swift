import AppIntents
import Testing

@Suite struct LocalizedStringResourceTests {
    @Test func theKeyHoldsASpecifierForEachInterpolation() {
        let name = "Lina"
        let resource: LocalizedStringResource = "\(name): \(12) of \(1.5), 100 %"
        #expect(resource.key == "%@: %lld of %lf, 100 %%")
        #expect(String(localized: resource) == "Lina: 12 of 1.500000, 100 %")
        #expect(resource.defaultValue.arguments == [.string("Lina"), .signed(12), .floating(1.5)])
    }

    @Test func aLiteralKeepsItsPercentSigns() {
        #expect(LocalizedStringResource("100 %").key == "100 %")
        #expect(String(localized: LocalizedStringResource(stringLiteral: "100 %")) == "100 %")
    }

    @Test func aKeyMayDifferFromItsText() {
        let resource = LocalizedStringResource("score.title", defaultValue: "Score \(7)", table: "Ladder", comment: "A heading")
        #expect(resource.key == "score.title")
        #expect(resource.table == "Ladder")
        #expect(String(localized: resource) == "Score 7")
        #expect(String(localized: "a.key", defaultValue: "Text") == "Text")
        #expect(String(localized: "Rank \(3)", comment: "A heading") == "Rank 3")
    }

    @Test func formatsAreTakenAsGiven() {
        let resource: LocalizedStringResource = "\(3.14159, specifier: "%.2f") and \(Date(timeIntervalSince1970: 0), format: .iso8601)"
        #expect(resource.key == "%.2f and %@")
        #expect(String(localized: resource) == "3.14 and 1970-01-01T00:00:00Z")
    }

    @Test func resourcesNest() {
        let inner: LocalizedStringResource = "inner \(1)"
        #expect(String(localized: "outer \(inner)") == "outer inner 1")
    }
}
