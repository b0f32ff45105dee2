import Testing

@testable import Projects

@Suite struct BuildSettingsTests {
    private let settings = BuildSettings(levels: [
        ["A": "target $(inherited)", "NAME": "My Widget-2", "LOOP": "$(LOOP)", "ONE": "$(TWO)", "TWO": "$(ONE)", "EMPTY": " "],
        ["A": "file $(inherited)", "B": "$(A) and ${NAME}", "F[sdk=iphoneos*]": "phone", "F[sdk=macosx*]": "mac", "F": "any"],
        ["A": "project", "WHICH": "NAME", "C": "$($(WHICH))", "D": "cost: $5 $(NONE)$ $(unclosed", "YES": "yes"],
    ])

    @Test(
        arguments: [
            ("A", "target file project"), ("B", "target file project and My Widget-2"), ("C", "My Widget-2"), ("F", "phone"),
            ("D", "cost: $5 $ $(unclosed"), ("LOOP", nil), ("ONE", nil), ("EMPTY", nil), ("MISSING", nil),
        ] as [(String, String?)])
    func variablesAreFilledIn(name: String, value: String?) {
        #expect(settings[name] == value)
    }

    @Test func variablesThatNameEachOtherTwiceComeToAnEnd() {
        var level = ["SELF": "a $(SELF) $(SELF)", "Z0": String(repeating: "z", count: 1_000), "FINE": "$(Z0) $(Z0)"]
        for index in 1...30 { level["Z\(index)"] = "$(Z\(index - 1))$(Z\(index - 1))" }
        let settings = BuildSettings(levels: [level, ["SELF": "$(inherited)$(inherited)"]])
        #expect(settings["FINE"]?.count == 2_001)
        #expect(settings["Z4"]?.count == 16_000)
        #expect((settings["Z30"] ?? "").count < 1 << 18)
        #expect((settings["SELF"] ?? "").count < 1 << 18)
        #expect(settings.expanded("$(Z30)$(Z30)").count < 1 << 18)
    }

    @Test(
        arguments: [
            ("$(NAME:c99extidentifier)", "My_Widget_2"), ("$(NAME:rfc1034identifier)", "My-Widget-2"), ("$(NAME:lower)", "my widget-2"),
            ("$(NAME:upper)", "MY WIDGET-2"), ("$(NONE:default=x)", "x"), ("$(NAME:default=x)", "My Widget-2"),
            ("$(NAME:lower:identifier)", "my_widget_2"),
        ])
    func operatorsChangeValues(text: String, value: String) {
        #expect(settings.expanded(text) == value)
    }

    @Test func truthIsYes() {
        #expect(settings.isOn("YES"))
        #expect(!settings.isOn("A") && !settings.isOn("MISSING"))
    }

    @Test func listsAreCutAsAShellDoes() {
        let settings = BuildSettings(levels: [["L": "a \"b c\" -D'x y' d\\ e \"\""]])
        #expect(settings.list("L") == ["a", "b c", "-Dx y", "d e", ""])
    }

    @Test(arguments: [("24Hour", "_4Hour"), ("Größe", "Größe"), ("a.b c", "a_b_c"), ("", "")])
    func namesBecomeIdentifiers(name: String, expected: String) {
        #expect(identifier(name, else: "_") == expected)
    }
}
