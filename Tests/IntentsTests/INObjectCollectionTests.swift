import Intents
import Testing

private final class Profile: INObject {
    var score: NSNumber?
}

@Suite struct INObjectCollectionTests {
    private func profile(_ name: String) -> Profile {
        Profile(identifier: name, display: name.uppercased(), subtitle: "s", image: nil)
    }

    @Test func itemsAreOneSectionWithoutTitle() {
        let collection = INObjectCollection(items: [Profile(identifier: "1", display: "Lina"), Profile(identifier: nil, display: "Axe")])
        #expect(collection.sections.map(\.title) == [nil])
        #expect(collection.allItems.map(\.displayString) == ["Lina", "Axe"])
        #expect(collection.allItems.map(\.identifier) == ["1", nil])
        #expect(!collection.usesIndexedCollation)
    }

    @Test func sectionsKeepTheirOrder() {
        let sections = [("B", ["x", "y"]), ("A", ["z"])].map { title, names -> INObjectSection<Profile> in
            INObjectSection(title: title, items: names.map(profile))
        }
        let collection = INObjectCollection(sections: sections)
        #expect(collection.sections.map(\.title) == ["B", "A"])
        #expect(collection.allItems.map(\.displayString) == ["X", "Y", "Z"])
        #expect(collection.allItems.first?.subtitleString == "s")
    }
}
