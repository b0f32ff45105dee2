import SwiftUI
import Testing

/// Written as authors write: each form of each initialiser and modifier, once.
@Suite @MainActor struct TextSourceTests {
    struct Initialisers: View {
        let title = "title"
        let sub = "substring".dropFirst(3)
        let key: LocalizedStringKey = "key \(1)"
        let count = 3
        let ratio: CGFloat = 0.5
        let name: String? = "Lina"

        var body: some View {
            VStack {
                Text("literal")
                Text(title)
                Text(sub)
                Text(key)
                Text(LocalizedStringKey(title))
                Text(verbatim: "verbatim")
                Text("\(title): \(count) of \(UInt8(9)), \(ratio, specifier: "%.2f") \(Float(1))")
                Text("Menu", tableName: "Other", bundle: .main, comment: "what is eaten")
                Text("Menu", comment: "what is eaten")
                Text(title + " and " + title)
                Text(name ?? "nobody")
                Text(String(count))
                Text("\(count)%")
                Text(count > 2 ? "many" : "few")
            }
            VStack {
                Text(date, style: .time) + Text(" ") + Text(date, style: .date)
                Text(date, style: .relative)
                Text(date, style: .offset)
                Text(date, style: .timer)
                Text(date...date.addingTimeInterval(60))
                Text(DateInterval(start: date, duration: 60))
                Text(timerInterval: date...date.addingTimeInterval(60))
                Text(timerInterval: date...date.addingTimeInterval(60), pauseTime: date, countsDown: false, showsHours: false)
                Text(date, format: .dateTime.weekday().day())
                Text(count, format: .number)
                Text(ratio, format: .percent)
                Text(date, formatter: DateFormatter())
                Text("\(date, style: .timer) \(date, format: .dateTime) \(date...date) \(Text("x").bold())")
                Text("\(Image(systemName: "heart.fill")) \(count) \(timerInterval: date...date) \(date, formatter: DateFormatter())")
                Text(Image(systemName: "heart"))
                Text(AttributedString("attributed"))
            }
        }
    }

    struct TextModifiers: View {
        var body: some View {
            let text: Text = Text("a")
                .font(.body).font(nil).fontWeight(.bold).fontWeight(nil).fontDesign(.rounded).fontWidth(.condensed)
                .bold().bold(true).italic().italic(false).monospaced().monospacedDigit()
                .foregroundColor(.red).foregroundColor(nil).foregroundStyle(.secondary).foregroundStyle(.red.opacity(0.5))
                .kerning(1).tracking(1).baselineOffset(2).textScale(.secondary)
                .underline().underline(false).underline(true, color: .red).underline(pattern: .dot)
                .strikethrough().strikethrough(true, color: .blue).strikethrough(true, pattern: .dash, color: .blue)
            return text + Text("b") + text
        }
    }

    struct ViewModifiers: View {
        var body: some View {
            Group { Text("a") }
                .font(.headline).bold().bold(false).italic().fontWeight(.semibold).fontDesign(.serif).fontWidth(.expanded)
                .monospaced().monospacedDigit().kerning(1).tracking(2).baselineOffset(1).textCase(.uppercase).textCase(nil)
                .underline().underline(true, pattern: .dash, color: .red).strikethrough().strikethrough(false, color: nil)
                .textScale(.default)
                .lineLimit(1).lineLimit(nil).lineLimit(2...3).lineLimit(2...).lineLimit(...3).lineLimit(2, reservesSpace: true)
                .multilineTextAlignment(.center).truncationMode(.middle).minimumScaleFactor(0.5).lineSpacing(2)
                .allowsTightening(true).dynamicTypeSize(.large).dynamicTypeSize(.small ... .xxxLarge).dynamicTypeSize(...(.large))
                .environment(\.font, .body).environment(\.lineLimit, 2).environment(\.multilineTextAlignment, .leading)
                .environment(\.minimumScaleFactor, 0.5).environment(\.lineSpacing, 1).environment(\.truncationMode, .head)
                .environment(\.allowsTightening, false).environment(\.textCase, nil)
        }
    }

    struct Fonts: View {
        let fonts: [Font] = [
            .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
            .system(.body), .system(.body, design: .rounded), .system(.body, design: .monospaced, weight: .bold),
            .system(.body, weight: .heavy), .system(size: 12), .system(size: 12, weight: .black),
            .system(size: 12, weight: .thin, design: .serif), .system(size: 12, design: .default), .custom("Inter", size: 12),
            .custom("Inter", size: 12, relativeTo: .title), .custom("Inter", fixedSize: 12),
            .body.weight(.ultraLight).bold().italic().monospacedDigit().monospaced().smallCaps().leading(.tight).width(.compressed),
            Font.title.weight(.medium).lowercaseSmallCaps().uppercaseSmallCaps(), Font.system(size: 9).width(Font.Width(0.1)),
        ]

        var body: some View { ForEach(0..<fonts.count, id: \.self) { Text("a").font(fonts[$0]) } }
    }

    @Test func allOfItIsDrawn() {
        var stage = TextStage()
        stage.size = CGSize(width: 300, height: 2_000)
        #expect(stage.texts(Initialisers()).count >= 30)
        #expect(stage.texts(TextModifiers()) == ["a", "b", "a"])
        #expect(stage.texts(ViewModifiers()).count == 1)
        #expect(stage.texts(Fonts()).count == 25)
    }

    @Test func theEnvironmentIsRead() {
        struct Reader: View {
            @Environment(\.font) var font
            @Environment(\.lineLimit) var lineLimit
            @Environment(\.multilineTextAlignment) var alignment

            var body: some View { Text(font == .title && lineLimit == 2 && alignment == .trailing ? "yes" : "no") }
        }
        let view = Reader().font(.title).lineLimit(2).multilineTextAlignment(.trailing)
        #expect(TextStage().texts(view) == ["yes"])
    }
}

private var date: Date { Date(timeIntervalSince1970: 1_700_000_000) }
