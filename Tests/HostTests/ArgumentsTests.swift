import BundleMessages
import Control
import Drawing
import Foundation
import Scheduling
import Testing

@testable import widgethost

@Suite struct ArgumentsTests {
    private func parse(_ line: String, _ environment: [String: String] = [:]) throws -> Arguments.Command {
        try Arguments(line.split(separator: " ").map(String.init), environment: environment).command
    }

    @Test func nothingIsARunWithoutChoice() throws {
        #expect(try parse("") == .run(RunOptions()))
    }

    @Test(
        arguments: [
            ("--kind A --family systemMedium", WidgetChoice(kind: "A", family: .systemMedium)),
            ("--kind=A --view=snapshot", WidgetChoice(kind: "A", view: .snapshot)),
            ("--kind A=B --view placeholder", WidgetChoice(kind: "A=B", view: .placeholder)),
        ] as [(String, WidgetChoice)])
    func flagsChooseTheWidget(line: String, choice: WidgetChoice) throws {
        #expect(try parse(line) == .run(RunOptions(choice: choice)))
        #expect(try parse("render -o - " + line) == .render(RenderOptions(choice: choice)))
    }

    @Test func variablesChooseItWhereFlagsDoNot() throws {
        let environment = ["_XCWidgetKind": "A", "_XCWidgetFamily": "systemLarge", "_XCWidgetDefaultView": "placeholder"]
        #expect(try parse("", environment) == .run(RunOptions(choice: WidgetChoice(kind: "A", family: .systemLarge, view: .placeholder))))
        let flags = "--kind B --family systemSmall --view timeline"
        #expect(try parse(flags, environment) == .run(RunOptions(choice: WidgetChoice(kind: "B", family: .systemSmall))))
        #expect(try parse("", ["_XCWidgetKind": "", "_XCWidgetFamily": ""]) == .run(RunOptions()))
    }

    @Test func theRunKnowsItsCountAndFolder() throws {
        #expect(try parse("--count 3 --output out") == .run(RunOptions(count: 3, output: "out")))
    }

    @Test func bundlesAndIsolationBelongToAll() throws {
        let arguments = try Arguments(["list", "--bundles", "a", "--bundles=b", "--isolation", "queue", "--json"], environment: [:])
        #expect(arguments.bundles == ["a", "b"])
        #expect(arguments.isolation == .queue)
        #expect(arguments.command == .list(json: true))
    }

    @Test func aLocaleIsThatOfBundlesToo() throws {
        #expect(try Arguments(["list", "--locale", "de_DE"], environment: ["LANG": "fr_FR.UTF-8"]).locale == "de_DE")
        #expect(try Arguments(["list"], environment: ["LANG": "fr_FR.UTF-8"]).locale == nil)
        #expect(throws: HostError.self) { try Arguments(["list", "--locale", "xx_bogus"], environment: [:]) }
    }

    @Test(
        arguments: [
            ("", 70, 300), ("--budget 3 --spacing 0.5", 3, 0.5), ("--budget none", nil, 300), ("--budget=0 --spacing=0", 0, 0),
        ] as [(String, Int?, Double)])
    func theDaemonHasARation(flags: String, budget: Int?, spacing: Double) throws {
        #expect(try parse("serve " + flags) == .serve(ServeOptions(dailyBudget: budget, leastSpacing: spacing)))
    }

    @Test(arguments: [("--budget", "-1"), ("--budget", "all"), ("--spacing", "nan"), ("--spacing", "1e9"), ("--spacing", "-0.1")])
    func aRationThatIsNoneIsRefused(flag: String, value: String) {
        #expect(throws: HostError.self) { try parse("serve \(flag)=\(value)") }
    }

