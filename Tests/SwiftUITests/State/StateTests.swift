import Foundation
import SwiftUI
import Testing

private final class Model: ObservableObject {
    @Published var width: CGFloat = 7
}

@Suite @MainActor struct StateTests {
    private func frames<V: View>(_ view: V) -> [String] { Stage().frames(view).map { String($0.split(separator: " ")[1]) } }

    @Test func aStateIsWhatItBeginsWith() {
        struct Counter: View {
            @State private var width: CGFloat = 3
            @State private var missing: Int?
            var body: some View {
                Color.red.frame(width: width, height: missing == nil ? 1 : 2).onAppear { width = 9 }
            }
        }
        #expect(frames(Counter()) == ["3x1"])
    }

    @Test func aBindingReadsAndWrites() {
        struct Point { var x = 1, y = 2 }
        final class Box { var point = Point() }
        let box = Box()
        let binding = Binding(get: { box.point }, set: { box.point = $0 })
        binding.y.wrappedValue = 5
        #expect(box.point.y == 5)
        #expect(Binding.constant(4).wrappedValue == 4)
        Binding.constant(4).wrappedValue = 5
        #expect(Binding<Int?>(Binding.constant(4)).wrappedValue == 4)
        #expect(Binding<Int>(Binding<Int?>.constant(nil)) == nil)
        #expect(Binding<Int>(Binding<Int?>.constant(3))?.wrappedValue == 3)
    }

    @Test func aBindingGoesToTheViewWithin() {
        struct Inner: View {
            @Binding var width: CGFloat
            var body: some View { Color.red.frame(width: width, height: 1) }
        }
        struct Outer: View {
            @State private var width: CGFloat = 6
            var body: some View { Inner(width: $width) }
        }
        #expect(frames(Outer()) == ["6x1"])
        #expect(frames(Inner(width: .constant(2))) == ["2x1"])
    }

    @Test func objectsAreRead() {
        struct Watching: View {
            @StateObject private var own = Model()
            @ObservedObject var given: Model
            @EnvironmentObject private var inherited: Model
            var body: some View {
                Color.red.frame(width: own.width, height: 1)
                Color.red.frame(width: $given.width.wrappedValue, height: 1)
                Color.red.frame(width: inherited.width, height: 1)
            }
        }
        let given = Model()
        given.width = 4
        let inherited = Model()
        inherited.width = 5
        #expect(frames(VStack { Watching(given: given) }.environmentObject(inherited)) == ["7x1", "4x1", "5x1"])
    }
}
