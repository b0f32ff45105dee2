// Written out: to print a case by reflection costs a search of every conformance in the process, on the way to the first picture.

extension RenderEnvironment.ColorScheme {
    /// The name as users write it: "light".
    package var name: String {
        switch self {
        case .light: "light"
        case .dark: "dark"
        }
    }

    package init?(name: String) {
        guard let scheme = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = scheme
    }
}

extension RenderEnvironment.LayoutDirection {
    /// The name as authors and users write it: "rightToLeft".
    package var name: String {
        switch self {
        case .leftToRight: "leftToRight"
        case .rightToLeft: "rightToLeft"
        }
    }

    package init?(name: String) {
        guard let direction = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = direction
    }
}

extension RenderEnvironment.TypeSize {
    /// The name as authors and users write it: "xxLarge".
    package var name: String {
        switch self {
        case .xSmall: "xSmall"
        case .small: "small"
        case .medium: "medium"
        case .large: "large"
        case .xLarge: "xLarge"
        case .xxLarge: "xxLarge"
        case .xxxLarge: "xxxLarge"
        case .accessibility1: "accessibility1"
        case .accessibility2: "accessibility2"
        case .accessibility3: "accessibility3"
        case .accessibility4: "accessibility4"
        case .accessibility5: "accessibility5"
        }
    }

    package init?(name: String) {
        guard let size = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = size
    }
}

extension RenderEnvironment.RenderingMode {
    /// The name as authors and users write it: "accented".
    package var name: String {
        switch self {
        case .fullColor: "fullColor"
        case .accented: "accented"
        case .vibrant: "vibrant"
        }
    }

    package init?(name: String) {
        guard let mode = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = mode
    }
}
