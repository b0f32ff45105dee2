import BundleMessages
import Drawing
import Foundation

/// A bundle in C that does what a test says, each stage step by step; the last step of a stage is repeated.
struct ScriptedBundle {
    enum Step {
        case reply(BundleReply.Body)
        case replyTwice(BundleReply.Body)
        case garbage
        case silence
        /// Works for ever, on nothing.
        case spin
        case trap
        case exit(Int)
    }

    var kinds = [BundleDescription.Kind(kind: "Test", displayName: "A test", description: "For tests.", families: [.systemSmall])]
    /// What it says of its kinds, where that is not always `kinds`.
    var describe: [Step]?
    var placeholder: [Step] = [.reply(picture(.white))]
    var snapshot: [Step] = [.reply(picture(.black))]
    var timeline: [Step]
    /// C that is run when the bundle starts.
    var start = ""

    /// One entry that holds now.
    static func picture(_ color: RGBA) -> BundleReply.Body { entries([(-1, color)], .never) }

    /// Entries at seconds from now, each a square in one colour.
    static func entries(_ entries: [(Double, RGBA)], _ policy: TimelineReply.Policy) -> BundleReply.Body {
        let now = Date()
        return .timeline(TimelineReply(entries: entries.map { .init(date: now + $0, lists: [square($1).encoded()]) }, policy: policy))
    }

    static func square(_ color: RGBA) -> DisplayList {
        let size = CGSize(width: 158, height: 158)
        return DisplayList(size: size, commands: [.fill(.rect(CGRect(origin: .zero, size: size)), .color(color), .nonZero)])
    }

    /// Builds `libNAME.so` in a folder.
    func build(_ name: String, in folder: URL) throws {
        let steps = [describe ?? [.reply(.description(BundleDescription(kinds: kinds)))], placeholder, snapshot, timeline]
        let rows = steps.map { row in "{\(row.count), {\(row.map(Self.text).joined(separator: ", "))}}" }
        let source = folder.appendingPathComponent("\(name).c")
        let code = Self.source.replacingOccurrences(of: "STEPS", with: rows.joined(separator: ",\n"))
        try code.replacingOccurrences(of: "START", with: start)
            .write(to: source, atomically: true, encoding: .utf8)
        try compile([source.path], to: folder.appendingPathComponent("lib\(name).so"))
        try FileManager.default.removeItem(at: source)
    }

    private static func text(_ step: Step) -> String {
        switch step {
        case .reply(let body): "{'r', \(bytes(body))}"
        case .replyTwice(let body): "{'2', \(bytes(body))}"
        case .garbage: "{'r', 3, (const uint8_t[]){0x1a, 0x7f, 0xff}}"
        case .silence: "{'s', 0, 0}"
        case .spin: "{'l', 0, 0}"
        case .trap: "{'t', 0, 0}"
        case .exit(let status): "{'x', \(status), 0}"
        }
    }

    /// A reply without its number, which is the first field and two bytes long while it is 0.
    private static func bytes(_ body: BundleReply.Body) -> String {
        let rest = BundleReply(id: 0, body: body).encoded().dropFirst(2)
        return "\(rest.count), (const uint8_t[]){\(rest.map(String.init).joined(separator: ","))}"
    }

    private static let source = """
        #include <arpa/inet.h>
        #include <errno.h>
        #include <fcntl.h>
        #include <signal.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        #include <sys/socket.h>
        #include <unistd.h>
        #include "widget_bundle.h"
        WIDGET_BUNDLE_NOTE("scripted", "");

        struct step { char action; size_t length; const uint8_t *bytes; };
        static const struct { size_t count; struct step steps[8]; } stages[4] = {
        STEPS
        };
        static size_t turns[4];
        static const struct widget_host *host;

        static const uint8_t *varint(const uint8_t *bytes, uint64_t *value) {
            int shift = 0;
            for (*value = 0; *bytes & 0x80; shift += 7) *value |= (uint64_t)(*bytes++ & 0x7f) << shift;
            *value |= (uint64_t)*bytes++ << shift;
            return bytes;
        }

        static void reply(const uint8_t *id, size_t length, const struct step *step) {
            uint8_t *bytes = malloc(length + step->length);
            memcpy(bytes, id, length);
            memcpy(bytes + length, step->bytes, step->length);
            host->reply(host->context, bytes, length + step->length);
            free(bytes);
        }

        static void handle(const uint8_t *request, size_t length) {
            uint64_t id, what;
            const uint8_t *rest = varint(request + 1, &id);
            size_t prefix = rest - request;
            varint(rest + 1, &what);
            if (length < prefix + 2 || what > 3) return;
            size_t turn = turns[what]++;
            if (turn >= stages[what].count) turn = stages[what].count - 1;
            const struct step *step = &stages[what].steps[turn];
            switch (step->action) {
            case '2': reply(request, prefix, step); /* fall through */
            case 'r': reply(request, prefix, step); break;
            case 'l': for (volatile unsigned i = 0;; i++) {}
            case 't': __builtin_trap();
            case 'x': _exit((int)step->length);
            default: break;
            }
        }

        static const struct widget_bundle bundle = {WIDGET_BUNDLE_ABI, sizeof bundle, handle};
        const struct widget_bundle *widget_bundle_start(const struct widget_host *with) {
            host = with;
            START
            return &bundle;
        }

        """
}

/// The repository's folder.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Compiles C into a bundle.
func compile(_ sources: [String], to library: URL) throws {
    let headers = repository.appendingPathComponent("Sources/CWidgetBundle/include").path
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["clang", "-shared", "-fPIC", "-I", headers, "-o", library.path] + sources
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw CocoaError(.executableNotLoadable) }
}
