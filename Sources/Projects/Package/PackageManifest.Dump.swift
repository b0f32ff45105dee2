extension PackageManifest {
    /// The parts of what is printed that compiling needs.
    struct Dump: Decodable {
        let name: String
        let products: [Product]
        let targets: [Target]
        let dependencies: [Dependency]
        let swiftLanguageVersions: [String]?
        let toolsVersion: ToolsVersion

        struct ToolsVersion: Decodable { let _version: String }

        struct Product: Decodable {
            let name: String
            let targets: [String]
        }

        struct Dependency: Decodable {
            struct Folder: Decodable { let path: String }
            struct Remote: Decodable {
                struct Location: Decodable {
                    struct Place: Decodable { let urlString: String }
                    let remote: [Place]?
                }
                let identity: String
                let location: Location?
                var place: String? { location?.remote?.first?.urlString }
            }
            let fileSystem: [Folder]?
            let sourceControl: [Remote]?
        }

        struct Target: Decodable {
            let name: String
            let type: String
            let path: String?
            let sources: [String]?
            let exclude: [String]
            let resources: [Resource]
            let settings: [Setting]
            let dependencies: [Reference]
        }

        struct Resource: Decodable {
            struct Rule: Decodable {
                struct Nothing: Decodable {}
                let copy: Nothing?
                let process: Nothing?
            }
            let path: String
            let rule: Rule
        }

        struct Setting: Decodable {
            struct Condition: Decodable {
                let platformNames: [String]?
                let config: String?
            }
            struct Kind: Decodable {
                struct Word: Decodable { let _0: String? }
                let define: Word?
                let enableUpcomingFeature: Word?
                let enableExperimentalFeature: Word?
                let swiftLanguageMode: Word?
                let defaultIsolation: Word?
            }
            let tool: String
            let kind: Kind
            let condition: Condition?

            /// Whether it holds for an iPhone, as it is shipped.
            var holds: Bool {
                let platforms = condition?.platformNames ?? []
                return tool == "swift" && (platforms.isEmpty || platforms.contains("ios")) && condition?.config != "debug"
            }
        }

        /// Another target, or a product of another package: `{"byName": ["Core", null]}`.
        struct Reference: Decodable {
            let name: String
            /// Nil where it may be either.
            let isTarget: Bool?
            let package: String?

            private enum Key: String, CodingKey, CaseIterable { case byName, target, product }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Key.self)
                guard let key = container.allKeys.first else {
                    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no dependency"))
                }
                var words = try container.nestedUnkeyedContainer(forKey: key)
                name = try words.decode(String.self)
                isTarget = key == .byName ? nil : key == .target
                package = key == .product ? try words.decodeIfPresent(String.self) : nil
            }
        }
    }
}
