import LayoutEngine

/// What was drawn into a graphics context and its copies, in order.
final class GraphicsRecorder {
    typealias Step = (inout DrawContext) -> Void

    /// Make boxes of what a renderer draws beside paths.
    let text: (Text) -> LayoutNode
    let image: (Image) -> LayoutNode
    let symbols: [LayoutNode]
    private var steps: [Step] = []

    init(text: @escaping (Text) -> LayoutNode, image: @escaping (Image) -> LayoutNode, symbols: [LayoutNode]) {
        self.text = text
        self.image = image
        self.symbols = symbols
    }

    func append(_ step: @escaping Step) { steps.append(step) }

    func play(into canvas: inout DrawContext) {
        for step in steps { step(&canvas) }
    }

    /// An empty one for a layer of this one.
    func layer() -> GraphicsRecorder { GraphicsRecorder(text: text, image: image, symbols: symbols) }
}
