import Testing

@testable import Projects

@Suite struct LanguageSettingsTests {
    private func language(_ settings: [String: String]) -> LanguageSettings { LanguageSettings(BuildSettings(levels: [settings])) }

    @Test(arguments: [(nil, "5"), ("5.0", "5"), ("5.9", "5"), ("6.0", "6"), ("6", "6"), ("4.2", "4.2"), ("4.0", "4"), ("x", "5")])
    func theModeIsTheProjects(version: String?, mode: String) {
        #expect(language(["SWIFT_VERSION": version ?? ""]).mode == mode)
    }

    @Test func isolationIsTheProjects() {
        #expect(language(["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]).isMainActorByDefault)
        #expect(!language(["SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated"]).isMainActorByDefault)
        #expect(!language([:]).isMainActorByDefault)
    }

    @Test func conditionsComeFromSettingsAndFlags() {
        let language = language([
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "A B A -evil", "OTHER_SWIFT_FLAGS": "-D C -DD -Xfrontend -x -D $(NONE)",
        ])
        #expect(language.conditions == ["A", "B", "C", "D"])
    }

    @Test func featuresComeFromSettingsAndFlags() {
        let language = language([
            "SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES",
            "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "NO", "SWIFT_ENABLE_BARE_SLASH_REGEX": "YES",
            "OTHER_SWIFT_FLAGS": "-enable-upcoming-feature ExistentialAny -enable-experimental-feature Lifetimes -enable-bare-slash-regex",
        ])
        #expect(
            language.upcomingFeatures == [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "NonisolatedNonsendingByDefault", "BareSlashRegexLiterals", "MemberImportVisibility",
                "ExistentialAny",
            ])
        #expect(language.experimentalFeatures == ["Lifetimes"])
    }
}
