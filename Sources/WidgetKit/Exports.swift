// Sources that import only WidgetKit name these freely.
@_exported public import Foundation
@_exported public import SwiftUI
@_exported public import struct AppIntents.LocalizedStringResource
