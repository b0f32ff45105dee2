// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import SwiftUI
import WidgetKit

/// Calls each initialiser and modifier of texts and fonts once.
struct EveryText: View {
    let now = Date(timeIntervalSince1970: 1_767_225_600)
    let name = "value"
    private let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = 1
        return formatter
    }()

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            sources
            dates
            looks
            paragraphs
        }
        .font(.caption2)
    }

    @ViewBuilder private var sources: some View {
        Group {
            Text("literal")
            Text("literal", tableName: "Table", bundle: .main, comment: "For translators")
            Text(name)
            Text(name.prefix(2))
            Text(verbatim: "verbatim \(name)")
            Text(LocalizedStringKey("key"))
            Text(LocalizedStringResource("resource"))
            Text(AttributedString("attributed"))
            Text("interpolated \(name), \(3), \(2.5), \(1.25, specifier: "%.1f")")
            Text("image \(Image(systemName: "star"))")
            Text("styled \(Text("inner").bold()) text")
            Text(3, format: .number)
            Text(0.25, format: .percent)
            Text(9.99, format: .currency(code: "EUR"))
            Text(NSNumber(value: 2.55), formatter: formatter)
            Text("one ") + Text("two").italic()
            Text(Image(systemName: "bolt"))
        }
    }

    @ViewBuilder private var dates: some View {
        Text(now, style: .date)
        Text(now, style: .time)
        Text(now, style: .timer)
        Text(now, style: .relative)
        Text(now, style: .offset)
        Text(now...now.addingTimeInterval(3600))
        Text(DateInterval(start: now, duration: 60))
        Text(timerInterval: now...now.addingTimeInterval(60))
        Text(timerInterval: now...now.addingTimeInterval(60), pauseTime: now, countsDown: false, showsHours: false)
        Text(now, format: .dateTime.hour().minute())
        Text(now.formatted(date: .abbreviated, time: .omitted))
    }

    @ViewBuilder private var looks: some View {
        Group {
            Text("a").font(.largeTitle).fontWeight(.heavy).fontDesign(.rounded).fontWidth(.condensed)
            Text("b").font(.title).bold()
            Text("c").font(.title2.weight(.black))
            Text("d").font(.title3.italic())
            Text("e").font(.headline.monospacedDigit())
            Text("f").font(.subheadline.smallCaps())
            Text("g").font(.body.leading(.tight))
            Text("h").font(.callout.width(.expanded))
            Text("i").font(.footnote.monospaced())
            Text("j").font(.caption.bold())
            Text("k").font(.system(size: 12))
            Text("l").font(.system(size: 12, weight: .thin, design: .serif))
            Text("m").font(.system(.body))
            Text("n").font(.system(.body, design: .monospaced, weight: .bold))
            Text("o").font(.custom("Avenir", size: 12))
            Text("p").font(.custom("Avenir", size: 12, relativeTo: .caption))
            Text("q").font(.custom("Avenir", fixedSize: 12))
        }
        Group {
            Text("r").foregroundColor(.red).kerning(1)
            Text("s").foregroundStyle(.secondary).tracking(1)
            Text("t").underline().strikethrough(true, color: .red)
            Text("u").underline(true, pattern: .dash, color: .blue).baselineOffset(2)
            Text("v").textCase(.uppercase)
            Text("w").monospaced().monospacedDigit()
            Text("x").textScale(.secondary)
        }
    }

    private var paragraphs: some View {
        Text("A paragraph of some length")
            .lineLimit(2)
            .lineLimit(1...3)
            .lineLimit(2, reservesSpace: true)
            .multilineTextAlignment(.trailing)
            .truncationMode(.middle)
            .minimumScaleFactor(0.5)
            .lineSpacing(2)
            .allowsTightening(true)
            .dynamicTypeSize(.large)
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
            .redacted(reason: .placeholder)
            .unredacted()
            .privacySensitive()
            .fixedSize(horizontal: false, vertical: true)
    }
}
