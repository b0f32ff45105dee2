internal import Drawing

/// The levels of the foreground that views inherit, primary first; nil is the system's label colours.
private enum ForegroundLevelsKey: EnvironmentKey { static let defaultValue: [_ResolvedStyle]? = nil }
private enum BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum TintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
    package var foregroundLevels: [_ResolvedStyle]? {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }

    /// The style that `.background` means; nil is the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// The style of what can be acted upon; nil is the bundle's accent colour.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// What the foreground is painted with at a level, 0 for primary; levels nobody set are paler forms of the first.
    package func foreground(level: Int = 0) -> _ResolvedStyle {
        guard let levels = foregroundLevels, let primary = levels.first else {
            let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
            return _ResolvedStyle(labels[max(0, min(level, 3))].rgba(in: self))
        }
        let style = level < levels.count ? levels[max(0, level)] : primary.opacity([1, 0.5, 0.25, 0.2, 0.15][min(level, 4)])
        // It was said further out, perhaps in another group of colours.
        return colorTreatment == .asDrawn ? style : style.mapped(shown)
    }
}

/// The foreground that views inherit.
public struct ForegroundStyle: ShapeStyle {
    public nonisolated init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle { environment.foreground(level: level) }
}

/// The background that views inherit.
public struct BackgroundStyle: ShapeStyle {
    public nonisolated init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        let colors: [SystemColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
        return environment.backgroundStyle?._paint(in: environment, level: level)
            ?? _ResolvedStyle(colors[min(level, 2)].rgba(in: environment))
    }
}

/// A level of the inherited foreground.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        environment.foreground(level: self.level + level)
    }
}

/// A level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        base._paint(in: environment, level: self.level + level)
    }
}

/// A style with its alpha multiplied.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        base._paint(in: environment, level: level).opacity(opacity)
    }
}

/// The style of what can be acted upon.
public struct TintShapeStyle: ShapeStyle {
    public nonisolated init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        environment.tintStyle?._paint(in: environment, level: level) ?? Color.accentColor._paint(in: environment, level: level)
    }
}

/// The colour of lines between content.
public struct SeparatorShapeStyle: ShapeStyle {
    public nonisolated init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle(SystemColor.separator.rgba(in: environment))
    }
}

/// A style whose type is not told.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    public nonisolated init<S: ShapeStyle>(_ style: S) { self.style = style }
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle { style._paint(in: environment, level: level) }
}

extension ShapeStyle {
    /// The style with its alpha multiplied by 0...1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: opacity) }
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

struct _ForegroundModifier {
    let styles: [AnyShapeStyle]
}

extension _ForegroundModifier: _PrimitiveModifier {
    static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        let outer = context.environment
        context.withEnvironment({ $0.foregroundLevels = modifier.levels(in: outer) }, { V._build(content, &$0) })
    }

    private func levels(in environment: EnvironmentValues) -> [_ResolvedStyle] {
        styles.map { $0._paint(in: environment, level: 0) }
    }
}

extension View {
    /// Paints the foreground with a style.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundModifier(styles: [AnyShapeStyle(style)]))
    }

    /// Paints two levels of the foreground.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(_ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Paints three levels of the foreground.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(_ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Paints the foreground with a colour; nil is the system's.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        modifier(_ForegroundModifier(styles: [color.map(AnyShapeStyle.init) ?? AnyShapeStyle(Color.primary)]))
    }

    /// The style of what can be acted upon within this view.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { environment(\.tintStyle, tint.map(AnyShapeStyle.init)) }

    /// The colour of what can be acted upon within this view.
    @_disfavoredOverload
    public nonisolated func tint(_ tint: Color?) -> some View { environment(\.tintStyle, tint.map(AnyShapeStyle.init)) }

    /// The colour of what can be acted upon within this view.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View {
        environment(\.tintStyle, accentColor.map(AnyShapeStyle.init))
    }

    /// The style that `.background` means within this view.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
