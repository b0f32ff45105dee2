import Control
import Foundation
import Rendering
import Testing

/// `widgethost build`, from sources to pixels.
@Suite struct BuildEndToEndTests {
    private let run: BuildRun
    private var folder: TestFolder { run.folder }

    init() throws { run = try BuildRun() }

    private static let project = repository.appendingPathComponent("Tests/Fixtures/IOSProject")

    @Test func aProjectBecomesABundleThatShowsAllOfIt() throws {
        let result = try run.build(Self.project.path, "-o", "out/Tides.widget")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("widgethost: #if os(iOS) is answered by true in TidesView.swift\n"))
        #expect(folder.names.contains("out") && !result.errors.contains("error:"))
        let bitmap = try run.picture(of: "Tides", "out/Tides.widget")
        // os(iOS), the conditions of three places, a colour of the catalog, a file beside Bundle.main.
        let squares = [(80, 80), (236, 80), (80, 236), (236, 236)].map { bitmap[$0.0, $0.1] }
        #expect(squares == [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ff00])
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path("out")).filter { !$0.contains(".xcassets/") }
        #expect(
            names.sorted() == [
                "Tides.widget", "Tides.widget/Assets.xcassets", "Tides.widget/Entitlements.plist", "Tides.widget/Info.plist",
                "Tides.widget/en.lproj", "Tides.widget/en.lproj/Localizable.strings", "Tides.widget/libTides.so",
                "Tides.widget/tides.json",
            ])
    }

    @Test func aFolderBecomesABundle() throws {
        let result = try run.build(repository.appendingPathComponent("Plugins/LadderWidget").path, "-o", "Ladder.widget")
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let built = try run.picture(of: "NewsWidget", "Ladder.widget")
        #expect(built.pixels == (try run.picture(of: "NewsWidget", ShippedBundle.ladderWidget.path())).pixels)
    }

    @Test func settingsOfAnIntentDefinitionHaveTheirDefaultsAndCanBeSet() throws {
        try run.write(Self.lookWidget, to: "Look/Look.swift")
        try run.write(Self.lookHandler, to: "Look/Handler.swift")
        try run.write(Self.lookDefinition, to: "Look/Base.lproj/Look.intentdefinition")
        try run.write("\"t0Ne\" = \"Ton\";\n", to: "Look/de.lproj/Look.strings")
        try run.write("<plist><dict>", to: "Look/Old.intentdefinition")
        let result = try run.build("Look", "-o", "Look.widget")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errorLines.count == 1 && result.errors.contains("Look/Old.intentdefinition is damaged"), "\(result.errors)")
        // An enum's default, a number's, a text's, and an object that nobody chose.
        let bitmap = try run.picture(of: "Look", "Look.widget")
        let fields = [(80, 80), (236, 80), (80, 236), (236, 236)]
        #expect(fields.map { bitmap[$0.0, $0.1] } == Array(repeating: 0xff00_ff00, count: 4))
        let listed = try HostProcess.run(["list", "--json", "--bundles", "Look.widget"], in: folder.url).output
        let kind = try JSONValue(reading: listed.trimmingCharacters(in: .newlines))["bundles"]?.first?["kinds"]?.first
        #expect(
            kind?["parameters"]?.items.map(\.text) == [
                #"{"name":"tone","title":"Tone","type":"enum","typeName":"Tone","default":"sea","choices":[{"value":"sea","title":"The sea"},{"value":"land","title":"land"}]}"#,
                #"{"name":"size","title":"size","type":"int","default":7,"minimum":1.0,"maximum":9.0}"#,
                #"{"name":"words","title":"words","type":"string","default":"low tide"}"#,
                #"{"name":"place","title":"place","type":"entity","typeName":"Place","optional":true,"options":"listed"}"#,
            ])
        let german = try HostProcess.run(["list", "--json", "--locale", "de_DE", "--bundles", "Look.widget"], in: folder.url).output
        #expect(german.contains(#"{"name":"tone","title":"Ton","type":"enum""#), "\(german)")
        let set = try run.picture(
            of: "Look", "Look.widget", "--set", "tone=land", "--set", "size=3", "--set", "words=x", "--set", "place=1")
        #expect(fields.map { set[$0.0, $0.1] } == Array(repeating: 0xff00_0000, count: 4))
        let refused = try HostProcess.run(
            ["render", "--kind", "Look", "--bundles", "Look.widget", "-o", "x.png", "--set", "size=12"], in: folder.url)
        #expect(refused.status == 64 && refused.errors.contains("a whole number from 1 to 9 is expected, found 12"))
    }

    @Test func aPictureMadeOfBytesIsShownAndOutlivesItsBundle() throws {
        try run.write(Self.photoWidget, to: "Photo/Photo.swift")
        let result = try run.build("Photo", "-o", "bundles/Photo.widget")
        #expect(result.status == 0, "\(result.errors)")
        let bitmap = try run.picture(of: "Photo", "bundles/Photo.widget")
        #expect([(80, 80), (236, 236)].map { bitmap[$0.0, $0.1] } == [0xffff_0000, 0xffff_0000])
        let bed = try ServedFolder()
        try FileManager.default.moveItem(
            at: folder.url.appendingPathComponent("bundles/Photo.widget"), to: bed.bundles.appendingPathComponent("Photo.widget"))
        let host = try bed.serve()
        try bed.run("place", "--kind", "Photo")
        try bed.run("reload", "--kind", "Photo")
        let hash = try bed.call("pictures.get", #"{"placement":1}"#)["hash"]
        host.send(SIGKILL)
        _ = host.exitStatus()
        try FileManager.default.removeItem(at: bed.bundles.appendingPathComponent("Photo.widget"))
        let second = try bed.serve()
        let later = try bed.call("pictures.get", #"{"placement":1}"#)["hash"]
        #expect(hash != nil && later == hash)
        bed.end(second)
    }

    @Test func whatDoesNotCompileLeavesTheOldBundle() throws {
        try run.write("old", to: "W.widget/libW.so")
        try run.write("import SwiftUI\n#if os(iOS)\nlet store = HKHealthStore()\n#endif\n", to: "W/Health.swift")
        let result = try run.build("W", "-o", "W.widget")
        #expect(result.status == 65)
        #expect(result.errorLines.contains { $0.hasPrefix("W/Health.swift:3:13: error: cannot find 'HKHealthStore' in scope") })
        #expect(
            result.errors.hasSuffix(
                """
                widgethost: not found, neither in these sources nor in the SDK:
                  HKHealthStore  W/Health.swift:3
                widgethost: The sources do not compile; nothing was written.

                """), "\(result.errors)")
        // `.local` is where tools keep their own.
        #expect(folder.names.filter { $0 != ".local" } == ["W", "W.widget"])
        #expect(try folder.bytes("W.widget/libW.so") == Array("old".utf8))
    }

    @Test func aDamagedProjectIsOneMessage() throws {
        try run.write("{\n objects = {\n<<<<<<< HEAD\n", to: "App.xcodeproj/project.pbxproj")
        let result = try run.build("App.xcodeproj", "-o", "W.widget")
        #expect(result.status == 65)
        #expect(result.errorLines.count == 1)
        #expect(result.errors.hasPrefix("widgethost: App.xcodeproj/project.pbxproj:3 is damaged: '<' stands where a key should be."))
    }

    @Test func aTargetThatIsNotThereIsToldWithTheNearest() throws {
        let result = try run.build(Self.project.path, "--target", "tideswidgetextensions", "-o", "W.widget")
        #expect(result.status == 64)
        #expect(result.errors.contains("Did you mean 'TidesWidgetExtension'? Its targets are: 'Tides', 'TidesWidgetExtension'."))
    }

    @Test func whatIsInTheWayIsNotTakenAway() throws {
        try run.write("mine", to: "W.widget/letter.txt")
        let result = try run.build(Self.project.path, "-o", "W.widget")
        #expect(result.status == 73)
        #expect(result.errorLines.count == 1 && result.errors.contains("W.widget is there and is no widget bundle"))
        #expect(folder.names.filter { $0 != ".local" } == ["W.widget"])
    }
}

