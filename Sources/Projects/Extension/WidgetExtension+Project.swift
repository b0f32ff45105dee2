extension WidgetExtension {
    /// The extension that a target of a project describes.
    init(_ target: ProjectTarget, of project: XcodeProject) throws(ProjectError) {
        let settings = BuildSettings(of: target, in: project)
        let module = settings["PRODUCT_MODULE_NAME"] ?? identifier(target.name, else: "_")
        self.init(name: target.name, moduleName: identifier(module, else: "_"))
        language = LanguageSettings(settings)
        add(TargetFiles(of: target, in: project))
        let root = project.files.sourceRoot
        let apart = ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"].compactMap { settings[$0] }.map { joined(root, $0) }
        resources.removeAll { apart.contains($0.path) }
        settle()
        information = InformationList(settings: settings, sourceRoot: root).map { .dictionary($0.entries) }
        if let path = settings["CODE_SIGN_ENTITLEMENTS"].map({ joined(root, $0) }), exists(path) {
            entitlements = try PropertyList(contentsOf: path).filled(by: settings)
        }
        noteMissingFonts()
        addNotes(target, project, settings)
        guard !sources.isEmpty else { throw .noSources(path: "The target '\(target.name)' of \(project.path)") }
    }

    private mutating func add(_ files: TargetFiles) {
        for path in files.compiled { add(path, kind: FileKind(name: path)) }
        // What a project lists as a resource is one, whatever its name.
        for path in files.copied where FileKind(name: path) != .foreign && FileKind(name: path) != .swiftSource {
            resources.append(BundleResource(path: path))
        }
        for path in files.kept { add(path, kind: FileKind(name: path)) }
    }

    private mutating func addNotes(_ target: ProjectTarget, _ project: XcodeProject, _ settings: BuildSettings) {
        let objects = project.objects
        let products = objects.objects("packageProductDependencies", of: target.object).compactMap { $0.string("productName") }
        notes += products.map { "The package product '\($0)' is left out: only the target's own sources are compiled." }
        let others = objects.objects("dependencies", of: target.object)
            .compactMap { objects.object("target", of: $0) }.map(ProjectTarget.init)
        notes += others.filter { $0.productType.hasPrefix("com.apple.product-type.framework") }
            .map { "The framework '\($0.name)' is left out: only the target's own sources are compiled." }
        if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"] { notes.append("\(header) is left out: there is no Objective-C here.") }
    }
}
