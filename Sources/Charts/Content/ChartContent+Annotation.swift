public import Foundation
public import SwiftUI

extension ChartContent {
    /// Lays a view beside each mark; the spacing is in points.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
    }

    /// Lays a view beside each mark, and says what becomes of it at the chart's edges.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let annotation = MarkAnnotation(
            position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution, content: AnyView(content()))
        return look { $0.annotations.append(annotation) }
    }

    /// Lays a view beside each mark.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing) { content(AnnotationContext(targetSize: .zero)) }
    }

    /// Has no effect: a list carries no descriptions of what is drawn yet.
    public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { self }
    public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
    public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent { self }
    public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}

/// What an annotation may know of its mark.
public struct AnnotationContext: Sendable {
    /// Always zero here: a view is made before its mark has a place.
    public let targetSize: CGSize
}

/// On which side of its mark an annotation lies.
public struct AnnotationPosition: Hashable, Sendable {
    /// Where the annotation lies: -1 before the mark, 0 on it, 1 after it.
    let x: Int
    let y: Int
    var isAutomatic = false

    /// Above the mark.
    public static let automatic = AnnotationPosition(x: 0, y: -1, isAutomatic: true)
    public static let overlay = AnnotationPosition(x: 0, y: 0)
    public static let top = AnnotationPosition(x: 0, y: -1)
    public static let bottom = AnnotationPosition(x: 0, y: 1)
    public static let leading = AnnotationPosition(x: -1, y: 0)
    public static let trailing = AnnotationPosition(x: 1, y: 0)
    public static let topLeading = AnnotationPosition(x: -1, y: -1)
    public static let topTrailing = AnnotationPosition(x: 1, y: -1)
    public static let bottomLeading = AnnotationPosition(x: -1, y: 1)
    public static let bottomTrailing = AnnotationPosition(x: 1, y: 1)
}

/// What becomes of an annotation that reaches beyond the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    public let x: Strategy
    public let y: Strategy

    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    public static let automatic = AnnotationOverflowResolution()

    /// What becomes of it in one direction.
    public struct Strategy: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case none, plot, chart }
        let kind: Kind

        public static let automatic = Strategy(kind: .none)
        public static let disabled = Strategy(kind: .none)
        public static let padScale = Strategy(kind: .none)
        /// Moves it into the chart.
        public static let fit = Strategy(kind: .chart)
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: boundary == .plot ? .plot : .chart) }
    }

    /// What an annotation is moved into.
    public struct Boundary: Hashable, Sendable {
        private let isPlot: Bool
        public static let automatic = Boundary(isPlot: false)
        public static let chart = Boundary(isPlot: false)
        public static let plot = Boundary(isPlot: true)
    }
}
