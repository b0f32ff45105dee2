/// What a node tells its parent about itself.
package struct LayoutTraits {
    package var priority: Double = 0
    package var zIndex: Double = 0
    /// Kept apart, for hardly a node has any, and there are many nodes.
    private var rare: RareTraits?

    package init() {}

    /// What it tells a grid that holds it.
    package var cell: GridCellTraits {
        get { rare?.cell ?? GridCellTraits() }
        set { rare = RareTraits(cell: newValue, tag: tag, values: values) }
    }

    /// The name that its author gave it.
    package var tag: AnyHashable? {
        get { rare?.tag }
        set { rare = RareTraits(cell: cell, tag: newValue, values: values) }
    }

    /// What its author attached for a layout of his own, by the identity of its key.
    package var values: [ObjectIdentifier: Any] {
        get { rare?.values ?? [:] }
        set { rare = RareTraits(cell: cell, tag: tag, values: newValue) }
    }
}

private final class RareTraits {
    let cell: GridCellTraits
    let tag: AnyHashable?
    let values: [ObjectIdentifier: Any]

    init(cell: GridCellTraits, tag: AnyHashable?, values: [ObjectIdentifier: Any]) {
        self.cell = cell
        self.tag = tag
        self.values = values
    }
}
