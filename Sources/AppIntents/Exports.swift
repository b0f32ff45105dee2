// Sources that import only AppIntents name Foundation's types freely.
@_exported public import Foundation
