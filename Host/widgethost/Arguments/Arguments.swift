import BundleMessages
import Control
import Drawing
import Foundation
import Scheduling

/// What was asked for, understood as far as that goes without looking at any bundle.
struct Arguments: Hashable {
    var command: Command
    /// Folders or bundles to search before the search path.
    var bundles: [String] = []
    var isolation = Isolation.process
    /// Bytes that a bundle's process may use; nil for the usual.
    var memoryLimit: UInt64?
    /// The locale of the processes in which bundles run, where one is asked for: what is said outside of pictures is in its language.
    var locale: String?
    var sandbox = SandboxMode.auto

    enum Command: Hashable {
        case run(RunOptions)
        case list(json: Bool)
        case render(RenderOptions)
        case timeline(TimelineOptions)
        case serve(ServeOptions)
        case control(ControlWish)
        case build(BuildOptions)
        case check(CheckOptions)
        case previews(PreviewsOptions)
        case help
        case version
    }

    /// Where the bundle's code runs.
    enum Isolation: String, CaseIterable, Hashable, Sendable {
        case process
        case queue
    }

    /// Whether bundles' processes run within walls.
    enum SandboxMode: String, CaseIterable, Hashable, Sendable {
        /// Where they can be had.
        case auto
        /// Or not at all.
        case require
        case off
    }
}

/// Which widget, as far as it was said.
struct WidgetChoice: Hashable, Sendable {
    var kind: String?
    var family: Family?
    var view = Stage.timeline
    /// What is set of it, by name.
    var settings: JSONObject = [:]
}

/// What a picture depends on besides the widget.
struct Look: Hashable, Sendable {
    var scheme = RenderEnvironment.ColorScheme.light
    /// Pixels a point.
    var scale = 2.0
    var locale = "en_US"
    /// Nil for that of the locale's language.
    var direction: RenderEnvironment.LayoutDirection?
    var typeSize = RenderEnvironment.TypeSize.large
    var mode = RenderEnvironment.RenderingMode.fullColor
    var legibility: RenderEnvironment.Legibility = []
    var redaction: RenderEnvironment.Redaction = []

    /// The environment for one picture, in the time zone of this process.
    var environment: RenderEnvironment {
        var environment = RenderEnvironment(
            colorScheme: scheme, displayScale: scale, locale: locale, timeZone: TimeZone.current.identifier,
            layoutDirection: direction ?? (isRightToLeft(locale: locale) ? .rightToLeft : .leftToRight), typeSize: typeSize,
            renderingMode: mode, redaction: redaction, showsContainerBackground: mode == .fullColor)
        environment.legibility = legibility
        return environment
    }
}

/// How the daemon rations the reloads that nobody but the widgets themselves asks for, and for whom it draws.
struct ServeOptions: Hashable, Sendable {
    /// Of one placement within any 24 hours; nil for as many as come.
    var dailyBudget = EngineSettings.serving.dailyBudget
    /// Seconds from one to the next.
    var leastSpacing = EngineSettings.serving.leastSpacing
    /// In both colour schemes; pictures are made at any scale.
    var look = Look()
    /// The program that opens URLs.
    var opener = Opener.usual
}

struct RunOptions: Hashable, Sendable {
    var choice = WidgetChoice()
    var look = Look()
    /// Entries after which the run ends; nil for never.
    var count: Int?
    /// The folder for pictures.
    var output: String?
    var format = DrawFormat.png
}

struct RenderOptions: Hashable, Sendable {
    var choice = WidgetChoice()
    var look = Look()
    var entry = EntryChoice.current
    var file = PictureTarget.standardOutput
    var format = DrawFormat.png

    /// Which entry of a timeline.
    enum EntryChoice: Hashable, Sendable {
        /// The one that holds now.
        case current
        case at(Date)
        case number(Int)
    }
}

/// What to make a bundle of.
struct BuildOptions: Hashable, Sendable {
    /// An `.xcodeproj`, or a folder.
    var path: String
    var target: String?
    /// The folder `X.widget`.
    var output: String
}

/// Which bundle to go through before it is shipped.
struct CheckOptions: Hashable, Sendable {
    var path: String
    var look = Look()
    var json = false
}

/// Whose previews to draw.
struct PreviewsOptions: Hashable, Sendable {
    /// A bundle, or what one can be built of.
    var path: String
    /// What the bundle was built of, where it is none of the user's.
    var origin: String?
    var target: String?
    /// The folder for pictures.
    var output: String
    /// Where Live Activities are seen; nil for all previews where their authors put them.
    var place: PreviewDescription.ActivityPlace?
    var look = Look()
}

/// Where one picture goes.
enum PictureTarget: Hashable, Sendable {
    case standardOutput
    case file(String)
}

struct TimelineOptions: Hashable, Sendable {
    var choice = WidgetChoice()
    var look = Look()
    var json = false
}

/// Whether the language of a locale such as "ar_EG" is written from right to left.
func isRightToLeft(locale: String) -> Bool {
    let language = locale.prefix { $0 != "_" && $0 != "-" }.lowercased()
    return ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi"].contains(language)
}
