import BundleMessages
import Control
import Drawing
import Foundation
import Testing

extension ServedFolder {
    /// Builds a bundle that shows a square of one colour in both schemes; where `hasSettings` its kind can be configured.
    func build(_ color: RGBA = .black, _ name: String = "Test", hasSettings: Bool = false) throws {
        let list = ScriptedBundle.square(color).encoded()
        let reply = BundleReply.Body.timeline(TimelineReply(entries: [.init(date: Date() - 1, lists: [list, list])], policy: .never))
        var bundle = ScriptedBundle(placeholder: [.reply(reply)], snapshot: [.reply(reply)], timeline: [.reply(reply)])
        if hasSettings { bundle.kinds[0].configuration = .appIntent }
        try bundle.build(name, in: bundles)
    }

    /// Places the test widget and waits until its timeline is on screen.
    func place(_ location: SourceLocation = #_sourceLocation) throws {
        #expect(try ask("place", "--kind", "Test").output == "placement 1: Test, systemSmall\n", sourceLocation: location)
        #expect(try ask("reload", "--placement", "1").output == "placement 1: reloaded\n", sourceLocation: location)
    }
}

extension JSONValue {
    /// Those of an array.
    var items: [JSONValue] { if case .array(let values) = self { values } else { [] } }

    /// The first of an array.
    var first: JSONValue? { items.first }
}
