import SwiftUI

// A file that imports SwiftUI alone, with a type of the name that ours has. It compiles: that is the test.

private struct PreviewEntry {
    var name: String
}

private struct Field: View {
    var entry: PreviewEntry
    var body: some View { Color.red }
}

#Preview { Field(entry: PreviewEntry(name: "a")) }

/// Says #Preview in a comment.
@available(iOS 17.0, *)
#Preview("Named") {
    let entry = PreviewEntry(name: "b")
    return Field(entry: entry)
}

#Preview("Traits", traits: .sizeThatFitsLayout) {
    Field(entry: PreviewEntry(name: "c"))
    Color.blue
}

#Preview("More", traits: .fixedLayout(width: 100, height: 50), .landscapeLeft) { Color.blue }

#if DEBUG
#Preview(
    "Over lines"
) {
    Color.red
}
#endif

private struct Old_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Field(entry: PreviewEntry(name: "d"))
                .previewDisplayName("Old")
                .previewDevice("iPhone 15")
                .previewLayout(.fixed(width: 10, height: 20))
                .previewInterfaceOrientation(.landscapeLeft)
            Field(entry: PreviewEntry(name: "e")).previewLayout(.sizeThatFits).previewDevice(PreviewDevice(rawValue: "iPad"))
        }
    }
}
