import Drawing
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct ColorTreatmentTests {
    private let tint = RGBA(red: 1, green: 0.5, blue: 0)

    private func stage(_ treatment: ColorTreatment) -> Stage { Stage { $0.colorTreatment = treatment } }

    private func colors(_ treatment: ColorTreatment, _ view: some View) -> [Paint] {
        stage(treatment).list(view).commands.compactMap { command in
            switch command {
            case .fill(_, let paint, _), .stroke(_, let paint, _): paint
            case .glyphs(let run): run.paint
            case .image(let use): use.tint
            default: nil
            }
        }
    }

    @Test func ofEachColourOnlyTheAlphaIsLeft() {
        let view = VStack {
            Color.red
            Color.black.opacity(0.5)
            Text("Hi").foregroundStyle(.green)
            Image(systemName: "star").foregroundStyle(.blue)
        }
        #expect(colors(.accented(tint), view) == [.color(.white), .color(.white.opacity(0.5)), .color(.white), .color(.white)])
    }

    @Test func theAccentedGroupHasTheTint() {
        let view = VStack {
            Color.red.environment(\.isAccented, true)
            HStack {
                Color.blue.opacity(0.25)
                Color.blue.environment(\.isAccented, false)
            }
            .environment(\.isAccented, true)
        }
        #expect(colors(.accented(tint), view) == [.color(tint), .color(tint.opacity(0.25)), .color(.white)])
    }

    @Test func aForegroundThatWasSaidFurtherOutBelongsToTheInnerGroup() {
        let view = Rectangle().environment(\.isAccented, true).foregroundStyle(.red)
        #expect(colors(.accented(tint), view) == [.color(tint)])
    }

    @Test func vibrantColoursAreGreysOfTheirBrightness() throws {
        let paints = colors(
            .grey,
            VStack {
                Color(.sRGB, red: 0, green: 1, blue: 0); Color.white
            })
        guard case .color(let grey)? = paints.first else { return #expect(Bool(false)) }
        #expect(abs(grey.red - 0.7152) < 0.001 && grey.red == grey.green && grey.green == grey.blue && paints.last == .color(.white))
    }

    @Test func gradientsAreTreatedToo() {
        let gradient = LinearGradient(colors: [.red, .blue.opacity(0.5)], startPoint: .top, endPoint: .bottom)
        guard case .linear(let stops, _, _)? = colors(.accented(tint), gradient).first else { return #expect(Bool(false)) }
        #expect(stops.map(\.color) == [.white, .white.opacity(0.5)])
    }

    @Test(
        arguments: [
            (nil, "tint #FFFFFF"), (.accented, "tint #FF8000"), (.fullColor, ""), (.desaturated, "colors"),
            (.accentedDesaturated, "colors"),
        ] as [(AccentedPicture?, String)])
    func picturesAreWhatTheyAreToldToBe(_ picture: AccentedPicture?, _ sign: String) {
        let printed = stage(.accented(tint)).draw(Image("photo").environment(\.accentedPicture, picture))
        #expect(
            printed.hasPrefix("image 0 30,40 40x20") && (sign.isEmpty ? printed == "image 0 30,40 40x20" : printed.contains(sign)),
            "\(printed)")
    }

    @Test func aResolvedColourIsItself() {
        var environment = EnvironmentValues()
        environment.colorTreatment = .accented(tint)
        #expect(Color(.sRGB, red: 0, green: 1, blue: 0).resolve(in: environment).red == 0)
    }

    @Test func contrastAndWeight() throws {
        let contrasted = Stage { $0.colorSchemeContrast = .increased }
        #expect(contrasted.draw(Color.red) == "fill rect 0,0 100x100 #D70015")
        let plain = Stage().runs(Text("A")).count
        #expect(plain == 1)
        let weights = { (stage: Stage) in stage.list(Text("A").fontWeight(.medium)).fonts.map(\.path) }
        #expect(weights(Stage()) != weights(Stage { $0.legibilityWeight = .bold }))
    }
}
