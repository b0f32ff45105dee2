import Foundation
import SwiftUI
import Testing

/// What has no effect in a widget compiles, changes nothing, and runs nothing.
@Suite @MainActor struct AcceptedModifiersTests {
    private func changesNothing<V: View>(_ view: V) -> Bool { Stage().draw(view) == "fill rect 0,0 100x100 #000000" }
    private func never() { Issue.record("a closure was run that no widget runs") }

    @Test func events() {
        let view = Color.black
            .onAppear { never() }
            .onAppear(perform: never)
            .onDisappear { never() }
            .task { await MainActor.run { never() } }
            .task(id: 1) { await MainActor.run { never() } }
            .onChange(of: 1) { never() }
            .onChange(of: 1) { _, _ in never() }
            .onChange(of: 1, initial: true) { never() }
            .onTapGesture { never() }
            .onTapGesture(count: 2) { never() }
            .onLongPressGesture { never() }
            .gesture(TapGesture().onEnded { never() })
            .simultaneousGesture(LongPressGesture().onEnded { _ in never() })
            .onOpenURL { _ in never() }
        #expect(changesNothing(view))
    }

    @Test func movement() {
        let view = Color.black
            .animation(.easeInOut(duration: 1), value: 1)
            .animation(.spring(response: 1, dampingFraction: 1).delay(1).repeatForever(autoreverses: false), value: 1)
            .animation(nil, value: 1)
            .transition(.opacity)
            .transition(.asymmetric(insertion: .move(edge: .bottom), removal: .scale.combined(with: .opacity)))
            .contentTransition(.numericText())
            .contentTransition(.numericText(countsDown: true))
            .transaction { $0.animation = nil }
            .id(1)
            .tag(2)
        #expect(changesNothing(view))
        #expect(withAnimation(.snappy) { 3 } == 3)
        #expect(withAnimation { 3 } == 3)
    }

    @Test func descriptions() {
        let view = Color.black
            .accessibilityLabel("a")
            .accessibilityLabel(Text("a"))
            .accessibilityLabel(String("a"))
            .accessibilityValue("a")
            .accessibilityHint("a")
            .accessibilityHidden(true)
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
            .accessibilityIdentifier("a")
            .help("a")
        #expect(changesNothing(view))
    }

    @Test func rooms() {
        let view = Color.black
            .ignoresSafeArea()
            .ignoresSafeArea(.container, edges: .top)
            .edgesIgnoringSafeArea(.all)
            .contentShape(Rectangle())
            .coordinateSpace(name: "a")
        #expect(changesNothing(view))
    }

    @Test func aWidgetPresentsNothingAndIsNotFelt() {
        struct Item: Identifiable { let id = 1 }
        let view = Rectangle()
            .sensoryFeedback(.impact(weight: .heavy), trigger: 1)
            .sensoryFeedback(.success, trigger: 1) { _, _ in true }
            .sheet(isPresented: .constant(true)) { Text("sheet") }
            .sheet(item: .constant(Item())) { _ in Text("sheet") }
            .alert("alert", isPresented: .constant(true)) { Text("alert") }
            .contextMenu { Text("menu") }
            .toolbar { Text("tool") }
            .navigationTitle("title").navigationTitle(String("title")).navigationBarHidden(true).navigationBarBackButtonHidden()
            .navigationBarTitle("title").navigationBarTitle(String("title")).navigationBarTitle("title", displayMode: .inline)
            .navigationBarTitleDisplayMode(.large).navigationViewStyle(.stack).textFieldStyle(.roundedBorder)
            .listStyle(.plain).listStyle(.insetGrouped).listRowSeparator(.hidden, edges: .top).listRowSeparatorTint(.red)
            .listRowInsets(EdgeInsets()).listRowBackground(Color.red).onSubmit {}
            .modifier(EmptyModifier.identity)
        #expect(Stage().draw(view) == "fill rect 0,0 100x100 #000000")
    }
}
