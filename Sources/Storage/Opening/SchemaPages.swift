internal import Foundation

/// The pages that say which tables a file has and where they begin, as they are in a new file of the same version.
///
/// They are the same in every file that was made in this version, since tables are made in one order; so a file that has lost its own
/// can be read by these. Of a file that was made in an earlier version, that holds for the tables of that version.
struct SchemaPages {
    enum Repair {
        /// The first 100 bytes: what makes a file a database.
        case header
        case allPages
    }

    private static let pageSize = 4096
    private let template: [UInt8]
    private let roots: Set<Int>

    /// The version is taken from the damaged file, where it is still to be read.
    init(schema: Schema, damaged path: String) throws(StorageError) {
        let header = FileHandle(forReadingAtPath: path).flatMap { try? $0.read(upToCount: 100) } ?? Data()
        let written = header.count == 100 ? header[60..<64].reduce(0) { $0 << 8 | Int($1) } : 0
        let steps = 1...schema.version ~= written ? Array(schema.steps.prefix(written)) : schema.steps
        let database = try Database(Database.memory)
        try Schema(steps: steps).migrate(database)
        roots = Set(try database.rows("SELECT rootpage FROM sqlite_schema") { $0.int(0) })
        template = SchemaPages.readyForAnyLength(database.serialized())
    }

    /// Two counters that differ have SQLite take the number of pages from the file's length; and there may be a log beside it.
    private static func readyForAnyLength(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count >= pageSize else { return bytes }
        var bytes = bytes
        bytes[18...19] = [2, 2]
        bytes[24..<28] = [0, 0, 0, 1]
        bytes[92..<96] = [0, 0, 0, 0]
        return bytes
    }

    func write(_ repair: Repair, into path: String) throws(StorageError) {
        do {
            let file = try FileHandle(forUpdating: URL(filePath: path))
            try file.write(contentsOf: template.prefix(100))
            guard case .allPages = repair else { return }
            for page in 1...max(template.count / SchemaPages.pageSize, 1) where !roots.contains(page) {
                let start = (page - 1) * SchemaPages.pageSize
                try file.seek(toOffset: UInt64(start))
                try file.write(contentsOf: template[start...].prefix(SchemaPages.pageSize))
            }
        } catch {
            throw .failed(path: path, code: 0, reason: error.localizedDescription)
        }
    }
}
