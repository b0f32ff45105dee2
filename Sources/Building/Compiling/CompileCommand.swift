import Projects

/// How the compiler is called: from sources to a library or a module of it, in one go.
struct CompileCommand {
    let sdk: PreparedSDK
    let language: LanguageSettings
    let moduleName: String
    let sources: SourceFiles
    let files: WorkFiles
    /// Whether classes were made of an `.intentdefinition`.
    var usesIntents = false
    var isInColor = false
    /// Whether previews stay, which nothing of the bundle's refers to: an optimiser and a linker that look at the whole would leave them out.
    var keepsPreviews = false
    /// Processor cores that may be used.
    var threads = 1
    /// Modules that were compiled before, which it may import.
    var linked: ModuleShelf?
    /// The package that it belongs to, where it is a module to be linked.
    var package: String?

    /// What follows the compiler's name for the bundle's library.
    var arguments: [String] {
        let output = ["-emit-library", "-num-threads", "\(threads)", "-o", files.library]
        return output + languageArguments + moduleArguments + linkArguments + sources.paths + [files.support]
    }

    /// What follows it for a module that the library links.
    func arguments(for place: ModuleShelf.Place) -> [String] {
        let output = ["-c", "-emit-module", "-emit-module-path", place.interface, "-o", place.object]
        let package = package.map { ["-package-name", $0] } ?? []
        return output + package + languageArguments + moduleArguments + sources.paths + [files.support]
    }

    /// Types reached by mangled name make the Swift runtime search every conformance in the process when they are first met; accessors
    /// know theirs.
    static let quickStart = ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]

    /// A function with a section of its own can be left out by the linker.
    static let apart = ["-Xfrontend", "-function-sections"]

    private var languageArguments: [String] {
        // Whole modules compile faster than files one by one, and nothing is kept between two builds.
        var arguments = [keepsPreviews ? "-Onone" : "-O", "-whole-module-optimization"]
        arguments += Self.quickStart + Self.apart
        arguments += ["-module-name", moduleName, "-swift-version", language.mode]
        if !sources.hasMainFile { arguments.append("-parse-as-library") }
        if language.isMainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
        for feature in language.upcomingFeatures { arguments += ["-enable-upcoming-feature", feature] }
        for feature in language.experimentalFeatures { arguments += ["-enable-experimental-feature", feature] }
        arguments += language.conditions.map { "-D\($0)" }
        arguments.append(isInColor ? "-color-diagnostics" : "-no-color-diagnostics")
        return arguments
    }

    private var moduleArguments: [String] {
        var arguments = (linked.map { ["-I", $0.folder] } ?? []) + ["-I", sdk.modules, "-module-cache-path", sdk.moduleCache]
        for macro in sdk.macros { arguments += ["-load-plugin-executable", "\(sdk.folder)/Macros/\(macro)#\(macro)"] }
        // Files of iOS projects import less than they use; there, too, one import in a module is often enough for all.
        for module in ["WidgetKit", "AppIntents"] + (usesIntents ? ["Intents"] : []) + sources.impliedModules {
            arguments += ["-Xfrontend", "-import-module", "-Xfrontend", module]
        }
        if !sources.answered.isEmpty { arguments += ["-vfsoverlay", files.overlay] }
        return arguments
    }

    private var linkArguments: [String] {
        // The toolchain's own linker, since others leave names behind; and no path of this machine in what may be shipped.
        // Pointers that every process must set are listed in a hundredth of the room, which glibc 2.36 reads.
        let linker =
            (keepsPreviews ? [] : ["--gc-sections"]) + ["-z", "pack-relative-relocs", "--version-script=\(files.exports)"]
            + WorkFiles.exportedNames.flatMap { ["-u", $0] } + ["-u", Self.note]
        return ["-use-ld=lld", "-no-toolchain-stdlib-rpath"] + linker.flatMap { ["-Xlinker", $0] } + (linked?.objects ?? [])
            + [sdk.library]
    }

    // What makes the linker take the file with the bundle's note.
    private static let note = "widget_bundle_own_note"
}
