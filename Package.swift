// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The order is the road of the data: author side, waist, host side, executables, bundles, tests.
// Settings are applied once, at the end.

let package = Package(
    name: "widgethost",
    products: [
        .executable(name: "widgethost", targets: ["widgethost"]),
        .executable(name: "widgethost-bundle", targets: ["widgethost-bundle"]),
        .executable(name: "widgethost-draw", targets: ["widgethost-draw"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "WidgetKit", targets: ["WidgetKit"]),
        .library(name: "AppIntents", targets: ["AppIntents"]),
        .library(name: "Intents", targets: ["Intents"]),
        .plugin(name: "WidgetSupport", targets: ["WidgetSupport"]),
        .library(
            name: "WidgetSDK", type: .static,
            targets: [
                "ActivityKit", "AppIntents", "AVFoundation", "Charts", "Combine", "CombineNetworking", "CoreGraphics", "CoreLocation",
                "Intents", "OSLog", "Security", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WidgetKit",
            ]),
    ]
        + [
            "LadderWidget", "TelegramCharts", "FlashCards", "Cards", "Misbehaving", "Center", "Choices", "MovedBefore", "MovedAfter",
            "SearchWeather",
        ].map { .library(name: $0, type: .dynamic, targets: [$0]) },
    targets: [
        // Author side: what a bundle links. No file, socket or clock of its own.
        .target(name: "Drawing"),
        .target(name: "LayoutEngine", dependencies: ["Drawing"]),
        .target(name: "AppIntents"),
        .target(name: "AVFoundation"),
        .target(name: "Intents"),
        .target(name: "Combine"),
        .target(name: "CombineNetworking", dependencies: ["Combine"]),
        .target(name: "os"),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(name: "ActivityKit", dependencies: ["AppIntents"]),
        .target(name: "SharedValues", dependencies: ["Drawing"]),
        .target(name: "SwiftUI", dependencies: ["AppIntents", "Combine", "Drawing", "LayoutEngine", "PreviewMacros", "SharedValues"]),
        .target(name: "Charts", dependencies: ["Drawing", "LayoutEngine", "SwiftUI"]),
        .target(name: "CoreGraphics", dependencies: ["SwiftUI"]),
        .target(name: "CoreLocation"),
        .target(name: "Security"),
        .target(name: "UIKit", dependencies: ["SwiftUI"]),
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "UserNotifications"),
        .target(name: "ControlCalls"),
        .target(
            name: "WidgetKit",
            dependencies: ["ActivityKit", "AppIntents", "BundleMessages", "ControlCalls", "CWidgetBundle", "Intents", "os", "SwiftUI"]),
        .macro(name: "PreviewMacros"),
        .plugin(name: "WidgetSupport", capability: .buildTool(), dependencies: ["widget-support"], path: "Sources/WidgetSupport/Plugin"),
        .executableTarget(name: "widget-support", dependencies: ["SupportSources"], path: "Sources/WidgetSupport/Program"),

        // The waist: all that crosses between a bundle and a host.
        .target(name: "CWidgetBundle"),
        .target(name: "BundleMessages", dependencies: ["Drawing"]),

        // Host side.
        .target(name: "CSwiftRuntime"),
        .systemLibrary(name: "CLinux"),
        .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev", "libturbojpeg0-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CIsal", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
        .target(name: "Projects"),
        .target(name: "SupportSources", dependencies: ["Projects"]),
        .target(name: "Building", dependencies: ["Bundles", "CLinux", "Projects", "SupportSources"]),
        .target(name: "Scheduling"),
        .target(name: "Bundles", dependencies: ["BundleMessages", "CLinux", "CSwiftRuntime", "CWidgetBundle"]),
        .target(name: "Storage", dependencies: ["CLinux", "CSQLite"]),
        .target(name: "Control", dependencies: ["CLinux"]),
        .target(name: "PictureMessages", dependencies: ["Drawing"]),
        .target(name: "Pictures", dependencies: ["BundleMessages", "Bundles", "CLinux", "Drawing", "PictureMessages"]),
        .target(name: "Rendering", dependencies: ["CLinux", "Drawing"]),
        .target(name: "CairoRendering", dependencies: ["CIsal", "CPangoCairo", "Drawing", "Rendering"]),

        // Executables.
        .executableTarget(
            name: "widgethost",
            dependencies: [
                "Building", "BundleMessages", "Bundles", "CairoRendering", "CLinux", "Control", "Drawing", "LayoutEngine",
                "PictureMessages", "Pictures", "Projects", "Rendering", "Scheduling", "SharedValues", "Storage",
            ],
            path: "Host/widgethost"),
        .executableTarget(
            name: "widgethost-draw",
            dependencies: ["BundleMessages", "CairoRendering", "CLinux", "Drawing", "LayoutEngine", "PictureMessages", "Rendering"],
            path: "Host/widgethost-draw"),
        .executableTarget(name: "widgethost-bundle", dependencies: ["Bundles"], path: "Host/widgethost-bundle"),

        // Bundles, each as a third party would write it.
        bundle(
            "LadderWidget", path: "Plugins/LadderWidget", with: ["Intents"], resources: ["Assets.xcassets", "de.lproj"],
            plugins: ["WidgetSupport"]),
        bundle("TelegramCharts", path: "Plugins/TelegramCharts", resources: ["charts.json"], plugins: ["WidgetSupport"]),
        .target(
            name: "FlashCardsModel", dependencies: ["WidgetKit"], path: "Plugins/FlashCards/Model", packageAccess: false,
            plugins: [.plugin(name: "WidgetSupport")]),
        bundle("FlashCards", path: "Plugins/FlashCards/Widget", with: ["FlashCardsModel"]),
        .executableTarget(
            name: "flashcards", dependencies: ["FlashCardsModel", "WidgetKit"], path: "Plugins/FlashCards/App", packageAccess: false),
        bundle(
            "SearchWeather", path: "Plugins/SearchWeather", with: ["CoreLocation"], resources: ["Assets.xcassets", "de.lproj"],
            plugins: ["WidgetSupport"]),
        bundle("Cards", path: "Tests/Fixtures/Cards"),
        bundle("Misbehaving", path: "Tests/Fixtures/Misbehaving"),
        bundle("Center", path: "Tests/Fixtures/Center"),
        bundle("Choices", path: "Tests/Fixtures/Choices", plugins: ["WidgetSupport"]),
        bundle("MovedBefore", path: "Tests/Fixtures/MovedBefore"),
        bundle("MovedAfter", path: "Tests/Fixtures/MovedAfter"),

        .target(
            name: "CompatibilityWidgets",
            dependencies: ["ActivityKit", "AppIntents", "Charts", "Combine", "OSLog", "SwiftUI", "WidgetKit"],
            path: "Tests/SourceCompatibilityTests/Widgets", packageAccess: false),

        // An app of a third party's: no bundle, the public API alone.
        .executableTarget(
            name: "center-app", dependencies: ["AppIntents", "SwiftUI", "WidgetKit"], path: "Tests/Fixtures/CenterApp", packageAccess: false
        ),

        // Tests.
        .testTarget(
            name: "SourceCompatibilityTests",
            dependencies: ["AppIntents", "BundleMessages", "CompatibilityWidgets", "CWidgetBundle", "Drawing", "SwiftUI", "WidgetKit"],
            exclude: ["Widgets"]),
        .target(name: "TestSupport", dependencies: ["Drawing", "Rendering"], path: "Tests/TestSupport"),
        .testTarget(name: "DrawingTests", dependencies: ["Drawing"]),
        .testTarget(name: "LayoutEngineTests", dependencies: ["Drawing", "LayoutEngine", "TestSupport"]),
        .testTarget(name: "SwiftUITests", dependencies: ["Combine", "Drawing", "LayoutEngine", "SwiftUI", "TestSupport"]),
        .testTarget(name: "ChartsTests", dependencies: ["Charts", "Drawing", "LayoutEngine", "SwiftUI", "TestSupport"]),
        .testTarget(name: "SharedValuesTests", dependencies: ["SharedValues"]),
        .testTarget(name: "ControlCallsTests", dependencies: ["Control", "ControlCalls"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(name: "CombineNetworkingTests", dependencies: ["Combine", "CombineNetworking"]),
        .testTarget(name: "AVFoundationTests", dependencies: ["AVFoundation"]),
        .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation"]),
        .testTarget(name: "SecurityTests", dependencies: ["Security"]),
        .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
        .testTarget(name: "UserNotificationsTests", dependencies: ["UserNotifications"]),
        .testTarget(name: "osTests", dependencies: ["os"]),
        .testTarget(name: "ActivityKitTests", dependencies: ["ActivityKit", "AppIntents"]),
        .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents"]),
        .testTarget(name: "IntentsTests", dependencies: ["Intents"]),
        .testTarget(
            name: "WidgetKitTests",
            dependencies: [
                "ActivityKit", "AppIntents", "BundleMessages", "ControlCalls", "CWidgetBundle", "Drawing", "Intents", "SwiftUI",
                "WidgetKit",
            ]),
        .testTarget(name: "PreviewMacrosTests", dependencies: ["PreviewMacros"]),
        .testTarget(name: "BundleMessagesTests", dependencies: ["BundleMessages", "CWidgetBundle"]),
        .testTarget(name: "SchedulingTests", dependencies: ["Scheduling"]),
        .testTarget(name: "ProjectsTests", dependencies: ["Projects"]),
        .testTarget(name: "SupportSourcesTests", dependencies: ["Projects", "SupportSources"]),
        .testTarget(name: "BuildingTests", dependencies: ["Building", "Projects", "SupportSources"]),
        .testTarget(name: "BundlesTests", dependencies: ["Bundles"]),
        .testTarget(name: "StorageTests", dependencies: ["CSQLite", "Storage", "StorageWriter", "TestSupport"], exclude: ["Writer"]),
        .executableTarget(name: "StorageWriter", dependencies: ["Storage"], path: "Tests/StorageTests/Writer"),
        .testTarget(name: "ControlTests", dependencies: ["CLinux", "Control", "control-bench"]),
        .executableTarget(name: "control-bench", dependencies: ["CLinux", "Control"], path: "Tests/ControlBenchmark"),
        .testTarget(
            name: "PicturesTests",
            dependencies: [
                "BundleMessages", "Bundles", "CairoRendering", "CIsal", "CLinux", "Drawing", "PictureMessages", "Pictures", "Rendering",
                "widgethost-draw",
            ]),
        .testTarget(name: "RenderingTests", dependencies: ["Drawing", "Rendering", "TestSupport"]),
        .testTarget(name: "CairoRenderingTests", dependencies: ["CairoRendering", "Drawing", "Rendering"]),
        .testTarget(
            name: "HostTests",
            dependencies: [
                "BundleMessages", "Bundles", "CairoRendering", "CLinux", "Control", "Drawing", "PictureMessages", "Rendering", "Scheduling",
                "Storage", "TestSupport", "center-app", "flashcards", "widgethost", "widgethost-bundle", "widgethost-draw",
            ]),
        .target(name: "FuzzDriver", path: "Tests/Fuzz/Driver"),
        .target(
            name: "FuzzTargets",
            dependencies: [
                "AppIntents", "Building", "BundleMessages", "Bundles", "CairoRendering", "Control", "Drawing", "LayoutEngine",
                "PictureMessages", "Pictures", "Projects", "Rendering", "SharedValues", "SupportSources",
            ],
            path: "Tests/Fuzz/Targets"),
        .executableTarget(name: "fuzz", dependencies: ["FuzzDriver", "FuzzTargets"], path: "Tests/Fuzz/Program"),
        .testTarget(name: "FuzzTests", dependencies: ["Drawing", "FuzzTargets", "PictureMessages"]),
        .executableTarget(name: "compatibility-page", path: "Tests/CompatibilityPage", exclude: ["counted-names.txt"]),
        .testTarget(name: "CompatibilityPageTests", dependencies: ["compatibility-page"]),
        .executableTarget(
            name: "layout-lab", dependencies: ["CairoRendering", "Charts", "Drawing", "Rendering", "SwiftUI", "TestSupport"],
            path: "Tests/LayoutLab"),
        .executableTarget(
            name: "bench", dependencies: ["BundleMessages", "Bundles", "CairoRendering", "CLinux", "Drawing", "Rendering"],
            path: "Tests/Benchmark", exclude: ["ratios"]),
        .target(
            name: "DaemonBenchmark", dependencies: ["CLinux", "Control", "SharedValues", "Storage"], path: "Tests/DaemonBenchmark",
            exclude: ["Program", "SoakProgram"]),
        .executableTarget(name: "soak", dependencies: ["DaemonBenchmark"], path: "Tests/DaemonBenchmark/SoakProgram"),
        .executableTarget(name: "daemon-bench", dependencies: ["DaemonBenchmark"], path: "Tests/DaemonBenchmark/Program"),
        .testTarget(name: "TelegramChartsTests", dependencies: ["Drawing", "LayoutEngine", "SwiftUI", "TestSupport"]),
        .testTarget(name: "DaemonBenchmarkTests", dependencies: ["DaemonBenchmark"]),
    ]
)

/// A bundle sees what a third party sees: the public API alone.
func bundle(
    _ name: String, path: String, with more: [Target.Dependency] = [], resources: [String] = ["Assets.xcassets"],
    plugins: [Target.PluginUsage] = []
) -> Target {
    .target(
        name: name, dependencies: ["AppIntents", "SwiftUI", "WidgetKit"] + more, path: path,
        resources: resources.map { .copy("Resources/\($0)") },
        packageAccess: false, plugins: plugins)
}

let bundles = [
    "LadderWidget", "TelegramCharts", "FlashCards", "FlashCardsModel", "flashcards", "Cards", "Misbehaving", "Center", "Choices",
    "MovedBefore", "MovedAfter", "SearchWeather",
    "center-app", "CompatibilityWidgets",
]
for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = [.swiftLanguageMode(target.name == "CompatibilityWidgets" ? .v5 : .v6), .treatAllWarnings(as: .error)]
    // An iOS project has neither: its bundles must compile without.
    guard !bundles.contains(target.name) else { continue }
    target.swiftSettings? += [.enableUpcomingFeature("InternalImportsByDefault")]
    // Where Dispatch and Glibc are both in sight, which of them owns the structs of the C library changes with the order of compilation.
    guard target.name != "widgethost" else { continue }
    target.swiftSettings? += [.enableUpcomingFeature("MemberImportVisibility")]
}
