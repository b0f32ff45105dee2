import Drawing

/// The grey in which the system fills shapes that hold content; levels are paler.
public struct FillShapeStyle: ShapeStyle {
    public nonisolated init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        let colors: [SystemColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
        return _ResolvedStyle(colors[max(0, min(level, 3))].rgba(in: environment))
    }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public nonisolated init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle(SystemColor.systemBackground.rgba(in: environment))
    }
}

/// The colour of text that stands where the reader has not written yet.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public nonisolated init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle(SystemColor.tertiaryLabel.rgba(in: environment))
    }
}

/// The colour of text that opens something.
public struct LinkShapeStyle: ShapeStyle {
    public nonisolated init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle(SystemColor.blue.rgba(in: environment))
    }
}

/// The colour of what is selected.
public struct SelectionShapeStyle: ShapeStyle {
    public nonisolated init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        TintShapeStyle()._paint(in: environment, level: level)
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
