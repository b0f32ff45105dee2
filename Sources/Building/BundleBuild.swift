import Bundles
import Foundation
package import Projects
import SupportSources

/// From an extension to a bundle: `widgethost build`.
package struct BundleBuild {
    /// What is said while it goes on.
    package struct Voice {
        /// One line for the user.
        package var tell: (String) -> Void
        /// What the compiler prints, as it is.
        package var pass: (UnsafeRawBufferPointer) -> Void
        package var isInColor: Bool

        package init(tell: @escaping (String) -> Void, pass: @escaping (UnsafeRawBufferPointer) -> Void, isInColor: Bool) {
            self.tell = tell
            self.pass = pass
            self.isInColor = isInColor
        }
    }

    private let widgets: WidgetExtension
    private let output: String
    private let environment: [String: String]
    private let voice: Voice
    private let interruptions: Interruptions
    private let keepsPreviews: Bool

    /// `output` is the folder `X.widget` to make, or to replace. What is shipped has no previews in it.
    package init(
        _ widgets: WidgetExtension, to output: String, environment: [String: String], interruptions: Interruptions,
        keepsPreviews: Bool = false,
        voice: Voice
    ) {
        self.widgets = widgets
        self.output = output
        self.environment = environment
        self.interruptions = interruptions
        self.keepsPreviews = keepsPreviews
        self.voice = voice
    }

    /// Builds it. Nothing is in its place before all of it is there; names that the compiler missed are in `missing`, whatever comes.
    package func run(missing: inout MissingNames) throws(BuildError) {
        let bundle = try BundleFolder(at: output)
        let sources = try SourceFiles(widgets.sources)
        sources.tellAnswers(voice.tell)
        let toolchain = try Toolchain(environment: environment, interruptions: interruptions)
        let package = try SDKPackage(environment: environment)
        let sdk = try SDKCache(environment: environment, interruptions: interruptions, tell: voice.tell).prepare(package, toolchain)
        let scratch = try ScratchFolder("widgethost-build", in: FileManager.default.temporaryDirectory.path)
        let linking = ModuleBuild(
            sdk: sdk, toolchain: toolchain, scratch: scratch.path, environment: environment, interruptions: interruptions, voice: voice)
        let modules = try linking.modules(of: widgets)
        let linked = try linking.run(modules, missing: &missing)
        let definition = IntentDefinition(contentsOf: widgets.intentDefinitions, tell: voice.tell)
        let intents = IntentClasses(definition, extensions: IntentExtensions.names(inFilesAt: widgets.sources))
        let symbols = AssetSymbols(catalogs: widgets.resources, sources: widgets.sources).text
        let support = SupportFile.text(formats: sources.format) + symbols + intents.text
        let files = try WorkFiles(in: scratch.path, library: bundle.library, sources: sources, support: support)
        let command = CompileCommand(
            sdk: sdk, language: widgets.language, moduleName: moduleName(sdk), sources: sources, files: files,
            usesIntents: !definition.isEmpty, isInColor: voice.isInColor, keepsPreviews: keepsPreviews,
            threads: min(4, ProcessInfo.processInfo.activeProcessorCount),
            linked: linked)
        let compilation = Compilation(
            toolchain: toolchain, command: command, environment: environment, interruptions: interruptions, voice: voice)
        try compilation.run(missing: &missing)
        try check(bundle.library)
        try writeLists(into: bundle)
        let resources = (widgets.resources + modules.flatMap(\.resources)).inPlacesOfTheirOwn
        try ResourceCopy(resources: resources, pictures: pictures, tell: voice.tell).run(into: bundle)
        try interruptions.check()
        try bundle.settle()
    }

    private var pictures: CatalogPictures {
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
        return CatalogPictures(toolFolders: folders) { program, arguments throws(BuildError) in
            try Tool(program: program, arguments: arguments, environment: environment, interruptions: interruptions).run { _ in }
        } tell: { [voice] in
            voice.tell($0)
        }
    }

    // Two modules of one name cannot be told apart, and the SDK's are there first.
    private func moduleName(_ sdk: PreparedSDK) -> String {
        let name = widgets.moduleName
        return sdk.has(module: name) || ["Foundation", "Swift", "main"].contains(name) ? name + "_" : name
    }

    // A bundle of a compiler that is not this host's would be refused when it is too late to wonder why.
    private func check(_ library: String) throws(BuildError) {
        do throws(BundleError) { try WidgetNote(ofFileAt: library).check(against: .own, path: output) } catch { throw .refused(error) }
    }

    private func writeLists(into bundle: BundleFolder) throws(BuildError) {
        if let information = widgets.information { try bundle.write(information.xml, to: "Info.plist") }
        if let entitlements = widgets.entitlements { try bundle.write(entitlements.xml, to: "Entitlements.plist") }
    }
}
