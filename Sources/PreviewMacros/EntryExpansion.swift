/// What `@Entry` becomes: a key beside the variable, and how the variable reads and sets it.
struct EntryExpansion {
    let entry: EntryDeclaration

    private var key: String { "__Key_\(entry.name)" }

    /// In the place of the variable's first value.
    var accessors: String {
        """
        {
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
        }
        """
    }

    /// The key; a value whose type is written is made when it is asked for, as on Apple's platforms.
    var peer: String {
        let value = entry.isNil ? "nil" : entry.value
        return if entry.type.isEmpty {
            """
            private struct \(key): SwiftUI::EnvironmentKey {
            static let defaultValue = \(value)
            }
            """
        } else {
            """
            private struct \(key): SwiftUI::EnvironmentKey {
            static var defaultValue: \(entry.type) { \(value)
            }
            }
            """
        }
    }
}
