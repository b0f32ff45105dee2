/// What nodes told those that hold them, by the identity of its key.
package struct PreferenceValues {
    private var boxes: [ObjectIdentifier: PreferenceBox] = [:]

    /// A key: its identity, and how the values of neighbours are joined.
    package struct Key<Value> {
        let id: ObjectIdentifier
        let join: (inout Value, () -> Value) -> Void

        package init(id: ObjectIdentifier, join: @escaping (inout Value, () -> Value) -> Void) {
            self.id = id
            self.join = join
        }
    }

    package init() {}

    /// The value of a key; nil where nobody told one. A key has one type of value.
    package subscript<Value>(key: Key<Value>) -> Value? {
        // Boxes are made below only, each with its key's own type of value.
        get { boxes[key.id].map { unsafeDowncast($0, to: PreferenceValueBox<Value>.self).value } }
        set { boxes[key.id] = newValue.map { PreferenceValueBox($0, join: key.join) } }
    }

    /// Joins the values of a neighbour that stands after those that are here.
    package mutating func join(_ next: PreferenceValues) {
        boxes.merge(next.boxes) { $0.joined($1) }
    }
}

private class PreferenceBox {
    func joined(_ next: PreferenceBox) -> PreferenceBox { next }
}

private final class PreferenceValueBox<Value>: PreferenceBox {
    let value: Value
    private let join: (inout Value, () -> Value) -> Void

    init(_ value: Value, join: @escaping (inout Value, () -> Value) -> Void) {
        self.value = value
        self.join = join
    }

    /// Both stand under one key, so they have one type of value.
    override func joined(_ next: PreferenceBox) -> PreferenceBox {
        var joined = value
        join(&joined) { unsafeDowncast(next, to: Self.self).value }
        return PreferenceValueBox(joined, join: join)
    }
}

extension DrawContext {
    /// What the nodes that `body` draws told, apart from what others told.
    mutating func collecting(_ body: (inout DrawContext) -> Void) -> PreferenceValues {
        let kept = preferences
        preferences = PreferenceValues()
        body(&self)
        let told = preferences ?? PreferenceValues()
        preferences = kept
        return told
    }

    /// Lets nodes tell what they tell, and draws nothing of them.
    mutating func listening(_ body: (inout DrawContext) -> Void) {
        guard preferences != nil else { return }
        let kept = list
        body(&self)
        list = kept
    }
}
