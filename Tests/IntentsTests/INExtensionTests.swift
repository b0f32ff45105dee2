import Intents
import Testing

private final class LookIntent: INIntent {
    var words: String? = "sea"
}

private final class Handler: INExtension {
    override func handler(for intent: INIntent) -> Any { intent is LookIntent ? [1] : self }
}

@Suite struct INExtensionTests {
    @Test func anExtensionHandlesAllByItself() {
        let handling = INExtension()
        #expect(handling.handler(for: LookIntent()) as? INExtension === handling)
    }

    @Test func anExtensionMayNameAnother() {
        #expect(Handler().handler(for: LookIntent()) as? [Int] == [1])
        #expect(Handler().handler(for: INIntent()) is Handler)
    }

    @Test func anIntentHasItsDefaults() { #expect(LookIntent().words == "sea") }

    @Test func picturesKnowWhereTheyAre() throws {
        #expect(INImage(named: "Lina").origin == .asset("Lina"))
        #expect(INImage.systemImageNamed("star").origin == .symbol("star"))
        #expect(INImage(imageData: Data([1])).origin == .bytes(Data([1])))
        let url = try #require(URL(string: "file:///a.png"))
        #expect(INImage(url: url)?.origin == .file(url))
    }
}
