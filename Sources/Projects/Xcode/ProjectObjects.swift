/// The objects of a `project.pbxproj` by their identifiers: a graph whose edges are texts.
struct ProjectObjects: Sendable {
    /// The file's path, for messages.
    let path: String
    private let objects: [String: PropertyList]
    let root: ProjectObject

    init(_ list: PropertyList, path: String) throws(ProjectError) {
        guard let objects = list["objects"]?.dictionary else {
            throw .damaged(path: path, line: nil, reason: "it has no 'objects', so it is no project")
        }
        self.path = path
        self.objects = objects
        guard let id = list["rootObject"]?.string, let project = objects[id]?.dictionary else {
            throw .damaged(path: path, line: nil, reason: "its 'rootObject' is not among its objects")
        }
        root = ProjectObject(id: id, entries: project)
    }

    /// The object of an identifier; nil where it is missing, as in projects that were merged by hand.
    func object(_ id: String) -> ProjectObject? { objects[id]?.dictionary.map { ProjectObject(id: id, entries: $0) } }

    /// The object that an entry of another names.
    func object(_ key: String, of owner: ProjectObject) -> ProjectObject? { owner.string(key).flatMap(object) }

    /// The objects that an entry of another lists, in their order.
    func objects(_ key: String, of owner: ProjectObject) -> [ProjectObject] { owner.strings(key).compactMap(object) }

    /// All of one class, in the order of their identifiers.
    func all(_ kind: String) -> [ProjectObject] {
        objects.keys.sorted().compactMap(object).filter { $0.kind == kind }
    }
}

/// One object of a project.
struct ProjectObject: Hashable, Sendable {
    let id: String
    let entries: [String: PropertyList]

    /// Its class, as in "PBXNativeTarget".
    var kind: String { string("isa") ?? "" }

    func string(_ key: String) -> String? { entries[key]?.string }
    func strings(_ key: String) -> [String] { entries[key]?.strings ?? [] }

    /// The name that is shown, or the last part of its path.
    var name: String { string("name") ?? string("path").map { String($0.split(separator: "/").last ?? "") } ?? "" }
}
