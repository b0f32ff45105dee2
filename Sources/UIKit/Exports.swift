// Colours and pictures in UIKit's words lie in SwiftUI: sources that import only that name them too.
@_exported public import SwiftUI
