import CairoRendering
import Drawing
import Foundation
import Rendering
import Testing

/// What an extension that `widgethost build` has built takes for its process: locale, calendar, bundle, icon.
@Suite struct BuildReaderEndToEndTests {
    private let run: BuildRun

    init() throws { run = try BuildRun() }

    /// Squares, green where what is asked holds; the first ask in the provider, where no environment is.
    private static let source = """
        import Foundation
        import SwiftUI
        import WidgetKit

        extension DateFormatter {
            convenience init(pattern: String) {
                self.init()
                dateFormat = pattern
            }
        }

        final class Here {}

        enum Answers {
            static let monday = Date(timeIntervalSince1970: 1_767_607_200)

            static func all() -> [Bool] {
                let formatter: DateFormatter = .init(pattern: "EEEE d. MMMM")
                let numbers = NumberFormatter()
                numbers.numberStyle = .decimal
                return [
                    Locale.current.identifier == "de_AT" && Locale.autoupdatingCurrent.identifier == "de_AT",
                    Locale.preferredLanguages == ["de-AT"],
                    Calendar.current.firstWeekday == 2 && Calendar.current.locale?.identifier == "de_AT",
                    formatter.string(from: monday).hasPrefix("Montag") && numbers.string(from: 1.5) == "1,5",
                    monday.formatted(.dateTime.weekday(.wide)) == "Montag"
                        && monday.formatted(date: .complete, time: .omitted).contains("Montag"),
                    1_234_567.formatted() == "1.234.567" && 1234.5.formatted() == "1.234,5" && Decimal(12345).formatted() == "12.345"
                        && monday.formatted().hasPrefix("5.1.2026") && ["a", "b"].formatted() == "a und b"
                        && Duration.seconds(5_000).formatted() == "1:23:20" && (monday..<monday + 60).formatted().hasPrefix("5.1.2026"),
                    1234.5.formatted(.number.precision(.fractionLength(2))) == "1.234,50" && UInt8(7).formatted(.percent) == "7\u{a0}%"
                        && 1234.formatted(.currency(code: "EUR")) == "€\u{a0}1.234,00" && 0.25.formatted(.percent) == "25\u{a0}%"
                        && ["a", "b"].formatted(.list(type: .or)) == "a oder b"
                        && [1.5, 2].formatted(.list(memberStyle: .number, type: .and)) == "1,5 und 2"
                        && Int64(1_200_000).formatted(.byteCount(style: .file)) == "1,2 MB"
                        && (Date.now - 86_400).formatted(.relative(presentation: .named)) == "gestern"
                        && Duration.seconds(60).formatted(.units(allowed: [.minutes], width: .wide)) == "1 Minute",
                    IntegerFormatStyle<Int>().format(1_234) == "1.234" && Date.FormatStyle().weekday(.wide).format(monday) == "Montag"
                        && Date.FormatStyle(date: .long).format(monday).contains("Jänner")
                        && FloatingPointFormatStyle<Double>.Percent().format(0.5) == "50\u{a0}%"
                        && String.localizedStringWithFormat("%.1f", 1.5) == "1,5",
                    1.5.formatted(.number.locale(Locale(identifier: "en_US"))) == "1.5"
                        && 1.5.formatted(FloatingPointFormatStyle(locale: Locale(identifier: "fr_FR"))) == "1,5",
                    Bundle(for: Here.self).bundlePath == Bundle.main.bundlePath
                        && Bundle(for: Here.self).path(forResource: "here", ofType: "json") != nil,
                ]
            }
        }

        struct Entry: TimelineEntry {
            let date: Date
            let answers: [Bool]
        }

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: .now, answers: Answers.all()) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(placeholder(in: context)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                completion(Timeline(entries: [placeholder(in: context)], policy: .never))
            }
        }

        struct Squares: View {
            let answers: [Bool]
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(answers.indices, id: \\.self) { answers[$0] ? Color(red: 0, green: 1, blue: 0) : Color.black }
                }
            }
        }

        @main struct Reader: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Reader", provider: Provider()) { entry in
                    VStack(spacing: 0) {
                        Squares(answers: entry.answers)
                        Squares(answers: Answers.all())
                        Image("AppIcon").resizable()
                        Image(uiImage: UIImage(named: "AppIcon")!)
                    }
                    .containerBackground(.white, for: .widget)
                }
                .contentMarginsDisabled()
                .supportedFamilies([.systemSmall])
            }
        }
        """

    @Test func theReaderTheFolderAndTheIcon() throws {
        try run.write(Self.source, to: "Reader/Reader.swift")
        try run.write("{}", to: "Reader/here.json")
        var icon = Bitmap(width: 120, height: 120)
        icon.withPixels { $0.update(repeating: 0xff00_ff00) }
        var writer = PNGWriter()
        let bytes = writer.bytes(of: icon)
        try run.write(Data(try #require(bytes)), to: "Reader/A.xcassets/AppIcon.appiconset/icon.png")
        try run.write(
            #"{"images": [{"filename": "icon.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}]}"#,
            to: "Reader/A.xcassets/AppIcon.appiconset/Contents.json")
        let result = try run.build("Reader", "-o", "Reader.widget")
        #expect(result.status == 0, "\(result.errors)")
        let bitmap = try run.picture(of: "Reader", "Reader.widget", "--locale", "de_AT", "--scale", "1")
        let width = bitmap.width / 10
        for square in 0..<10 {
            #expect(bitmap[square * width + width / 2, 25] == 0xff00_ff00, "\(square), in the provider")
            #expect(bitmap[square * width + width / 2, 75] == 0xff00_ff00, "\(square), in the view")
        }
        #expect(bitmap[10, 125] == 0xff00_ff00, "the icon")
    }
}
