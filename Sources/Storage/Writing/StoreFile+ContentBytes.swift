// Lists and pictures: each is kept once, as long as an archive needs it and no longer.
extension StoreFile {
    /// The bytes of a list or a picture.
    func load(_ digest: ContentDigest) throws(StorageError) -> [UInt8] {
        guard let row = try row(of: digest) else { throw .contentMissing(digest) }
        let found = try database.rows("SELECT bytes FROM content_bytes WHERE content = ?", .integer(row)) { $0.blob(0) }
        guard let bytes = found.first, ContentDigest(of: bytes) == digest else { throw .contentDamaged(digest) }
        return bytes
    }

    func row(of digest: ContentDigest) throws(StorageError) -> Int64? {
        try database.integer("SELECT id FROM content WHERE digest = ?", .digest(digest))
    }

    /// Puts in what is not there yet; the rows of those.
    func insert(_ contents: [StoredContent]) throws(StorageError) -> Set<Int64> {
        var added: Set<Int64> = []
        for content in contents {
            if let row = try row(of: content.digest) {
                try restore(content, row: row)
            } else {
                added.insert(try insert(content))
            }
        }
        return added
    }

    private func insert(_ content: StoredContent) throws(StorageError) -> Int64 {
        try database.run("INSERT INTO content (digest, size) VALUES (?, ?)", .digest(content.digest), .integer(content.bytes.count))
        let row = database.lastRowID
        try database.run("INSERT INTO content_bytes (content, bytes) VALUES (?, ?)", .integer(row), .blob(content.bytes))
        contentBytes += content.bytes.count
        return row
    }

    /// Bytes that were lost to damage come back when they are given again.
    private func restore(_ content: StoredContent, row: Int64) throws(StorageError) {
        guard try database.integer("SELECT 1 FROM content_bytes WHERE content = ?", .integer(row)) == nil else { return }
        try database.run("INSERT INTO content_bytes (content, bytes) VALUES (?, ?)", .integer(row), .blob(content.bytes))
    }

    /// Takes away bytes that are not what they should be.
    func discardBytes(of digest: ContentDigest) throws(StorageError) {
        try database.run("DELETE FROM content_bytes WHERE content = (SELECT id FROM content WHERE digest = ?)", .digest(digest))
    }

    /// A picture that is not there is drawn as missing, which is no reason to refuse the list.
    func insertPictures(of contents: [StoredContent]) throws(StorageError) {
        for content in contents where !content.pictures.isEmpty {
            guard let list = try row(of: content.digest) else { continue }
            for picture in content.pictures {
                guard let picture = try row(of: picture) else { continue }
                try database.run("INSERT OR IGNORE INTO picture_use (list, picture) VALUES (?, ?)", .integer(list), .integer(picture))
            }
        }
    }

    func contents(ofArchive id: StoredPlacement.ID) throws(StorageError) -> Set<Int64> {
        let sql = "SELECT content FROM list JOIN entry ON entry.id = list.entry WHERE entry.placement = ?"
        return Set(try database.rows(sql, .id(id)) { $0.integer(0) })
    }

    func contents(ofEntry row: Int64) throws(StorageError) -> Set<Int64> {
        Set(try database.rows("SELECT content FROM list WHERE entry = ?", .integer(row)) { $0.integer(0) })
    }

    /// Deletes those of `contents` that nothing needs any more, and then the pictures that only they needed.
    ///
    /// Nothing can need itself by way of others: a list holds the digests of its pictures.
    func collect(_ contents: Set<Int64>) throws(StorageError) {
        var pictures: Set<Int64> = []
        let sql = """
            DELETE FROM content WHERE id = ?1
                AND NOT EXISTS (SELECT 1 FROM list WHERE content = ?1) AND NOT EXISTS (SELECT 1 FROM picture_use WHERE picture = ?1)
            RETURNING size
            """
        for content in contents {
            let used = try database.rows("SELECT picture FROM picture_use WHERE list = ?", .integer(content)) { $0.integer(0) }
            let freed = try database.rows(sql, .integer(content)) { $0.int(0) }
            guard let size = freed.first else { continue }
            contentBytes -= size
            pictures.formUnion(used)
        }
        if !pictures.isEmpty { try collect(pictures) }
    }
}
