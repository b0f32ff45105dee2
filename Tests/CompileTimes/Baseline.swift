import SwiftUI

struct Baseline: View {
    var body: some View { Text("One") }
}
