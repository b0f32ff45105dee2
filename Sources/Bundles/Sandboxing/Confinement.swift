/// A sandbox made ready for one bundle.
package struct Confinement: Sendable {
    package let sandbox: Sandbox
    package let rights: SandboxRights

    package init(_ sandbox: Sandbox, _ rights: SandboxRights) {
        self.sandbox = sandbox
        self.rights = rights
    }
}

/// How a bundle's process is started: as it is, or within walls.
struct HelperStart {
    let program: String
    let arguments: [String]
    let environment: [String: String]
    /// What it is given beside its socket, from the next number on.
    let descriptors: [OwnedDescriptor]

    init(
        _ bundle: CheckedBundle, helper: HelperProgram, environment: [String: String], page: OwnedDescriptor?, within walls: Confinement?
    ) throws(BundleError) {
        let words = HelperProgram.arguments(for: bundle)
        guard let walls else {
            program = helper.path
            arguments = words
            self.environment = HelperProgram.environment(environment)
            descriptors = page.map { [$0] } ?? []
            return
        }
        let file = try helper.opened()
        program = walls.sandbox.program
        arguments = walls.sandbox.arguments(
            for: bundle, walls.rights, helper: words, in: HelperProgram.folder(of: file), environment: environment)
        self.environment = HelperProgram.environment(walls.rights.environment(environment))
        // A page that could not be had leaves no gap: what is no page is not taken for one.
        descriptors = [page ?? file, file]
    }
}
