import Testing
import WidgetKit

private struct Named: Widget {
    var kind = "default"
    init() {}
    init(_ kind: String) { self.kind = kind }
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: TestProvider()) { NumberView(entry: $0) }
    }
}

private struct Nothing: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

private struct Many: WidgetBundle {
    var body: some Widget {
        Named("1"); Named("2"); Named("3"); Named("4"); Named("5"); Named("6"); Named("7"); Named("8")
        Named("9"); Named("10"); Named("11"); Named("12"); Named("13"); Named("14"); Named("15"); Named("16")
        Nothing()
    }
}

private struct Conditional: WidgetBundle {
    var isOn = true
    @WidgetBundleBuilder var body: some Widget {
        Named("first")
        if isOn { Named("on") }
        if !isOn {
            Named("off")
        } else if #available(iOS 17.0, *) {
            Named("new")
        } else {
            Named("old")
        }
        if #available(iOSApplicationExtension 16.1, *) {
            Named("available")
            Named("also")
        }
        others
    }

    @WidgetBundleBuilder private var others: some Widget {
        Named("helper")
    }
}

private struct ByHand: WidgetBundle {
    var body: some Widget { widgets() }

    private func widgets() -> some Widget {
        return WidgetBundleBuilder.buildBlock(Named("a"), Named("b"))
    }
}

@MainActor @Suite struct WidgetBundleBuilderTests {
    @Test func listsAnyNumberInOrder() {
        #expect(Many.declarations.map(\.kind) == (1...16).map(String.init))
    }

    @Test func followsConditions() {
        #expect(Conditional.declarations.map(\.kind) == ["first", "on", "new", "available", "also", "helper"])
    }

    @Test func canBeCalledByHand() {
        #expect(ByHand.declarations.map(\.kind) == ["a", "b"])
    }
}
