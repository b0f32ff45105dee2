import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct StyleTests {
    private func color<S: ShapeStyle>(_ style: S, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
        let line = Stage(100, 100, change).draw(Rectangle().fill(style))
        return line.isEmpty ? "none" : String(line.split(separator: " ")[4...].joined(separator: " "))
    }

    private func dark(_ environment: inout EnvironmentValues) { environment.colorScheme = .dark }

    @Test func coloursOfTheSystemKnowLightAndDark() {
        #expect(color(.red) == "#FF3B30" && color(.red, dark) == "#FF453A")
        #expect(color(.primary) == "#000000" && color(.primary, dark) == "#FFFFFF")
        #expect(color(Color.secondary) == "#3C3C4399")
        #expect(color(.background) == "#FFFFFF" && color(.background, dark) == "#1C1C1E")
    }

    @Test func levelsOfTheForeground() {
        #expect(color(.secondary) == "#3C3C4399" && color(.tertiary) == "#3C3C434D" && color(.quaternary) == "#3C3C432E")
        func levels<V: View>(_ view: V) -> String { Stage().draw(view) }
        let shapes = Group {
            Rectangle().fill(.primary); Rectangle().fill(.secondary); Rectangle().fill(.tertiary)
        }
        #expect(
            levels(shapes.foregroundStyle(.red)).split(separator: "\n").map { $0.suffix(9) } == ["8 #FF3B30", "#FF3B3080", "#FF3B3040"])
        #expect(
            levels(shapes.foregroundStyle(.black, .white)).split(separator: "\n").map { $0.suffix(7) } == ["#000000", "#FFFFFF", "0000040"])
        #expect(levels(Rectangle().foregroundStyle(.secondary).foregroundStyle(.red)) == "fill rect 0,0 100x100 #FF3B3080")
        #expect(levels(Rectangle().foregroundColor(nil).foregroundColor(.red)) == "fill rect 0,0 100x100 #000000")
    }

    @Test func levelsOfAnyStyle() {
        #expect(color(.fill) == "#78788033" && color(.fill.tertiary) == "#7676801F" && color(.fill.quaternary, dark) == "#7676802E")
        #expect(color(Color.black.secondary) == "#00000080")
        #expect(color(.black.opacity(0.5)) == "#00000080" && color(Color.black.opacity(0.25)) == "#00000040")
        #expect(color(AnyShapeStyle(.red)) == "#FF3B30")
    }

    @Test func theTintIsTheBundlesAccentUnlessSaid() {
        #expect(color(.tint) == "#007AFF" && color(Color.accentColor) == "#007AFF")
        #expect(Stage().draw(Rectangle().fill(.tint).tint(.red)) == "fill rect 0,0 100x100 #FF3B30")
        #expect(Stage().draw(Rectangle().fill(Color.accentColor).accentColor(.red)) == "fill rect 0,0 100x100 #FF3B30")
    }

    @Test func coloursOfTheBundle() {
        #expect(color(Color("brand")) == "#0000FF" && color(Color("brand"), dark) == "#00FF00")
        #expect(color(Color("missing")) == "none")
        #expect(color(Color(ColorResource(name: "brand", bundle: .main))) == "#0000FF")
    }

    @Test func materialsAreTranslucent() {
        let blur = "over blur 20 saturation 1.8"
        #expect(
            color(.ultraThinMaterial) == "material #F7F7F76B \(blur)" && color(.ultraThinMaterial, dark) == "material #1F1F1F66 \(blur)")
        #expect(color(.thickMaterial) == "material #F7F7F7CC \(blur)" && color(Material.bar) == "material #F7F7F7D1 \(blur)")
        #expect(color(Material.thin.opacity(0.5)) == "material #F7F7F78F \(blur) opacity 0.5")
        #expect(color(Material.thin.opacity(0)) == "none")
        let marked = Color.red.frame(width: 10, height: 10).background(.regularMaterial)
        #expect(Stage().draw(marked).hasPrefix("fill rect 45,45 10x10 material #F7F7F7AD \(blur)"))
    }

    @Test func coloursAreMixed() {
        #expect(color(Color.black.mix(with: .white, by: 0.5)) == "#808080")
        #expect(color(Color.red.mix(with: .blue, by: 0)) == "#FF3B30" && color(Color.red.mix(with: .blue, by: 7)) == "#007AFF")
        #expect(color(Color.black.mix(with: .clear, by: 0.5)) == "#00000080")
        #expect(color(Color.clear.mix(with: .clear, by: 0.5)) == "none")
    }

    @Test func coloursByNumbers() {
        #expect(color(Color(red: 1, green: 0.5, blue: 0)) == "#FF8000" && color(Color(white: 0.5, opacity: 0.5)) == "#80808080")
        #expect(color(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == "#00FF00")
        #expect(color(Color(.displayP3, red: 1, green: 0, blue: 0)) == "#FF0000" && color(Color(.sRGBLinear, white: 0.5)) == "#BCBCBC")
        #expect(color(Color(red: .nan, green: 2, blue: -1)) == "#00FF00")
    }

    @Test func authorsStylesResolve() {
        struct Warning: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.yellow : Color.orange
            }
        }
        #expect(color(Warning()) == "#FF9500" && color(Warning(), dark) == "#FFD60A")
    }
}
