import CairoRendering
import Control
import Foundation
import Rendering
import Testing

/// The settings of `Plugins/LadderWidget`, from an editor's questions to the picture.
@Suite struct LadderSettingsEndToEndTests {
    private let served: ServedFolder

    init() throws { served = try ServedFolder() }

    /// The player's picture, of which a timeline's scores change nothing.
    private func face(_ file: [UInt8]) throws -> [UInt32] {
        let bitmap = try ImageDecoder.decode(file, file: "x.png")
        try #require(bitmap.width == 676 && bitmap.height == 316)
        return (40..<276).flatMap { y in (40..<276).map { x in bitmap[x, y] } }
    }

    private func rendered(_ kind: String, _ settings: String...) throws -> [UInt32] {
        let flags = settings.flatMap { ["--set", $0] }
        let words = ["render", "--kind", kind, "--family", "systemMedium", "-o", "x.png"] + flags
        let environment = served.environment.merging(["WIDGETHOST_BUNDLE_PATH": try ShippedBundle.ladderWidget.path()]) { $1 }
        let result = try HostProcess.run(words, in: served.folder.url, environment: environment)
        try #require(result.status == 0, "\(result.errors)")
        return try face(served.folder.bytes("x.png"))
    }

    private func shown() throws -> [UInt32] {
        let text = try served.call("pictures.get", #"{"placement":1}"#)["data"].flatMap {
            if case .string(let text) = $0 { text } else { nil }
        }
        let file = try #require(Data(base64Encoded: text ?? ""))
        return try face(Array(file))
    }

    /// Where nobody is chosen yet it is who leads the ladder, or whom the intents extension names.
    @Test(arguments: [("LadderWidget", 0), ("PlayerWidget", 2)])
    func aPlayerThatIsChosenIsInThePicture(kind: String, nobody: Int) throws {
        let faces = try [rendered(kind), rendered(kind, "selection=morphling"), rendered(kind, "selection=lina")]
        #expect(Set(faces).count == 3)
        #expect(try rendered(kind, "selection=bloodseeker") == faces[0])
        #expect(try rendered(kind, "selection=another", "player=morphling") == faces[1])
        #expect(try rendered(kind, "selection=another") == faces[nobody])
        let host = try served.serve(bundles: ShippedBundle.ladderWidget.path(), flags: ["--opener", "none"])
        try served.run("place", "--kind", kind, "--family", "systemMedium", "--set", "selection=lina")
        try served.run("reload", "--placement", "1")
        #expect(try eventually { try shown() == faces[2] })
        #expect(try served.run("perform", "1", "10,10") == "open ladder://profile/lina\n")
        try served.run("configure", "1", "--set", "selection=another", "--set", "player=morphling")
        #expect(try eventually { try shown() == faces[1] })
        served.end(host)
    }

    @Test(arguments: ["LadderWidget", "PlayerWidget"])
    func whatTheProviderRecommendsCanBePlaced(kind: String) throws {
        let host = try served.serve(bundles: ShippedBundle.ladderWidget.path(), flags: ["--opener", "none"])
        let listing = try served.call("settings.recommendations", #"{"kind":"\#(kind)"}"#)["recommendations"]?.items ?? []
        #expect(listing.map { $0["title"] } == ["Bloodseeker", "Morphling", "Lina"])
        let configuration = try #require(listing.last?["configuration"]?.text)
        let placed = try served.call("placements.add", #"{"kind":"\#(kind)","configuration":\#(configuration)}"#)
        #expect(placed["configuration"]?["selection"] == "lina")
        let none = try served.ask("call", "settings.recommendations", #"{"kind":"NewsWidget"}"#)
        #expect(none.status != 0 && none.errors.contains("'NewsWidget' has no settings."))
        served.end(host)
    }

    @Test(arguments: [("LadderWidget", #""pudge" is not there any more, or never was"#), ("PlayerWidget", #""pudge" is not offered"#)])
    func theFormAsksForAPlayerOnlyWhereOneIsToBeChosen(kind: String, refusal: String) throws {
        let host = try served.serve(bundles: ShippedBundle.ladderWidget.path(), flags: ["--opener", "none"])
        func form(_ values: String) throws -> JSONValue {
            try served.call("settings.form", #"{"kind":"\#(kind)","values":\#(values)}"#)
        }
        #expect(try form("{}")["shown"] == ["selection"])
        let another = try form(#"{"selection":"another","player":"lina"}"#)
        #expect(another["shown"] == ["selection", "player"] && another["titles"]?["player"] == "Lina")
        let options = try served.call("settings.options", #"{"kind":"\#(kind)","parameter":"player"}"#)
        #expect(
            options["sections"]?.first?["choices"]?.text
                == #"[{"value":"bloodseeker","title":"Bloodseeker"},{"value":"lina","title":"Lina"},{"value":"morphling","title":"Morphling"}]"#
        )
        let nobody = try served.ask("place", "--kind", kind, "--set", "player=pudge")
        #expect(nobody.status != 0 && nobody.errors.contains("'player': \(refusal)"))
        served.end(host)
    }

    @Test func anIntentDefinitionIsDescribedInTheReadersLanguage() throws {
        let bundle = try ShippedBundle.ladderWidget.path()
        func parameters(_ locale: String) throws -> [JSONValue] {
            let listing = try JSONValue(reading: served.run("list", "--json", "--locale", locale, "--bundles", bundle))
            let kinds = listing["bundles"]?.first?["kinds"]?.items ?? []
            return kinds.first { $0["kind"] == "PlayerWidget" }?["parameters"]?.items ?? []
        }
        let (english, german) = (try parameters("en_US"), try parameters("de_DE"))
        #expect(english.map { $0["title"] } == ["Player", "Name"] && german.map { $0["title"] } == ["Spieler", "Name"])
        #expect(english.first?["choices"]?.items.map { $0["title"] } == ["Bloodseeker", "Morphling", "Lina", "Another player"])
        #expect(german.first?["choices"]?.items.last?["title"] == "Wer anders")
        let player = try #require(english.last)
        #expect(player["type"] == "entity" && player["options"] == "listed" && player["hidden"] == true)
    }
}
