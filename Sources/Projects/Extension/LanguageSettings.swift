/// How the Swift of an extension is to be understood.
package struct LanguageSettings: Hashable, Sendable {
    /// "5" unless the project says otherwise.
    package var mode = "5"
    /// Whether what says nothing belongs to the main actor.
    package var isMainActorByDefault = false
    /// What `#if NAME` asks for.
    package var conditions: [String] = []
    package var upcomingFeatures: [String] = []
    package var experimentalFeatures: [String] = []

    package init() {}

    init(_ settings: BuildSettings) {
        mode = Self.mode(of: settings["SWIFT_VERSION"])
        isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        upcomingFeatures = Self.features(settings)
        take(flags: settings.list("OTHER_SWIFT_FLAGS"))
        conditions = conditions.filter(isName).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        upcomingFeatures = upcomingFeatures.filter(isName).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    // Xcode writes "5.0"; the compiler knows "4", "4.2", "5" and "6".
    private static func mode(of version: String?) -> String {
        guard let version, let major = version.split(separator: ".").first.flatMap({ Int($0) }) else { return "5" }
        switch major {
        case ...4: return version.hasPrefix("4.2") ? "4.2" : "4"
        case 5: return "5"
        default: return "6"
        }
    }

    private static func features(_ settings: BuildSettings) -> [String] {
        let approachable = [
            "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances", "InferSendableFromCaptures",
            "NonisolatedNonsendingByDefault",
        ]
        let single = [
            "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "ConciseMagicFile",
            "SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
            "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "ExistentialAny",
            "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
            "SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY": "GlobalConcurrency",
            "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
            "SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
            "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
            "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
            "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
            "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
            "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
            "SWIFT_UPCOMING_FEATURE_NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
            "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
            "SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION": "RegionBasedIsolation",
            "SWIFT_ENABLE_BARE_SLASH_REGEX": "BareSlashRegexLiterals",
        ]
        let wanted = single.filter { settings.isOn($0.key) }.map(\.value).sorted()
        return (settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ? approachable : []) + wanted
    }

    private mutating func take(flags: [String]) {
        var flags = flags[...]
        while let flag = flags.popFirst() {
            switch flag {
            case "-D": conditions += [flags.popFirst()].compactMap { $0 }
            case "-enable-upcoming-feature": upcomingFeatures += [flags.popFirst()].compactMap { $0 }
            case "-enable-experimental-feature": experimentalFeatures += [flags.popFirst()].compactMap { $0 }
            case "-enable-bare-slash-regex": upcomingFeatures.append("BareSlashRegexLiterals")
            default: if flag.hasPrefix("-D") { conditions.append(String(flag.dropFirst(2))) }
            }
        }
    }
}

// What is given to the compiler must not be taken for a flag.
private func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}
