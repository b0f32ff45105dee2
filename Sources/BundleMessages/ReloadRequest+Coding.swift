package import Drawing

extension ReloadRequest: WireMessage {
    private static let kindField = 1

    package func write(to writer: inout WireWriter) {
        if let kind { writer.field(Self.kindField, kind) }
    }

    package init(reading reader: WireReader) throws(WireError) {
        self.init(kind: nil)
        var reader = reader
        while let field = try reader.next() {
            if field.number == Self.kindField { kind = try field.string("reload.kind", limit: nameLimit) }
        }
    }
}
