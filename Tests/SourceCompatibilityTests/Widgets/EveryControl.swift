// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import AppIntents
import SwiftUI
import WidgetKit

struct TapIntent: AppIntent {
    static var title: LocalizedStringResource = "Tap"
    func perform() async throws -> some IntentResult { .result() }
}

/// Calls each initialiser of containers, pictures and controls once.
struct EveryControl: View {
    private struct Item: Identifiable { let id: Int }
    private let url = URL(string: "https://example.com")!

    var body: some View {
        VStack {
            HStack(alignment: .firstTextBaseline, spacing: 1) { containers }
            HStack(spacing: 1) { pictures }
            HStack(spacing: 1) { buttons }
            HStack(spacing: 1) { meters }
        }
    }

    @ViewBuilder private var containers: some View {
        Group { Text("g") }
        ZStack { Text("z") }
        ZStack(alignment: .topLeading) { Text("z") }
        VStack(alignment: .trailing) { Text("v") }
        LazyVStack { Text("l") }
        LazyHGrid(rows: [GridItem(.fixed(10)), GridItem(.adaptive(minimum: 5))]) { Text("h") }
        ForEach(0..<2) { Text("\($0)") }
        ForEach([Item(id: 1)]) { Text("\($0.id)") }
        ForEach(["a"], id: \.self) { Text($0) }
        ViewThatFits(in: .horizontal) { Text("wide"); Text("w") }
        GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
        AnyView(Text("any"))
    }

    @ViewBuilder private var pictures: some View {
        Image("photo").resizable().scaledToFit()
        Image("photo", bundle: .main).renderingMode(.template).interpolation(.high)
        Image(decorative: "photo").resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1), resizingMode: .tile)
        Image(systemName: "star.fill")
        Image(systemName: "wifi", variableValue: 0.5)
        Image(ImageResource(name: "photo", bundle: .main)).widgetAccentedRenderingMode(.fullColor)
        Image(uiImage: UIImage(named: "photo")!)
        Label("title", systemImage: "star")
        Label("title", image: "photo")
        Label { Text("title") } icon: { Image(systemName: "star") }
        Label("title", systemImage: "star").labelStyle(.iconOnly)
    }

    @ViewBuilder private var buttons: some View {
        Button("a", intent: TapIntent())
        Button(intent: TapIntent()) { Text("b") }.buttonStyle(.bordered)
        Button("c", systemImage: "star", intent: TapIntent()).buttonStyle(.borderedProminent)
        Button("d") {}.buttonStyle(.borderless)
        Button(role: .destructive) {} label: { Text("e") }.buttonStyle(.plain)
        Button("f", role: .cancel) {}.buttonBorderShape(.capsule).controlSize(.mini)
        Toggle("g", isOn: true, intent: TapIntent())
        Toggle(isOn: .constant(false)) { Text("h") }.toggleStyle(.switch)
        Link("i", destination: url)
        Link(destination: url) { Text("j") }
    }

    @ViewBuilder private var meters: some View {
        ProgressView()
        ProgressView("a")
        ProgressView(value: 0.5)
        ProgressView(value: 1, total: 2) { Text("b") } currentValueLabel: { Text("c") }
        ProgressView("d", value: 0.2).progressViewStyle(.linear)
        ProgressView(value: 0.3).progressViewStyle(.circular)
        Gauge(value: 0.5) { Text("e") }
        Gauge(value: 3, in: 0...10) { Text("f") } currentValueLabel: { Text("3") }.gaugeStyle(.accessoryCircular)
        Gauge(value: 3, in: 0...10) { Text("g") } currentValueLabel: { Text("3") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("10") }
            .gaugeStyle(.linearCapacity)
    }
}
