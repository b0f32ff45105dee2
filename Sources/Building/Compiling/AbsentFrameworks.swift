/// Frameworks of Apple's that are left out for good: what they tell of, or do, is not on this machine.
package enum AbsentFrameworks {
    private static let names: Set<String> = [
        "AVKit", "ARKit", "AccessorySetupKit", "AdSupport", "AlarmKit", "AppKit", "AppTrackingTransparency", "AudioToolbox",
        "AuthenticationServices", "BackgroundTasks", "CarPlay", "CloudKit", "Cocoa", "Contacts", "CoreBluetooth", "CoreData",
        "CoreImage", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CryptoKit", "DeviceActivity",
        "EventKit", "FamilyControls", "FoundationModels", "GameKit", "HealthKit", "HomeKit", "ImageIO", "IntentsUI", "LinkPresentation",
        "LocalAuthentication", "ManagedSettings", "MapKit", "MediaPlayer", "MessageUI", "MetricKit", "MusicKit", "NaturalLanguage",
        "Network", "NetworkExtension", "PassKit", "PencilKit", "Photos", "PhotosUI", "QuartzCore", "SafariServices", "ScreenTime",
        "SensorKit", "ServiceManagement", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration", "TipKit",
        "Vision", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit",
    ]

    /// One sentence on those among the names that were missed; nil where there are none.
    package static func sentence(on missing: MissingNames) -> String? {
        let modules = missing.entries.compactMap { $0.name.hasPrefix("module ") ? String($0.name.dropFirst("module ".count)) : nil }
        let absent = modules.filter(names.contains).sorted()
        guard let last = absent.last else { return nil }
        let listed = absent.count > 1 ? absent.dropLast().joined(separator: ", ") + " and \(last)" : last
        let (are, them) = absent.count > 1 ? ("are frameworks", "them") : ("is a framework", "it")
        return "\(listed) \(are) of Apple's that this SDK leaves out: what needs \(them) belongs under #if canImport(\(absent[0]))."
    }
}
