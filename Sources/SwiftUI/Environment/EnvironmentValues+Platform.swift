private enum ContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private enum LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = .regular }
private enum BackgroundMaterialKey: EnvironmentKey { static let defaultValue: Material? = nil }

/// What a view may ask of the device and the reader; a picture is made for one that asks for nothing special.
extension EnvironmentValues {
    /// Always active: a view is made only to be shown.
    public var scenePhase: ScenePhase { .active }
    public var isFocused: Bool { false }
    public var isPresented: Bool { false }
    public var isSceneCaptured: Bool { false }
    public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
    public var verticalSizeClass: UserInterfaceSizeClass? { .compact }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityEnabled: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }

    /// How far the reader wants colours to lie apart.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }

    /// How heavy text is: bold makes each weight the next but one.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// The material that lies behind; what a view sets is kept for those within that read it.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}

/// Whether a scene is in sight.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

/// How far colours lie apart.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard
    case increased
}

/// How heavy the reader wants text.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}
