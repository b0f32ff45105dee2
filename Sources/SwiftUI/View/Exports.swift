// Sources that import only SwiftUI name these freely.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
