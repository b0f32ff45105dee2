package import Drawing
internal import Foundation

extension WidgetRequest: WireMessage {
    /// Environments of a request at most.
    package static let environmentLimit = 64
    /// Bytes of settings at most.
    package static let settingsLimit = 1 << 20

    private enum Field {
        static let kind = 1
        static let family = 2
        static let size = 3
        static let isPreview = 4
        static let now = 5
        static let environment = 6
        static let drawnAt = 7
        static let leftOut = 8
        static let settings = 9
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.kind, kind)
        writer.field(Field.family, UInt64(family.rawValue))
        writer.field(Field.size, size)
        if isPreview { writer.field(Field.isPreview, true) }
        writer.field(Field.now, now)
        for environment in environments { writer.field(Field.environment, environment) }
        if let drawnAt { writer.field(Field.drawnAt, drawnAt) }
        for entry in leftOut.prefix(TimelineReply.entryLimit) { writer.field(Field.leftOut, UInt64(entry)) }
        if let settings { writer.field(Field.settings, settings) }
    }

    /// A family that is not known is refused: nothing could be drawn that fits it.
    package init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var parts = Parts()
        while let field = try reader.next() { try parts.take(field) }
        self = try parts.request()
    }

    /// The fields of a request as they come in.
    private struct Parts {
        private var kind: String?
        private var family: Family?
        private var size: CGSize?
        private var isPreview = false
        private var now: Date?
        private var environments: [RenderEnvironment] = []
        private var drawnAt: Date?
        private var leftOut: [UInt32] = []
        private var settings: String?

        mutating func take(_ field: WireField) throws(WireError) {
            switch field.number {
            case Field.kind: kind = try field.string("widget.kind", limit: nameLimit)
            case Field.family: family = try Self.family(field)
            case Field.size: size = try field.size("widget.size")
            case Field.isPreview: isPreview = try field.bool()
            case Field.now: now = try field.date("widget.now")
            case Field.environment:
                try WireError.check(environments.count + 1, within: environmentLimit, "environments")
                environments.append(try RenderEnvironment(reading: try field.message()))
            case Field.drawnAt: drawnAt = try field.date("widget.drawnAt")
            case Field.leftOut:
                try WireError.check(leftOut.count + 1, within: TimelineReply.entryLimit, "left out entries")
                leftOut.append(try field.whole("widget.leftOut"))
            case Field.settings: settings = try field.string("widget.settings", limit: settingsLimit)
            default: break
            }
        }

        func request() throws(WireError) -> WidgetRequest {
            guard let kind else { throw .missing(field: "widget.kind") }
            guard let family else { throw .missing(field: "widget.family") }
            guard let size else { throw .missing(field: "widget.size") }
            guard let now else { throw .missing(field: "widget.now") }
            guard !environments.isEmpty else { throw .missing(field: "widget.environment") }
            var request = WidgetRequest(
                kind: kind, family: family, size: size, isPreview: isPreview, now: now, environments: environments, drawnAt: drawnAt)
            request.leftOut = leftOut
            request.settings = settings
            return request
        }

        private static func family(_ field: WireField) throws(WireError) -> Family {
            guard let family = Family(rawValue: try field.whole("widget.family")) else { throw .outOfRange(field: "widget.family") }
            return family
        }
    }
}
