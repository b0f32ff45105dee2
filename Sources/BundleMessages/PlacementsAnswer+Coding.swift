package import Drawing

extension PlacementsRequest: WireMessage {
    package func write(to writer: inout WireWriter) {}

    package init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        while try reader.next() != nil {}
    }
}

extension PlacementsAnswer: WireMessage {
    /// Placements of an answer at most.
    package static let placementLimit = 10_000
    /// Bytes of all settings together at most.
    package static let settingsLimit = 16 << 20
    /// The settings, and for each placement as much as its names can need.
    package static var byteLimit: Int { settingsLimit + placementLimit * 4_096 }

    private static let placementField = 1

    package func write(to writer: inout WireWriter) {
        for placement in placements { writer.message(Self.placementField, placement.write) }
    }

    /// A placement in a family that only a newer host knows is left out.
    package init(reading reader: WireReader) throws(WireError) {
        self.init()
        var reader = reader
        while let field = try reader.next() {
            guard field.number == Self.placementField else { continue }
            try WireError.check(placements.count + 1, within: Self.placementLimit, "placements")
            if let placement = try PlacedWidget.read(try field.message()) { append(placement) }
        }
    }
}

extension PlacedWidget {
    private enum Field {
        static let number = 1
        static let kind = 2
        static let family = 3
        static let intent = 4
        static let settings = 5
    }

    fileprivate func write(to writer: inout WireWriter) {
        writer.field(Field.number, number)
        writer.field(Field.kind, kind)
        writer.field(Field.family, UInt64(family.rawValue))
        if let intent { writer.field(Field.intent, intent) }
        if let settings { writer.field(Field.settings, settings) }
    }

    /// Nil for one in a family that is not known here.
    fileprivate static func read(_ reader: WireReader) throws(WireError) -> PlacedWidget? {
        var reader = reader
        var (number, kind, family): (UInt64?, String?, UInt64?)
        var (intent, settings): (String?, String?)
        while let field = try reader.next() {
            switch field.number {
            case Field.number: number = try field.uint64()
            case Field.kind: kind = try field.string("placement.kind", limit: nameLimit)
            case Field.family: family = try field.uint64()
            case Field.intent: intent = try field.string("placement.intent", limit: nameLimit)
            case Field.settings: settings = try field.string("placement.settings", limit: PlacementsAnswer.settingsLimit)
            default: break
            }
        }
        guard let number else { throw .missing(field: "placement.number") }
        guard let kind else { throw .missing(field: "placement.kind") }
        guard let family else { throw .missing(field: "placement.family") }
        return UInt8(exactly: family).flatMap(Family.init).map {
            PlacedWidget(number: number, kind: kind, family: $0, intent: intent, settings: settings)
        }
    }
}
