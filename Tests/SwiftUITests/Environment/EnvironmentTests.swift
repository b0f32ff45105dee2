import Foundation
import SwiftUI
import Testing

private struct MarkKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
    fileprivate var mark: CGFloat {
        get { self[MarkKey.self] }
        set { self[MarkKey.self] = newValue }
    }
}

@Suite @MainActor struct EnvironmentTests {
    private struct Mark: View {
        @Environment(\.mark) private var mark
        var body: some View { Color.red.frame(width: mark, height: 1) }
    }

    private func widths<V: View>(_ view: V) -> [String] {
        Stage().frames(HStack(spacing: 0) { view }).map { String($0.split(separator: " ")[1]) }
    }

    @Test func aValueReachesAllWithin() {
        #expect(
            widths(
                Group {
                    Mark(); VStack { Mark().environment(\.mark, 3) }.environment(\.mark, 2); Mark()
                }) == ["1x1", "3x1", "1x1"])
        #expect(widths(Mark().environment(\.mark, 3).environment(\.mark, 2)) == ["3x1"])
        #expect(widths(Mark().transformEnvironment(\.mark) { $0 += 4 }.environment(\.mark, 2)) == ["6x1"])
    }

    @Test func itReachesBackgroundsAndMasks() {
        let view = Color.blue.frame(width: 9, height: 1).background { Mark() }.overlay(Mark()).environment(\.mark, 5)
        #expect(widths(view) == ["5x1", "9x1", "5x1"])
        #expect(Stage().draw(Color.blue.mask { Mark() }.environment(\.mark, 5)).contains("fill rect 48,50 5x1"))
    }

    @Test func itIsReadInClosuresThatRunLater() {
        struct Late: View {
            @Environment(\.mark) private var mark
            var body: some View {
                GeometryReader { room in
                    Color.red.frame(width: mark, height: room.size.height / 2)
                    Mark()
                }
            }
        }
        #expect(Stage().frames(Late().frame(width: 50, height: 20).environment(\.mark, 7)) == ["25,40 7x10", "25,40 7x1"])
    }

    @Test func propertiesOfTheAuthorsOwn() {
        @propertyWrapper struct Doubled: DynamicProperty {
            @Environment(\.mark) private var mark
            private var doubled: CGFloat = 0
            var wrappedValue: CGFloat { doubled }
            mutating func update() { doubled = mark * 2 }
        }
        struct Wide: View {
            @Doubled private var width
            var body: some View { Color.red.frame(width: width, height: 1) }
        }
        #expect(widths(Wide().environment(\.mark, 4)) == ["8x1"])
    }

    @Test func valuesOfTheSystem() {
        struct Report: View {
            @Environment(\.isEnabled) private var isEnabled
            @Environment(\.colorScheme) private var scheme
            var body: some View { Color.red.frame(width: isEnabled ? 1 : 2, height: scheme == .dark ? 2 : 1) }
        }
        #expect(widths(Report()) == ["1x1"])
        #expect(widths(Report().disabled(true)) == ["2x1"])
        #expect(widths(Report().disabled(false).disabled(true)) == ["2x1"])
        #expect(widths(Report().colorScheme(.dark)) == ["1x2"])
        #expect(widths(Report().preferredColorScheme(.dark)) == ["1x2"])
        #expect(widths(Report().preferredColorScheme(nil).colorScheme(.dark)) == ["1x2"])
        #expect(widths(Report().environment(\.colorScheme, .dark)) == ["1x2"])
    }
}
