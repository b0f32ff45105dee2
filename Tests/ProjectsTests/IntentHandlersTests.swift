import Testing

@testable import Projects

@Suite struct IntentHandlersTests {
    private let objects = [
        "W": """
        {isa = PBXNativeTarget; name = Widgets; productType = "com.apple.product-type.app-extension"; buildPhases = (WS);
        buildConfigurationList = WL;}
        """,
        "H": """
        {isa = PBXNativeTarget; name = Handlers; productType = "com.apple.product-type.app-extension"; buildPhases = (HS);
        buildConfigurationList = HL;}
        """,
        "WL": "{isa = XCConfigurationList; buildConfigurations = (WC);}",
        "WC": "{isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = W.plist;};}",
        "HL": "{isa = XCConfigurationList; buildConfigurations = (HC);}",
        "HC": "{isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = H.plist;};}",
        "WS": "{isa = PBXSourcesBuildPhase; files = (B1, B2, B3);}", "HS": "{isa = PBXSourcesBuildPhase; files = (B2, B3, B4);}",
        "B1": "{isa = PBXBuildFile; fileRef = F1;}", "B2": "{isa = PBXBuildFile; fileRef = F2;}",
        "B3": "{isa = PBXBuildFile; fileRef = F3;}", "B4": "{isa = PBXBuildFile; fileRef = F4;}",
        "F1": "{isa = PBXFileReference; path = Widgets.swift; sourceTree = \"<group>\";}",
        "F2": "{isa = PBXFileReference; path = Shared.swift; sourceTree = \"<group>\";}",
        "F3": "{isa = PBXFileReference; path = Look.intentdefinition; sourceTree = \"<group>\";}",
        "F4": "{isa = PBXFileReference; path = Handler.swift; sourceTree = \"<group>\";}",
    ]

    private func widgets(handler: String, supporting intent: String = "LookIntent", in folder: inout ProjectFolder?) throws
        -> WidgetExtension
    {
        let attributes = "NSExtensionAttributes = {IntentsSupported = (\(intent));};"
        let made = try ProjectFolder([
            "Widgets.swift": "struct Widgets {}\nprivate struct Row {}\n", "Shared.swift": "enum Shared {}", "Handler.swift": handler,
            "Look.intentdefinition": "{INIntents = ({INIntentName = Look;});}",
            "W.plist": "{NSExtension = {NSExtensionPointIdentifier = \"com.apple.widgetkit-extension\";};}",
            "H.plist": "{NSExtension = {NSExtensionPointIdentifier = \"com.apple.intents-service\"; \(attributes)};}",
        ])
        folder = made
        return try made.project(objects, root: "targets = (W, H);", children: "F1, F2, F3, F4").widgetExtension(named: nil)
    }

    @Test func whoHandlesTheWidgetsIntentsIsPartOfThem() throws {
        var folder: ProjectFolder?
        let widgets = try widgets(handler: "class Handler: INExtension {}\nprivate struct Row {}", in: &folder)
        #expect(folder?.relative(widgets.sources) == ["Widgets.swift", "Shared.swift", "Handler.swift"])
        #expect(widgets.name == "Widgets" && widgets.notes.isEmpty)
    }

    @Test func whoHandlesOthersIsNot() throws {
        var folder: ProjectFolder?
        let widgets = try widgets(handler: "class Handler: INExtension {}", supporting: "INSendMessageIntent", in: &folder)
        #expect(folder?.relative(widgets.sources) == ["Widgets.swift", "Shared.swift"] && widgets.notes.isEmpty)
    }

    @Test func typesOfOneNameAreTold() throws {
        var folder: ProjectFolder?
        let widgets = try widgets(handler: "class Handler: INExtension {}\npublic final class Widgets {}", in: &folder)
        #expect(folder?.relative(widgets.sources) == ["Widgets.swift", "Shared.swift"])
        #expect(widgets.notes.count == 1)
        #expect(widgets.notes.first?.contains("The intents extension 'Handlers' is left out") == true)
        #expect(widgets.notes.first?.hasSuffix("Handler.swift declares 'Widgets', and so do the widgets.") == true)
    }
}