    @Test func aPlaceMayHaveColoursOfItsOwn() throws {
        guard case .render(let plain) = try parse("render -o x.png"),
            case .render(let accented) = try parse("render -o x.png --mode accented"),
            case .render(let light) = try parse("render -o x.png --mode vibrant --scheme light --bold-text --increased-contrast --private")
        else { return #expect(Bool(false)) }
        #expect(plain.look.environment.showsContainerBackground && plain.look.scheme == .light)
        #expect(accented.look.scheme == .dark && !accented.look.environment.showsContainerBackground)
        #expect(accented.look.environment.renderingMode == .accented)
        #expect(light.look.scheme == .light && light.look.environment.redaction == .privacy)
        #expect(light.look.environment.legibility == [.boldText, .increasedContrast])
        #expect(throws: HostError.self) { try parse("render -o x.png --mode sepia") }
    }

    @Test func previewsNeedAPathAndAFolder() throws {
        let options = PreviewsOptions(path: "X.widget", output: "out", look: Look(scheme: .dark))
        #expect(try parse("previews X.widget -o out --scheme dark") == .previews(options))
        #expect(options.isBundle && !PreviewsOptions(path: "App.xcodeproj", output: "out").isBundle)
        #expect(
            try parse("previews X.widget -o out --view expanded")
                == .previews(PreviewsOptions(path: "X.widget", output: "out", place: .expanded)))
        #expect(throws: HostError.self) { try parse("previews X.widget -o out --view snapshot") }
        #expect(throws: HostError.self) { try parse("previews X.widget") }
        #expect(throws: HostError.self) { try parse("previews -o out") }
    }

