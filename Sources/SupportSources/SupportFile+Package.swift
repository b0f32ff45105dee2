extension SupportFile {
    /// The whole file for a target of a package, with the classes of its `.intentdefinition` files; there nothing is imported into every file.
    package static func text(importing definition: IntentDefinition, extensions: [String] = []) -> String {
        let modules = ["Foundation", "WidgetKit"] + (definition.isEmpty ? [] : ["Intents"])
        return modules.map { "import \($0)\n" }.joined() + "\n\(text)\n" + IntentClasses(definition, extensions: extensions).text
    }
}
