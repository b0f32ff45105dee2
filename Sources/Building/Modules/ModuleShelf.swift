/// Where the modules that an extension links are kept while it is built.
struct ModuleShelf: Hashable {
    let folder: String
    /// Compiled code, in the order in which it was made.
    private(set) var objects: [String] = []

    /// Where the parts of one module go.
    struct Place: Hashable {
        let interface: String
        let object: String
    }

    init(folder: String) { self.folder = folder }

    func place(of module: String) -> Place { Place(interface: "\(folder)/\(module).swiftmodule", object: "\(folder)/\(module).o") }

    /// Takes in a module that was compiled into its place.
    mutating func add(_ module: String) { objects.append(place(of: module).object) }

    /// Whether sources can import a module of this name.
    func has(module name: String) -> Bool { objects.contains(place(of: name).object) }
}