    @Test func aPictureHasALook() throws {
        let options = RenderOptions(
            look: Look(scheme: .dark, scale: 3, locale: "ar_EG", typeSize: .accessibility2), entry: .number(2), file: .file("x.png"))
        #expect(
            try parse("render --scheme dark --scale 3 --locale ar_EG --type-size accessibility2 --entry 2 -o x.png") == .render(options))
        #expect(options.look.environment.layoutDirection == .rightToLeft)
        #expect(options.look.environment.displayScale == 3)
    }

    @Test func settingsOfAForegroundCommandAreValuesOrTexts() throws {
        guard case .timeline(let options) = try parse("timeline --kind A --set n=3 --set t=x --set b=true") else { return }
        #expect(options.choice.settings == ["n": 3, "t": "x", "b": true])
    }

    @Test(
        arguments: [
            ("--locale ar", .rightToLeft), ("--locale he_IL", .rightToLeft), ("--locale de_DE", .leftToRight),
            ("--locale en_US --layout-direction rightToLeft", .rightToLeft), ("--locale ar --layout-direction leftToRight", .leftToRight),
        ] as [(String, RenderEnvironment.LayoutDirection)])
    func rowsRunAsTheLanguageOrAFlagSays(line: String, direction: RenderEnvironment.LayoutDirection) throws {
        guard case .timeline(let options) = try parse("timeline \(line)") else { return }
        #expect(options.look.environment.layoutDirection == direction)
        guard case .serve(let serve) = try parse("serve \(line)") else { return }
        #expect(serve.look == options.look)
    }

    @Test(arguments: ["ar", "ar_EG", "th_TH@calendar=gregorian", "en_US@calendar=buddhist", "zh-Hant-TW", "sr_Latn_RS"])
    func aLocaleMayNameACalendar(name: String) throws {
        guard case .timeline(let options) = try parse("timeline --locale \(name)") else { return }
        #expect(options.look.locale == name)
    }

    @Test(
        arguments: [
            (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "C"], "en_US"), (["LC_ALL": "he_IL", "LANG": "de_DE"], "he_IL"), ([:], "en_US"),
            (["LANG": "sr_RS@latin"], "sr_RS"), (["LANG": "../../etc"], "en_US"),
        ] as [([String: String], String)])
    func theLocaleIsThatOfTheEnvironment(environment: [String: String], locale: String) throws {
        guard case .timeline(let options) = try parse("timeline", environment) else { return }
        #expect(options.look.locale == locale)
    }

    @Test(
        arguments: [
            ("@0", 0), ("2026-10-25T12:00:00Z", 1_792_929_600), ("2026-10-25T12:00:00+02:00", 1_792_922_400),
            ("2026-10-25T12:00:00.5Z", 1_792_929_600.5),
        ] as [(String, Double)])
    func datesAreIsoOrSeconds(text: String, seconds: Double) {
        #expect(date(from: text)?.timeIntervalSince1970 == seconds)
    }

    @Test func aDateWithoutZoneIsLocal() throws {
        let parts = DateComponents(year: 2026, month: 3, day: 4, hour: 5, minute: 6)
        #expect(date(from: "2026-03-04 05:06") == Calendar(identifier: .gregorian).date(from: parts))
        #expect(date(from: "2026-03-04") != nil)
        for text in ["", "soon", "2026-13-01", "2026-02-30", "@", "@nan", "2026", "--"] { #expect(date(from: text) == nil, "\(text)") }
    }

    @Test func aDateThatIsNoneHasNoText() {
        #expect(dateText(Date(timeIntervalSince1970: 0.25)) == "1970-01-01T00:00:00.250Z")
        for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
            #expect(dateText(Date(timeIntervalSinceReferenceDate: seconds)) == nil)
        }
    }

    @Test(
        arguments: [
            ("-o a.svg", .file("a.svg"), .svg), ("-o a.b/c.PDF", .file("a.b/c.PDF"), .pdf), ("-o -", .standardOutput, .png),
            ("-o - --format pdf", .standardOutput, .pdf), ("-o a.svg --format svg", .file("a.svg"), .svg),
        ] as [(String, PictureTarget, DrawFormat)])
    func aPictureIsWrittenAsItsNameOrAFlagSays(line: String, file: PictureTarget, format: DrawFormat) throws {
        #expect(try parse("render \(line)") == .render(RenderOptions(file: file, format: format)))
        #expect(try parse("--format \(format.name)") == .run(RunOptions(format: format)))
    }

    @Test func aBundleIsBuiltOfAPath() throws {
        #expect(try parse("build App.xcodeproj -o a/X.widget/") == .build(BuildOptions(path: "App.xcodeproj", output: "a/X.widget/")))
        #expect(
            try parse("build . --target Widgets -o X.widget")
                == .build(BuildOptions(path: ".", target: "Widgets", output: "X.widget")))
    }

    @Test(
        arguments: [
            ("lst", .unknownCommand("lst", nearest: "list")), ("previews", .missingWord("BUNDLE|PATH", .previews)),
            ("--kin A", .unknownFlag("--kin", .run, nearest: "--kind")),
            ("render --count 1", .flagOfOthers(.count, .render, others: [.run])), ("--kind", .missingValue(.kind)),
            ("--kind A --kind B", .repeatedFlag(.kind)), ("--count 0", .badValue("--count", "0", expected: "a number from 1 on")),
            ("--scale 1e9", .badValue("--scale", "1e9", expected: "a number from 0.1 to 16")),
            ("--scale nan", .badValue("--scale", "nan", expected: "a number from 0.1 to 16")),
            ("--scale 1e-300", .badValue("--scale", "1e-300", expected: "a number from 0.1 to 16")),
            ("--locale ../de", .badValue("--locale", "../de", expected: "a locale that there is, as in de_DE")),
            ("--locale xx_bogus", .badValue("--locale", "xx_bogus", expected: "a locale that there is, as in de_DE")),
            ("--locale de_bogus", .badValue("--locale", "de_bogus", expected: "a locale that there is, as in de_DE")),
            (
                "--locale en_US@calendar=mayan",
                .badValue("--locale", "en_US@calendar=mayan", expected: "a locale that there is, as in de_DE")
            ),
            (
                "render --layout-direction rtl",
                .badName("--layout-direction", "rtl", names: ["leftToRight", "rightToLeft"], nearest: nil)
            ),
            ("--locale en_XX", .badValue("--locale", "en_XX", expected: "a locale that there is, as in de_DE")),
            ("--output=", .missingValue(.output)), ("configure 1", .flagNeeded(.set, .configure)),
            ("move 1", .flagNeeded(.position, .move)), ("move 1 --position 0 --stack 2", .flagsExclude(.position, .stack)),
            ("move 1 --position -1", .badValue("--position", "-1", expected: "a number from 0 on")),
            ("move", .missingWord("PLACEMENT", .move)),
            ("list all", .unexpectedArgument("all")),
            ("--kind A B", .unexpectedArgument("B")), ("list --json=yes", .unexpectedArgument("--json=yes")),
            ("render -o x.gif", .badValue("-o", "x.gif", expected: "a name that ends in .png, .svg or .pdf, or -")),
            ("render -o svg", .badValue("-o", "svg", expected: "a name that ends in .png, .svg or .pdf, or -")),
            ("render -o x.png --format svg", .badValue("-o", "x.png", expected: "a name that ends in .svg, as --format says")),
            ("--format sv", .badName("--format", "sv", names: ["png", "svg", "pdf"], nearest: "svg")),
            ("--format jpeg", .badName("--format", "jpeg", names: ["png", "svg", "pdf"], nearest: "png")),
            ("timeline --format svg", .flagOfOthers(.format, .timeline, others: [.run, .render])),
            ("build -o X.widget", .missingWord("PATH", .build)), ("build App", .flagNeeded(.file, .build)),
            ("build App -o App", .badValue("-o", "App", expected: "a name that ends in .widget")),
            ("build App -o a/.widget", .badValue("-o", "a/.widget", expected: "a name that ends in .widget")),
            ("render --kind A", .flagNeeded(.file, .render)), ("render -o - --set a", .badValue("--set", "a", expected: "name=value")),
            ("render -o - --at @1 --entry 1", .flagsExclude(.at, .entry)),
            ("--view live", .badName("--view", "live", names: ["timeline", "snapshot", "placeholder"], nearest: nil)),
        ] as [(String, HostError)])
    func whatIsNotUnderstoodIsSaid(line: String, error: HostError) {
        #expect(throws: error) { try parse(line) }
    }

    @Test(arguments: ["de", "zh_Hans", "zh-Hans-CN", "en_001", "tlh", "de_DE@calendar=gregorian"]) func aLocaleThatThereIsIsTaken(
        name: String
    )
        throws
    {
        #expect(try parse("timeline --locale \(name)") == .timeline(TimelineOptions(look: Look(locale: name))))
    }

    @Test(
        arguments: [
            ("place --kind A", .place(NewPlacement(kind: "A"))),
            (
                "place --kind A --bundle B --family systemSmall --position 2 --set n=3 --set t=x",
                .place(NewPlacement(kind: "A", bundle: "B", family: "systemSmall", place: .position(2), configuration: ["n": 3, "t": "x"]))
            ), ("move 3 --position 0", .move(PlacementMove(placement: 3, place: .position(0)))),
            ("move 3 --stack 1", .move(PlacementMove(placement: 3, place: .stack(1)))),
            ("configure 3 --set a=null", .configure(PlacementSettings(placement: 3, values: ["a": nil]))),
            ("events log host", .events([.log, .host])), ("status --json", .status(json: true)),
        ] as [(String, ControlWish)])
    func whatARunningHostIsAskedFor(line: String, wish: ControlWish) throws {
        #expect(try parse(line) == .control(wish))
    }

    @Test func aBadVariableIsNamed() {
        #expect(throws: HostError.badName("_XCWidgetFamily", "small", names: Family.allCases.map(\.name), nearest: "systemSmall")) {
            try parse("", ["_XCWidgetFamily": "small"])
        }
    }

    @Test func helpAndVersionAreAlwaysThere() throws {
        for line in ["--help", "-h", "render -h", "help"] { #expect(try parse(line) == .help) }
        for line in ["--version", "version"] { #expect(try parse(line) == .version) }
    }
}
