import Drawing
import Testing

@Suite struct SymbolTableTests {
    @Test(arguments: [
        ("heart.fil", "heart.fill"), ("chevron.rihgt", "chevron.right"), ("calender", "calendar"), ("sun.maxx", "sun.max"),
        ("figure.wlak", "figure.walk"), ("HEART.FILL", "heart.fill"),
    ])
    func theNearestNameComesFirst(_ name: String, _ near: String) {
        let names = SymbolTable.nearest(to: name)
        #expect(names.first == near && names.count <= 3, "\(names)")
    }

    @Test(arguments: ["", ".", "x", "qqqqqqqq", String(repeating: "z", count: 100_000)])
    func whatIsLikeNoNameHasNoneNear(_ name: String) { #expect(SymbolTable.nearest(to: name).isEmpty) }

    @Test func badgesAndFramesAreLeftOff() {
        #expect(SymbolTable.icon(for: "heart.square.fill") == SymbolTable.icons["heart"])
        #expect(SymbolTable.icon(for: "person.nonesuch") == nil)
    }
}
