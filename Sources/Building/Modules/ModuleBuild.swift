import Foundation
import Projects
import SupportSources

/// Compiles what an extension links: targets of packages beside it, and frameworks of its project.
struct ModuleBuild {
    let sdk: PreparedSDK
    let toolchain: Toolchain
    /// A folder of ours for what comes and goes with the build.
    let scratch: String
    let environment: [String: String]
    let interruptions: Interruptions
    let voice: BundleBuild.Voice

    /// The modules of an extension in the order in which they are compiled.
    func modules(of widgets: WidgetExtension) throws(BuildError) -> [LinkedModule] {
        guard !widgets.products.isEmpty else { return widgets.frameworks }
        let reader = ManifestReader(
            toolchain: toolchain, scratch: scratch, environment: environment, interruptions: interruptions, tell: voice.tell)
        var packages = PackageModules(load: reader.read, tell: voice.tell)
        for product in widgets.products { try packages.add(product) }
        return packages.modules + widgets.frameworks
    }

    /// Compiles them, one after the other; names that the compiler missed are in `missing`, whatever comes.
    func run(_ modules: [LinkedModule], missing: inout MissingNames) throws(BuildError) -> ModuleShelf? {
        guard !modules.isEmpty else { return nil }
        var shelf = ModuleShelf(folder: scratch + "/modules")
        try makeFolder(shelf.folder)
        for module in modules {
            if sdk.has(module: module.name) {
                voice.tell("the module '\(module.name)' is left out: the SDK has one of its name")
                continue
            }
            try compile(module, with: shelf, missing: &missing)
            shelf.add(module.name)
        }
        return shelf
    }

    private func compile(_ module: LinkedModule, with shelf: ModuleShelf, missing: inout MissingNames) throws(BuildError) {
        let sources = try SourceFiles(module.sources)
        sources.tellAnswers(voice.tell)
        let folder = "\(scratch)/\(module.name)"
        try makeFolder(folder)
        let support = module.resourceBundle.map(SupportFile.text(resourceBundle:)) ?? SupportFile.text
        let symbols = AssetSymbols(
            catalogs: module.resources, bundle: module.resourceBundle == nil ? "main" : "module", sources: module.sources)
        let files = try WorkFiles(in: folder, library: "", sources: sources, support: support + symbols.text)
        let command = CompileCommand(
            sdk: sdk, language: module.language, moduleName: module.name, sources: sources, files: files, isInColor: voice.isInColor,
            linked: shelf, package: module.package)
        let compilation = Compilation(
            toolchain: toolchain, command: command, place: shelf.place(of: module.name), environment: environment,
            interruptions: interruptions, voice: voice)
        try compilation.run(missing: &missing)
    }

    private func makeFolder(_ path: String) throws(BuildError) {
        do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
            throw .unwritable(path: path, error: errno)
        }
    }
}
