import Drawing
import SwiftUI
import Testing

@Suite @MainActor struct ContentViewsTests {
    @Test func aSearchThatFoundNothingSaysSo() {
        let stage = TextStage()
        #expect(stage.texts(ContentUnavailableView.search).contains("No Results"))
        #expect(stage.texts(ContentUnavailableView.search(text: "ladder")).contains { $0.contains("“ladder”") })
        #expect(stage.texts(ContentUnavailableView("Gone", image: "missing", description: Text("why"))) == ["Gone", "why"])
    }

    @Test func whatIsMissingIsToldWithAnIconATitleAndAReason() {
        let view = ContentUnavailableView("No tasks", systemImage: "checklist", description: Text("Add one in the app"))
        #expect(Stage(300, 300).runs(view).map(\.text) == ["checklist", "No tasks", "Add one in the app"])
        let short = ContentUnavailableView { Label("Nothing", systemImage: "tray") }
        #expect(Stage(300, 300).runs(short).map(\.text) == ["tray", "Nothing"])
    }

    @Test func aSectionIsItsHeaderItsContentAndItsFooter() {
        let view = VStack {
            Section {
                Text("b")
            } header: {
                Text("a")
            } footer: {
                Text("c")
            }
        }
        #expect(Stage().runs(view).map(\.text) == ["a", "b", "c"])
        #expect(Stage().runs(VStack { Section("Title") { Text("x") } }).map(\.text) == ["Title", "x"])
    }

    @Test func aGroupBoxLiesOnAField() {
        let box = GroupBox("Title") { Rectangle().frame(width: 60, height: 10) }
        let stage = Stage(200, 100)
        #expect(stage.draw(box).contains("radius 8 #F2F2F7"))
        #expect(stage.runs(box).map(\.text) == ["Title"])
    }
}
