import Testing

@testable import Projects

@Suite struct ProjectErrorTests {
    @Test(
        arguments: [
            (.damaged(path: "p", line: 3, reason: "x"), "p:3 is damaged: x. Open it in Xcode, or take it from version control again."),
            (.damaged(path: "p", line: nil, reason: "x"), "p is damaged: x. Open it in Xcode, or take it from version control again."),
            (.noTarget("T", project: "p", targets: ["A", "B"]), "There is no target 'T' in p. Its targets are: 'A', 'B'."),
            (
                .severalExtensions(project: "p", targets: ["A", "B"]),
                "p has several widget extensions: choose one of 'A', 'B' with --target."
            ),
            (.noExtension(project: "p", targets: []), "p has no target."),
        ] as [(ProjectError, String)])
    func eachSaysWhereAndWhatToDo(error: ProjectError, text: String) {
        #expect(error.description == text)
    }
}
