// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import SwiftUI
import WidgetKit

struct PosterEntry: TimelineEntry {
    let date: Date
}

struct PosterProvider: TimelineProvider {
    func placeholder(in context: Context) -> PosterEntry { PosterEntry(date: Date()) }
    func getSnapshot(in context: Context, completion: @escaping (PosterEntry) -> ()) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<PosterEntry>) -> ()) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

/// A picture that code draws: a gradient, a path and a text.
enum Poster {
    static func roundedFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        if let descriptor = font.fontDescriptor.withDesign(.rounded) {
            return UIFont(descriptor: descriptor, size: size)
        } else {
            return font
        }
    }

    static func image(size: CGSize) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: size)
        return renderer.image { rendererContext in
            let context = rendererContext.cgContext
            let colors = [UIColor.systemBlue.cgColor, UIColor.systemPurple.cgColor]
            if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0.0, 1.0]) {
                context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
            }
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: size.height))
            path.addLine(to: CGPoint(x: size.width, y: size.height))
            path.addLine(to: CGPoint(x: size.width, y: size.height / 2))
            path.closeSubpath()
            context.setFillColor(UIColor.white.cgColor)
            context.addPath(path)
            context.fillPath()

            let paragraphStyle = NSMutableParagraphStyle()
            paragraphStyle.alignment = .center
            let attributes: [NSAttributedString.Key: Any] = [
                .font: roundedFont(ofSize: 12, weight: .bold),
                .foregroundColor: UIColor.white,
                .paragraphStyle: paragraphStyle,
            ]
            let title = "Poster"
            let height = title.size(withAttributes: attributes).height
            title.draw(in: CGRect(x: 0, y: 4, width: size.width, height: height + 4), withAttributes: attributes)
        }
    }
}

struct PosterWidgetView: View {
    @Environment(\.openWindow) private var openWindow
    @SceneStorage("tab") private var tab = 0
    let entry: PosterEntry

    var body: some View {
        VStack {
            Image(uiImage: Poster.image(size: CGSize(width: 80, height: 40)))
            HStack {
                Image(systemName: "skateboard.fill")
                Image(systemName: "hand.raised.fill").foregroundStyle(.red)
                Image(systemName: "infinity.circle")
                Image(systemName: "shield.slash")
            }
            AsyncImage(url: URL(string: "https://example.com/poster.png")) { image in
                image.resizable().aspectRatio(contentMode: .fill)
            } placeholder: {
                Color.gray.frame(height: 10)
            }
            GroupBox("Tab \(tab)") { Text("Box") }
                .groupBoxStyle(CardGroupBoxStyle())
            Text("Glass").padding(4).glassEffect()
            if !UIAccessibility.isReduceMotionEnabled {
                Circle().fill(ImagePaint(image: Image("Photo"), scale: 0.5)).frame(width: 10, height: 10)
            }
        }
        .listStyle(.insetGrouped)
        .navigationBarTitleDisplayMode(.inline)
        .containerBackground(.white, for: .widget)
    }
}

struct CardGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.bold()
            configuration.content
        }
        .background(RoundedRectangle(cornerRadius: 4).fill(Color.yellow))
    }
}

struct PosterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "PosterWidget", provider: PosterProvider()) { PosterWidgetView(entry: $0) }
            .supportedFamilies([.systemLarge])
    }
}