extension BuildEndToEndTests {
    /// Fills itself with a red picture of one pixel that it holds as text.
    private static let photoWidget = """
        import WidgetKit
        import SwiftUI

        struct PhotoEntry: TimelineEntry {
            let date: Date
        }

        struct PhotoProvider: TimelineProvider {
            func placeholder(in context: Context) -> PhotoEntry { PhotoEntry(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (PhotoEntry) -> Void) { completion(PhotoEntry(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<PhotoEntry>) -> Void) {
                completion(Timeline(entries: [PhotoEntry(date: .now)], policy: .never))
            }
        }

        @main struct Photo: Widget {
            let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"

            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Photo", provider: PhotoProvider()) { _ in
                    Image(uiImage: UIImage(data: Data(base64Encoded: pixel)!)!).resizable().interpolation(.none)
                        .containerBackground(.white, for: .widget)
                }
                .contentMarginsDisabled()
            }
        }
        """

    private static let lookWidget = """
        import SwiftUI
        import WidgetKit

        struct LookEntry: TimelineEntry { let date: Date; let answers: [Bool] }

        struct LookProvider: IntentTimelineProvider {
            func placeholder(in context: Context) -> LookEntry { LookEntry(date: Date(), answers: [false, false, false, false]) }
            func getSnapshot(for configuration: LookIntent, in context: Context, completion: @escaping (LookEntry) -> ()) {
                let answers = [
                    configuration.tone == .sea, configuration.size?.intValue == 7, configuration.words == "low tide",
                    configuration.place?.identifier == nil && configuration.place?.height == nil
                ]
                completion(LookEntry(date: Date(), answers: answers))
            }
            func getTimeline(for configuration: LookIntent, in context: Context, completion: @escaping (Timeline<LookEntry>) -> ()) {
                getSnapshot(for: configuration, in: context) { completion(Timeline(entries: [$0], policy: .never)) }
            }
        }

        @main struct Look: Widget {
            var body: some WidgetConfiguration {
                IntentConfiguration(kind: "Look", intent: LookIntent.self, provider: LookProvider()) { entry in
                    VStack(spacing: 0) {
                        ForEach(0..<2) { row in
                            HStack(spacing: 0) { ForEach(0..<2) { entry.answers[row * 2 + $0] ? Color(red: 0, green: 1, blue: 0) : .black } }
                        }
                    }
                    .containerBackground(.white, for: .widget)
                }
                .contentMarginsDisabled()
                .supportedFamilies([.systemSmall])
            }
        }

        """

