import Testing

@testable import Building

@Suite struct MissingNamesTests {
    private func names(_ lines: String...) -> [MissingNames.Entry] {
        var names = MissingNames()
        for line in lines { names.take(line) }
        return names.entries
    }

    @Test(
        arguments: [
            ("a/B.swift:1:2: error: cannot find 'HKHealthStore' in scope", "HKHealthStore"),
            ("a/B.swift:1:2: error: cannot find type 'MKMapView' in scope", "MKMapView"),
            ("a/B.swift:1:2: error: no such module 'MapKit'", "module MapKit"),
            ("a/B.swift:1:2: error: value of type 'some View' has no member 'mapStyle'", "View.mapStyle"),
            ("a/B.swift:1:2: error: type 'Color' has no member 'brandy'", "Color.brandy"),
            ("a/B.swift:1:2: error: unknown attribute 'Model'", "@Model"), ("a/B.swift:1:2: error: no macro named 'Query'", "#Query"),
            ("a/B.swift:1:2: error: 'Value' is not a member type of struct 'W.A'", "Value"),
            ("\u{1b}[1ma/B.swift:1:2: \u{1b}[0m\u{1b}[31merror: \u{1b}[0mcannot find 'X' in scope\u{1b}[0m", "X"),
        ])
    func eachKindOfMessageNamesWhatIsMissing(line: String, name: String) {
        #expect(names(line) == [MissingNames.Entry(name: name, places: ["a/B.swift:1"])])
    }

    @Test(
        arguments: [
            "a/B.swift:1:2: warning: cannot find 'X' in scope", "a/B.swift:1:2: error: missing return", " 1 | cannot find 'X' in scope",
            "error: cannot find 'X' in scope", "", "a/B.swift:x:2: error: cannot find 'X' in scope",
            "a/B.swift:1:2: error: cannot convert value of type 'A' to specified type 'B'",
        ])
    func allElseNamesNothing(line: String) {
        #expect(names(line).isEmpty)
    }

    @Test func allModulesThatAreMissingAreTold() {
        var names = MissingNames()
        names.take("A.swift:1:8: error: no such module 'MapKit'")
        #expect(names.lacksModule)
        names.take(Array("import MapKit\nimport SwiftUI\nimport Charts\n".utf8), at: "A.swift") { $0 == "SwiftUI" }
        names.take(Array("import MapKit\n".utf8), at: "B.swift") { _ in false }
        #expect(names.lines == ["  module MapKit  A.swift:1, B.swift:1", "  module Charts  A.swift:3"])
    }

    @Test func placesAreGathered() {
        var names = MissingNames()
        for number in [1, 2, 2, 3, 4] { names.take("A.swift:\(number):1: error: cannot find 'Name' in scope") }
        names.take("A.swift:9:1: error: no such module 'M'")
        #expect(names.lines == ["  Name      A.swift:1, A.swift:2, A.swift:3 and 1 more", "  module M  A.swift:9"])
    }
}
