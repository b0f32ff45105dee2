import SwiftUI

#if os(iOS)
let first = Color(red: 1, green: 0, blue: 0)
#else
let first = Color.black
#endif

#if SHOWS_TIDES && IN_WIDGET && !DEBUG
let second = Color(red: 0, green: 1, blue: 0)
#else
let second = Color.black
#endif

/// Four squares, each of a colour that comes another way.
struct TidesView: View {
    let entry: TideEntry

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                first
                second
            }
            HStack(spacing: 0) {
                Color("Sea")
                tide
            }
        }
    }

    private var tide: Color {
        guard let tide = try? Tide.stored() else { return .black }
        return Color(red: tide.red, green: tide.green, blue: tide.blue)
    }
}