    private static let lookHandler = """
        import Intents

        class IntentHandler: INExtension, LookIntentHandling {
            override func handler(for intent: INIntent) -> Any { self }

            func providePlaceOptionsCollection(
                for intent: LookIntent, with completion: @escaping (INObjectCollection<Place>?, Error?) -> Void
            ) {
                completion(INObjectCollection(items: [Place(identifier: "1", display: "Harbour")]), nil)
            }

            func resolvePlace(for intent: LookIntent, with completion: @escaping (PlaceResolutionResult) -> Void) {
                completion(intent.place.map { .success(with: $0) } ?? .needsValue())
            }

            func resolveWords(for intent: LookIntent) async -> INStringResolutionResult { .success(with: intent.words ?? "") }

            func resolveTone(for intent: LookIntent) async -> ToneResolutionResult { .success(with: intent.tone) }

            func handle(intent: LookIntent, completion: @escaping (LookIntentResponse) -> Void) {
                completion(LookIntentResponse(code: .success, userActivity: nil))
            }
        }

        """

    private static let lookDefinition = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>INEnums</key><array><dict><key>INEnumName</key><string>Tone</string><key>INEnumValues</key><array>
        <dict><key>INEnumValueName</key><string>unknown</string></dict>
        <dict><key>INEnumValueName</key><string>sea</string><key>INEnumValueIndex</key><integer>1</integer>
        <key>INEnumValueDisplayName</key><string>The sea</string></dict>
        <dict><key>INEnumValueName</key><string>land</string><key>INEnumValueIndex</key><integer>2</integer></dict>
        </array></dict></array>
        <key>INTypes</key><array><dict><key>INTypeName</key><string>Place</string><key>INTypeProperties</key><array>
        <dict><key>INTypePropertyName</key><string>height</string><key>INTypePropertyType</key><string>Decimal</string></dict>
        </array></dict></array>
        <key>INIntents</key><array><dict><key>INIntentName</key><string>Look</string><key>INIntentParameters</key><array>
        <dict><key>INIntentParameterName</key><string>tone</string><key>INIntentParameterEnumType</key><string>Tone</string>
        <key>INIntentParameterDisplayName</key><string>Tone</string><key>INIntentParameterDisplayNameID</key><string>t0Ne</string>
        <key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataDefaultValue</key><string>sea</string></dict></dict>
        <dict><key>INIntentParameterName</key><string>size</string><key>INIntentParameterType</key><string>Integer</string>
        <key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataDefaultValue</key><integer>7</integer>
        <key>INIntentParameterMetadataMinimumValue</key><integer>1</integer>
        <key>INIntentParameterMetadataMaximumValue</key><integer>9</integer></dict></dict>
        <dict><key>INIntentParameterName</key><string>words</string><key>INIntentParameterType</key><string>String</string>
        <key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataDefaultValue</key><string>low tide</string></dict></dict>
        <dict><key>INIntentParameterName</key><string>place</string><key>INIntentParameterObjectType</key><string>Place</string>
        <key>INIntentParameterType</key><string>Object</string><key>INIntentParameterSupportsDynamicEnumeration</key><true/></dict>
        </array></dict></array>
        </dict></plist>
        """
}
