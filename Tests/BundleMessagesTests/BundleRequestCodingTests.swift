import BundleMessages
import Drawing
import Foundation
import Testing

@Suite struct BundleRequestCodingTests {
    @Test(
        arguments: [
            .describe, .placeholder(.sample), .snapshot(.sample), .timeline(.sample), .previews(of: nil), .previews(of: "#Preview 3.1"),
            .unknown(9), .unknown(.max),
        ] as [BundleRequest.Body])
    func requestsComeBack(body: BundleRequest.Body) throws {
        let request = BundleRequest(id: .max, body: body)
        #expect(try BundleRequest(decoding: request.encoded()) == request)
    }

    @Test(arguments: Family.allCases)
    func everyFamilyComesBack(family: Family) throws {
        var widget = WidgetRequest.sample
        widget.family = family
        #expect(try WidgetRequest(decoding: widget.encoded()) == widget)
    }

    @Test func anUnknownRequestIsNotLookedInto() throws {
        var writer = WireWriter()
        writer.field(1, 5)
        writer.field(2, 40)
        writer.field(3, "not a widget")
        writer.field(4, "what a newer host adds")
        #expect(try BundleRequest(decoding: writer.bytes) == BundleRequest(id: 5, body: .unknown(40)))
    }

    @Test(
        arguments: [
            ([], "request.id"), ([0x08, 1, 0x10, 2], "request.widget"), ([0x08, 1, 0x10, 2, 0x1a, 0], "widget.kind"),
        ] as [([UInt8], String)])
    func whatIsMissingIsNamed(bytes: [UInt8], field: String) {
        #expect(throws: WireError.missing(field: field)) { try BundleRequest(decoding: bytes) }
    }

    @Test func whatCannotBeServedIsNamed() {
        expect("widget.now") { $0.now = Date(timeIntervalSince1970: .nan) }
        expect("widget.now") { $0.now = Date(timeIntervalSince1970: -.infinity) }
        expect("widget.now") { $0.now = Date(timeIntervalSince1970: 1e300) }
        expect("widget.size") { $0.size.width = .nan }
        expect("widget.size") { $0.size.height = 4_097 }
        expect("widget.size") { $0.size.height = -1 }
        expect("environment.displayScale") { $0.environments[0].displayScale = 0 }
        expect("environment.displayScale") { $0.environments[1].displayScale = .infinity }
    }

    @Test func anUnknownFamilyIsRefused() {
        var writer = WireWriter()
        writer.field(2, 99)
        #expect(throws: WireError.outOfRange(field: "widget.family")) { try WidgetRequest(decoding: writer.bytes) }
    }

    @Test func environmentsAreCounted() {
        var widget = WidgetRequest.sample
        widget.environments = []
        #expect(throws: WireError.missing(field: "widget.environment")) { try WidgetRequest(decoding: widget.encoded()) }
        widget.environments = Array(repeating: RenderEnvironment(), count: 65)
        #expect(throws: WireError.tooLarge(what: "environments", count: 65, limit: 64)) {
            try WidgetRequest(decoding: widget.encoded())
        }
    }

    @Test func choicesOfANewerHostFallBack() throws {
        var writer = WireWriter()
        for number in [1, 5, 6, 7] { writer.field(number, 200) }
        writer.field(8, 0x107)
        let environment = try RenderEnvironment(decoding: writer.bytes)
        #expect(environment == RenderEnvironment(typeSize: .accessibility5, redaction: [.placeholder, .privacy, .invalidated]))
    }

    @Test func theIdCanBeReadFromABrokenRequest() {
        #expect(BundleRequest.id(in: [0x08, 7, 0x1a, 200]) == 7)
        #expect(BundleRequest.id(in: [0x10, 1]) == nil)
        #expect(BundleRequest.id(in: [0xff]) == nil)
    }

    private func expect(_ field: String, _ change: (inout WidgetRequest) -> Void) {
        var widget = WidgetRequest.sample
        change(&widget)
        #expect(throws: WireError.outOfRange(field: field)) { try WidgetRequest(decoding: widget.encoded()) }
    }
}
