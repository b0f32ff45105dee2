import Foundation
import SwiftUI
import Testing

private struct Wrapped: UIViewRepresentable {
    final class Label {}
    func makeUIView(context: Context) -> Label { Label() }
    func updateUIView(_ uiView: Label, context: Context) {}
}

@Suite @MainActor struct ProhibitedViewsTests {
    private static let text = Binding.constant("")

    private static let views: [(String, AnyView)] = [
        ("ScrollView", AnyView(ScrollView { Text("a") })),
        ("ScrollView", AnyView(ScrollView(.horizontal, showsIndicators: false) { Text("a") })),
        ("List", AnyView(List { Text("a") })), ("List", AnyView(List(0..<3, id: \.self) { Text("\($0)") })),
        ("Form", AnyView(Form { Text("a") })),
        ("TextField", AnyView(TextField("Name", text: text))), ("SecureField", AnyView(SecureField("Name", text: text))),
        ("TextEditor", AnyView(TextEditor(text: text))), ("Slider", AnyView(Slider(value: .constant(0.5)))),
        ("Slider", AnyView(Slider(value: .constant(5), in: 0...10, step: 1))),
        ("Stepper", AnyView(Stepper("a", value: .constant(1), in: 0...3))),
        ("Picker", AnyView(Picker("a", selection: .constant(1)) { Text("b").tag(1) })),
        ("DatePicker", AnyView(DatePicker("a", selection: .constant(.distantPast), displayedComponents: .date))),
        ("ColorPicker", AnyView(ColorPicker("a", selection: .constant(.red)))), ("NavigationView", AnyView(NavigationView { Text("a") })),
        ("NavigationStack", AnyView(NavigationStack { Text("a") })),
        ("NavigationStack", AnyView(NavigationStack(path: .constant([1])) { Text("a") })),
        (
            "NavigationSplitView",
            AnyView(
                NavigationSplitView {
                    Text("a")
                } detail: {
                    Text("b")
                })
        ),
        ("NavigationLink", AnyView(NavigationLink("a") { Text("b") })),
        ("NavigationLink", AnyView(NavigationLink(destination: Text("b")) { Text("a") })),
        ("NavigationLink", AnyView(NavigationLink(value: 1) { Text("a") })), ("TabView", AnyView(TabView { Text("a") })),
        ("Menu", AnyView(Menu("a") { Text("b") })),
        (
            "Menu",
            AnyView(
                Menu {
                    Text("b")
                } label: {
                    Text("a")
                })
        ), ("Wrapped", AnyView(Wrapped())), ("EditButton", AnyView(EditButton())),
        ("ShareLink", AnyView(ShareLink(item: "a"))), ("DisclosureGroup", AnyView(DisclosureGroup("a") { Text("b") })),
        ("ControlGroup", AnyView(ControlGroup { Text("a") })),
    ]

    @Test func theSignStandsInTheirPlace() {
        for (name, view) in Self.views {
            let stage = Stage()
            #expect(stage.draw(view.frame(width: 40, height: 20)).hasPrefix("fill rect 30,40 40x20 #FFCC00\nstroke ellipse"))
            #expect(stage.warnings == ["a widget cannot hold a \(name): drawn as the prohibited sign"])
        }
    }

    @Test func theRestGoesOn() {
        let stage = Stage()
        #expect(
            stage.frames(
                VStack(spacing: 0) {
                    Color.red; ScrollView { Color.blue }; Color.red
                }
            ).filter { $0.hasSuffix("x33") }.count >= 2)
    }

    @Test func whatSuchAViewWouldHoldIsNotMade() {
        struct Trap: View {
            var body: some View {
                let _ = Issue.record("the content of a prohibited view was asked for")
                Color.red
            }
        }
        _ = Stage().draw(ScrollView { Trap() })
    }
}
