import Drawing
import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct ControlTests {
    private func draw<V: View>(_ view: V) -> String { Stage().draw(view) }
    private var box: some View { Rectangle().frame(width: 20, height: 10) }

    @Test func aPlainButtonIsItsLabel() {
        #expect(
            draw(
                Button {
                } label: {
                    box
                }.buttonStyle(.plain)) == "fill rect 40,45 20x10 #000000")
        #expect(draw(Button(action: {}) { box }.buttonStyle(PlainButtonStyle())) == "fill rect 40,45 20x10 #000000")
    }

    @Test func aButtonStandsOnAField() {
        let field = "continuousRect 28,38 44x24 radius 8"
        #expect(
            draw(
                Button {
                } label: {
                    box
                }) == "fill \(field) #7676801F\nfill rect 40,45 20x10 #007AFF")
        #expect(
            draw(
                Button {
                } label: {
                    box
                }.buttonStyle(.bordered).tint(.red)) == "fill \(field) #FF3B302E\nfill rect 40,45 20x10 #FF3B30")
        #expect(
            draw(
                Button {
                } label: {
                    box
                }.buttonStyle(.borderedProminent)) == "fill \(field) #007AFF\nfill rect 40,45 20x10 #FFFFFF")
        #expect(
            draw(
                Button {
                } label: {
                    box
                }.buttonStyle(.borderless)) == "fill rect 40,45 20x10 #007AFF")
        #expect(
            draw(
                Button(role: .destructive) {
                } label: {
                    box
                }.buttonStyle(.borderless)) == "fill rect 40,45 20x10 #FF3B30")
        #expect(
            draw(
                Button {
                } label: {
                    box
                }.buttonStyle(.borderless).disabled(true)) == "fill rect 40,45 20x10 #007AFF66")
    }

    @Test func titlesOfButtons() {
        let texts: [AnyView] = [
            AnyView(Button("Go") {}), AnyView(Button("Go", role: .cancel) {}), AnyView(Button(String("Go")) {}),
        ]
        for view in texts { #expect(Stage().runs(view).map(\.text) == ["Go"]) }
        #expect(Stage().runs(Button("Go", systemImage: "star") {}).map(\.text) == ["star", "Go"])
    }

    @Test func anAuthorsButtonStyle() {
        struct Framed: ButtonStyle {
            @Environment(\.colorScheme) private var scheme
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(5).background(scheme == .dark ? Color.white : .black).opacity(configuration.isPressed ? 0.5 : 1)
            }
        }
        #expect(
            Stage().frames(
                Button {
                } label: {
                    box
                }.buttonStyle(Framed())) == ["35,40 30x20", "40,45 20x10"])
        #expect(
            Stage { $0.colorScheme = .dark }.draw(
                Button {
                } label: {
                    box
                }.buttonStyle(Framed())
            ).hasPrefix("fill rect 35,40 30x20 #FFFFFF"))
    }

    @Test func linksAreTapped() throws {
        let url = try #require(URL(string: "app://page/1"))
        let list = Stage().list(Link(destination: url) { box })
        #expect(list.regions == [.init(rect: CGRect(x: 40, y: 45, width: 20, height: 10), action: .openURL("app://page/1"))])
        #expect(list.commands.printed == "fill rect 40,45 20x10 #000000")
        #expect(
            Stage().list(Link(destination: url) { box }.scaleEffect(2)).regions.first?.rect == CGRect(x: 30, y: 40, width: 40, height: 20))
        #expect(Stage().list(Link(destination: url) { box }.disabled(true)).regions.isEmpty)
        #expect(Stage().list(Link(destination: url) { box }.allowsHitTesting(false)).regions.isEmpty)
        #expect(Stage().list(Link(destination: url) { box }.hidden()).regions.isEmpty)
        #expect(Stage().runs(Link("Page", destination: url)).map(\.paint) == [.color(RGBA(red: 0, green: 122.0 / 255, blue: 1))])
    }

    @Test func labels() {
        func texts<V: View>(_ view: V) -> [String] { Stage().runs(view).map(\.text) }
        #expect(texts(Label("Rain", systemImage: "cloud")) == ["cloud", "Rain"])
        #expect(texts(Label(String("Rain"), systemImage: "cloud").labelStyle(.titleOnly)) == ["Rain"])
        #expect(texts(Label("Rain", systemImage: "cloud").labelStyle(.iconOnly)) == ["cloud"])
        #expect(draw(Label("Rain", image: "photo").labelStyle(.iconOnly)) == "image 0 30,40 40x20")
        #expect(
            Stage().frames(
                Label {
                    box
                } icon: {
                    Color.red.frame(width: 4, height: 10)
                }) == ["34,45 4x10", "46,45 20x10"])
    }

    @Test func anAuthorsLabelStyle() {
        struct Column: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: 0) {
                    configuration.icon
                    configuration.title
                }
            }
        }
        struct Faded: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { Label(configuration).opacity(0.5) }
        }
        let label = Label {
            box
        } icon: {
            Color.red.frame(width: 4, height: 10)
        }
        #expect(Stage().frames(label.labelStyle(Column())) == ["48,40 4x10", "40,50 20x10"])
        #expect(draw(label.labelStyle(Faded())).hasPrefix("push opacity 0.5"))
    }
}
