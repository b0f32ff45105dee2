internal import Foundation

extension DisplayList.HitRegion {
    private enum Field {
        static let rect = 1
        static let openURL = 2
        static let perform = 3
    }

    func write(to writer: inout WireWriter) {
        writer.field(Field.rect, rect)
        switch action {
        case .openURL(let url): writer.field(Field.openURL, url)
        case .perform(let intent): writer.field(Field.perform, intent)
        }
    }

    /// Nil for an action that only a newer writer knows: such a place does nothing.
    init?(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var rect: CGRect?
        var action: Action?
        while let field = try reader.next() {
            switch field.number {
            case Field.rect: rect = try field.rect("region.rect")
            case Field.openURL: action = .openURL(try field.string("region.url", limit: DisplayList.Limits.url))
            case Field.perform: action = .perform(try IntentCall(reading: try field.message()))
            default: break
            }
        }
        guard let rect else { throw .missing(field: "region.rect") }
        guard let action else { return nil }
        self.init(rect: rect, action: action)
    }
}
