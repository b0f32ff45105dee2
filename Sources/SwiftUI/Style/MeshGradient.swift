import Drawing
import Foundation

/// Colours at the corners of a bent net; places are fractions of the room, and so are the points towards which lines leave them.
public struct MeshGradient: Hashable, Sendable {
    /// Where a corner lies, and towards which points the lines of the net leave it.
    public struct BezierPoint: Hashable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public nonisolated init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The corners, row after row.
    public enum Locations: Hashable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The corners' colours, row after row.
    public enum Colors: Hashable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// Corners in a row.
    public var width: Int
    /// Corners in a column.
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// Seen where the net does not reach.
    public var background: Color
    /// Whether colours ease from one corner to the next.
    public var smoothsColors: Bool
    /// Has no effect: colours are mixed as sRGB.
    public var colorSpace: Gradient.ColorSpace

    public nonisolated init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public nonisolated init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public nonisolated init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public nonisolated init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public nonisolated init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
}

extension MeshGradient: ShapeStyle {
    /// A net whose corners or colours are not as many as it says is all background, as on Apple's platforms.
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        let (colors, points) = (colors(in: environment, level: level), bezierPoints)
        let background = background.rgba(in: environment)
        guard width >= 2, height >= 2, points.count == width * height, colors.count == points.count,
            points.count <= DisplayList.Limits.meshCorners
        else { return _ResolvedStyle(background) }
        let corners = zip(points, colors).map { $0.corner(color: $1) }
        return _ResolvedStyle(.mesh(MeshPaint(columns: width, corners: corners, isSmooth: smoothsColors, background: background)))
    }

    private func colors(in environment: EnvironmentValues, level: Int) -> [RGBA] {
        switch colors {
        case .colors(let colors): colors.map { $0._paint(in: environment, level: level).color }
        case .resolvedColors(let colors): colors.map { $0._paint(in: environment, level: level).color }
        }
    }

    private var bezierPoints: [BezierPoint] {
        switch locations {
        case .bezierPoints(let points): points
        case .points(let points): points.indices.map { bezierPoint($0, of: points) }
        }
    }

    /// A corner through which lines run smoothly, from the one before it towards the one after it.
    private func bezierPoint(_ index: Int, of points: [SIMD2<Float>]) -> BezierPoint {
        let place = points[index]
        guard width > 0, points.count == width * height else {
            return BezierPoint(
                position: place, leadingControlPoint: place, topControlPoint: place, trailingControlPoint: place, bottomControlPoint: place)
        }
        let (column, row) = (index % width, index / width)
        let (left, right) = (column > 0 ? points[index - 1] : nil, column + 1 < width ? points[index + 1] : nil)
        let (above, below) = (row > 0 ? points[index - width] : nil, row + 1 < height ? points[index + width] : nil)
        let (across, down) = (Self.direction(left, place, right), Self.direction(above, place, below))
        return BezierPoint(
            position: place, leadingControlPoint: place - across, topControlPoint: place - down, trailingControlPoint: place + across,
            bottomControlPoint: place + down)
    }

    /// A third of the way in which a line runs through a point.
    private static func direction(_ before: SIMD2<Float>?, _ place: SIMD2<Float>, _ after: SIMD2<Float>?) -> SIMD2<Float> {
        switch (before, after) {
        case (let before?, let after?): (after - before) / 6
        case (nil, let after?): (after - place) / 3
        case (let before?, nil): (place - before) / 3
        case (nil, nil): .zero
        }
    }
}

extension MeshGradient.BezierPoint {
    /// In fractions of the room.
    fileprivate func corner(color: RGBA) -> MeshPaint.Corner {
        func point(_ place: SIMD2<Float>) -> CGPoint {
            CGPoint(x: place.x.isFinite ? CGFloat(place.x) : 0, y: place.y.isFinite ? CGFloat(place.y) : 0)
        }
        return MeshPaint.Corner(
            color: color, place: point(position), leading: point(leadingControlPoint), top: point(topControlPoint),
            trailing: point(trailingControlPoint), bottom: point(bottomControlPoint))
    }
}

extension MeshGradient: _PrimitiveView {
    public static func _build(_ view: MeshGradient, _ context: inout _BuildContext) {
        StyledRectangle._build(StyledRectangle(style: view), &context)
    }
}
