/// What the plugin answers.
enum PluginReply: Encodable, Equatable {
    case capability(protocolVersion: Int)
    /// The source that takes the macro's place, or none and what was wrong.
    case expansion(String?, problems: [String])

    private enum Keys: String, CodingKey { case getCapabilityResult, expandMacroResult }
    private enum ResultKeys: String, CodingKey { case capability, expandedSource, diagnostics }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Keys.self)
        switch self {
        case .capability(let version):
            var result = fields.nestedContainer(keyedBy: ResultKeys.self, forKey: .getCapabilityResult)
            try result.encode(["protocolVersion": version], forKey: .capability)
        case .expansion(let source, let problems):
            var result = fields.nestedContainer(keyedBy: ResultKeys.self, forKey: .expandMacroResult)
            try result.encode(source, forKey: .expandedSource)
            try result.encode(problems.map(Diagnostic.init), forKey: .diagnostics)
        }
    }

    /// An error at the macro's use, in the compiler's form.
    private struct Diagnostic: Encodable {
        let message: String
        let severity = "error"
        let position = Position()
        let highlights: [Position] = []
        let notes: [String] = []
        let fixIts: [String] = []

        init(message: String) { self.message = message }

        private enum CodingKeys: String, CodingKey { case message, severity, position, highlights, notes, fixIts }
    }

    private struct Position: Encodable {
        let fileName = ""
        let offset = 0

        private enum CodingKeys: String, CodingKey { case fileName, offset }
    }
}
