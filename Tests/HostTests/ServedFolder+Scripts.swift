import BundleMessages
import Control
import Drawing
import Foundation
import Testing

extension ServedFolder {
    /// A daemon that answers, with more flags.
    func serve(flags: [String]) throws -> HostProcess {
        let host = try HostProcess(["serve", "--bundles", bundles.path] + flags, in: folder.url, environment: environment)
        try #require(host.wait(forError: "answers at"), "\(host.errorText)")
        return host
    }

    /// The first placement as it stands.
    func placement() throws -> JSONValue {
        guard case .array(let placements)? = try call("placements.list")["placements"] else { return .null }
        return try #require(placements.first)
    }

    func pictureHash() throws -> JSONValue? { try call("pictures.get", #"{"placement":1}"#)["hash"] }

    /// A bundle whose timeline goes by a script; its placeholder and snapshot are white and black.
    func build(_ timeline: [ScriptedBundle.Step], _ name: String = "Test", in folder: URL? = nil) throws {
        try ScriptedBundle(placeholder: [twice(.white)], snapshot: [twice(.black)], timeline: timeline).build(name, in: folder ?? bundles)
    }

    /// A reply of one entry, for both colour schemes.
    func twice(_ color: RGBA) -> ScriptedBundle.Step {
        let list = ScriptedBundle.square(color).encoded()
        return .reply(.timeline(TimelineReply(entries: [.init(date: Date() - 1, lists: [list, list])], policy: .never)))
    }

    /// A library that is loaded, with this C source, and holds nothing.
    func compile(_ source: String, _ name: String) throws {
        let file = folder.url.appendingPathComponent("\(name).c")
        try ("#include \"widget_bundle.h\"\nWIDGET_BUNDLE_NOTE(\"test\", \"\");\n" + source).write(
            to: file, atomically: true, encoding: .utf8)
        try HostTests.compile([file.path], to: bundles.appendingPathComponent("lib\(name).so"))
    }
}
