import BundleMessages
import Testing

/// Names are written out for speed; they must stay those of the cases.
@Suite struct NamesTests {
    @Test(arguments: Family.allCases)
    func aFamilyIsCalledAsItsCase(family: Family) {
        #expect(family.name == "\(family)")
        #expect(Family(name: family.name) == family)
    }

    @Test(arguments: RenderEnvironment.ColorScheme.allCases)
    func aSchemeIsCalledAsItsCase(scheme: RenderEnvironment.ColorScheme) {
        #expect(scheme.name == "\(scheme)")
        #expect(RenderEnvironment.ColorScheme(name: scheme.name) == scheme)
    }

    @Test(arguments: RenderEnvironment.TypeSize.allCases)
    func aTypeSizeIsCalledAsItsCase(size: RenderEnvironment.TypeSize) {
        #expect(size.name == "\(size)")
        #expect(RenderEnvironment.TypeSize(name: size.name) == size)
    }

    @Test func noOtherNameIsTaken() {
        #expect(Family(name: "SystemSmall") == nil)
        #expect(RenderEnvironment.ColorScheme(name: "") == nil)
        #expect(RenderEnvironment.TypeSize(name: "huge") == nil)
    }
}
