extension BuildSettings {
    /// The settings of a target in the project's default configuration, which `xcodebuild` takes, too, where none is named.
    init(of target: ProjectTarget, in project: XcodeProject) {
        let objects = project.objects
        let ofProject = Self.configuration(of: objects.root, named: nil, objects)
        let name = ofProject?.name
        let ofTarget = Self.configuration(of: target.object, named: name, objects)
        let configurations = [ofTarget, ofProject].compactMap { $0 }
        let levels = configurations.flatMap { [Self.settings($0), Self.base($0, project)] }
        self.init(levels: levels + [Self.given(target, project, configuration: name ?? "Release")])
    }

    private static func configuration(of owner: ProjectObject, named name: String?, _ objects: ProjectObjects) -> ProjectObject? {
        guard let list = objects.object("buildConfigurationList", of: owner) else { return nil }
        let all = objects.objects("buildConfigurations", of: list)
        let wanted = name ?? list.string("defaultConfigurationName") ?? "Release"
        return all.first { $0.name == wanted } ?? all.first { $0.name == list.string("defaultConfigurationName") } ?? all.last
    }

    private static func settings(_ configuration: ProjectObject) -> [String: String] {
        // A list is a text whose words need no more quotation marks.
        (configuration.entries["buildSettings"]?.dictionary ?? [:]).compactMapValues { value in
            value.array == nil ? value.string : value.strings.map(quotedIfNeeded).joined(separator: " ")
        }
    }

    private static func base(_ configuration: ProjectObject, _ project: XcodeProject) -> [String: String] {
        if let id = configuration.string("baseConfigurationReference") {
            return project.files[id].map { ConfigurationFile(contentsOf: $0).settings } ?? [:]
        }
        // Xcode 16: a file of a folder that is kept in step.
        guard let anchor = configuration.string("baseConfigurationReferenceAnchor").flatMap({ project.files[$0] }),
            let path = configuration.string("baseConfigurationReferenceRelativePath")
        else { return [:] }
        return ConfigurationFile(contentsOf: joined(anchor, path)).settings
    }

    private static func given(_ target: ProjectTarget, _ project: XcodeProject, configuration: String) -> [String: String] {
        let root = project.files.sourceRoot.isEmpty ? "." : project.files.sourceRoot
        return [
            "CONFIGURATION": configuration, "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PLATFORM_NAME": "iphoneos",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "PRODUCT_NAME": "$(TARGET_NAME)", "PROJECT_DIR": root,
            "PROJECT_NAME": project.name, "SDKROOT": "iphoneos", "SOURCE_ROOT": root, "SRCROOT": root, "TARGET_NAME": target.name,
            "TARGETNAME": target.name,
        ]
    }
}

private func quotedIfNeeded(_ word: String) -> String {
    word.contains { $0.isWhitespace } && !word.contains("\"") ? "\"\(word)\"" : word
}
