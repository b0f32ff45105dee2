import Drawing
import Testing

@Suite struct ColorMatrixTests {
    private let half = RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5)

    @Test func nothingChanges() {
        #expect(ColorMatrix.identity.applied(half) == half && ColorMatrix.identity.applied(.clear) == .clear)
    }

    @Test(
        arguments: [
            (.scaled(0.5), RGBA(red: 0.5, green: 0.25, blue: 0, alpha: 0.5)),
            (.scaled(1, adding: 0.25), RGBA(red: 1, green: 0.75, blue: 0.25, alpha: 0.5)),
            (.scaled(-1, adding: 1), RGBA(red: 0, green: 0.5, blue: 1, alpha: 0.5)),
            (.scaled(4, adding: -4), RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)),
        ] as [(ColorMatrix, RGBA)])
    func componentsAreChangedAsTheyLookAndCut(matrix: ColorMatrix, expected: RGBA) { #expect(matrix.applied(half) == expected) }

    @Test func whatBecomesClearIsClear() {
        #expect(ColorMatrix(red: .zero, green: .zero, blue: .zero, alpha: .zero).applied(half) == .clear)
        #expect(ColorMatrix.scaled(.nan).applied(SIMD4<Float>(1, 1, 1, 1)) == SIMD4(0, 0, 0, 1))
    }

    @Test func oneChangeFollowsAnother() {
        let both = ColorMatrix.scaled(0.5).then(.scaled(1, adding: 0.25))
        #expect(both.applied(RGBA.white) == RGBA(red: 0.75, green: 0.75, blue: 0.75))
        #expect(ColorMatrix.scaled(-1, adding: 1).then(.scaled(-1, adding: 1)) == .identity)
    }
}
