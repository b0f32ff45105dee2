extension WidgetExtension {
    /// The extension that a target of a project describes.
    init(_ target: ProjectTarget, of project: XcodeProject) throws(ProjectError) {
        let settings = BuildSettings(of: target, in: project)
        self.init(filesOf: target, settings, in: project)
        let root = project.files.sourceRoot
        information = InformationList(settings: settings, sourceRoot: root).map { .dictionary($0.entries) }
        if let path = settings["CODE_SIGN_ENTITLEMENTS"].map({ joined(root, $0) }), exists(path) {
            entitlements = try PropertyList(contentsOf: path).filled(by: settings)
        }
        noteMissingFonts()
        link(target, in: project)
        addHandlers(from: project)
        guard !sources.isEmpty else { throw .noSources(path: "The target '\(target.name)' of \(project.path)") }
    }

    private init(filesOf target: ProjectTarget, _ settings: BuildSettings, in project: XcodeProject) {
        let module = settings["PRODUCT_MODULE_NAME"] ?? identifier(target.name, else: "_")
        self.init(name: target.name, moduleName: identifier(module, else: "_"))
        language = LanguageSettings(settings)
        add(TargetFiles(of: target, in: project))
        let root = project.files.sourceRoot
        let apart = ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"].compactMap { settings[$0] }.map { joined(root, $0) }
        resources.removeAll { apart.contains($0.path) }
        settle()
        if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"] { notes.append("\(header) is left out: there is no Objective-C here.") }
    }

    private mutating func add(_ files: TargetFiles) {
        for path in files.compiled { add(path, kind: FileKind(name: path)) }
        // What a project lists as a resource is one, whatever its name.
        for path in files.copied where FileKind(name: path) != .foreign && FileKind(name: path) != .swiftSource {
            resources.append(BundleResource(path: path))
        }
        for path in files.kept { add(path, kind: FileKind(name: path)) }
    }

    // Those who answer for settings are asked by the widgets' own process here.
    private mutating func addHandlers(from project: XcodeProject) {
        let handlers = IntentHandlers(of: intentDefinitions, beside: sources, in: project)
        notes += handlers.notes
        sources += handlers.sources
        if let target = handlers.target { link(target, in: project) }
    }

    private mutating func link(_ target: ProjectTarget, in project: XcodeProject) {
        let links = TargetLinks(of: target, in: project)
        products += links.products.filter { !products.contains($0) }
        notes += links.notes
        for framework in links.frameworks {
            let part = WidgetExtension(filesOf: framework, BuildSettings(of: framework, in: project), in: project)
            guard !frameworks.contains(where: { $0.name == part.moduleName }) else { continue }
            notes += part.notes
            notes += part.intentDefinitions.map { "\($0) is left out: classes are made for the extension's own intents alone." }
            var module = LinkedModule(name: part.moduleName)
            (module.sources, module.resources, module.language) = (part.sources, part.resources, part.language)
            if module.sources.isEmpty {
                notes.append("The framework '\(framework.name)' is left out: it holds no Swift file.")
            } else {
                frameworks.append(module)
            }
        }
    }
}
