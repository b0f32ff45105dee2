extension HostDescription {
    /// What this version of the protocol holds.
    package init(version: String, limits: ServerLimits, families: [FamilySize]) {
        self.init(
            version: version, methods: Method.allCases.map(\.rawValue), topics: EventTopic.allCases.map(\.rawValue),
            errors: Fault.Name.allCases.map(\.rawValue), limits: limits, families: families)
    }
}
