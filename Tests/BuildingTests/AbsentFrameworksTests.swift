import Testing

@testable import Building

@Suite struct AbsentFrameworksTests {
    private func sentence(_ modules: String...) -> String? {
        var missing = MissingNames()
        for module in modules { missing.take("A.swift:1:8: error: no such module '\(module)'") }
        return AbsentFrameworks.sentence(on: missing)
    }

    @Test func oneSentenceNamesThemAll() {
        let one = "MapKit is a framework of Apple's that this SDK leaves out: what needs it belongs under #if canImport(MapKit)."
        #expect(sentence("Kingfisher", "MapKit") == one)
        let three = sentence("SwiftData", "CoreData", "HealthKit")
        #expect(three?.hasPrefix("CoreData, HealthKit and SwiftData are frameworks of Apple's") == true)
        #expect(three?.hasSuffix("#if canImport(CoreData).") == true)
    }

    @Test func otherPeoplesModulesAreNotTold() {
        #expect(sentence() == nil && sentence("Kingfisher", "Shared") == nil)
    }
}
