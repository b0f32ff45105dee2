// Sources that import only Intents name Foundation's types freely.
@_exported public import Foundation
