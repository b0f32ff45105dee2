/// A target of a project as far as building it needs.
struct ProjectTarget: Sendable {
    let object: ProjectObject
    let name: String
    let productType: String

    init(_ object: ProjectObject) {
        self.object = object
        name = object.name
        productType = object.string("productType") ?? ""
    }

    /// Widgets, intents, notifications and more are all this.
    var isAppExtension: Bool { productType == "com.apple.product-type.app-extension" }
}
