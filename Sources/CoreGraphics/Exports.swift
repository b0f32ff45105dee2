// Its types are Foundation's and SwiftUI's here.
@_exported public import SwiftUI
