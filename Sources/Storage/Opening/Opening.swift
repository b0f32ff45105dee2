package import Foundation

/// What a store found when it was opened.
package struct Opening: Hashable, Sendable {
    package var contents: Contents
    /// Nil when changes go to the disk; otherwise why they are kept in memory only and end with the host.
    package var inMemoryBecause: StorageError?
    /// Nil when the database was whole.
    package var repair: Repair?

    package init(contents: Contents, inMemoryBecause: StorageError? = nil, repair: Repair? = nil) {
        self.contents = contents
        self.inMemoryBecause = inMemoryBecause
        self.repair = repair
    }
}

/// What became of a damaged database.
package struct Repair: Hashable, Sendable {
    /// Where the damaged file lies now, as it was but for its log, which may have been written into it.
    package var setAside: String
    package var reason: String
    /// Rows that were read and are kept.
    package var kept: Int
    /// Rows that were read and could not be used: without the row they belong to, or with values that cannot be.
    package var dropped: Int
    /// Parts of tables that could not be read at all.
    package var gaps: Int
}

/// The figures by which a store works.
package struct StoreOptions: Hashable, Sendable {
    /// Bytes of lists and pictures at most.
    package var contentLimit: Int
    /// Pages of 4,096 bytes that the file may grow to; nil for no limit of its own.
    package var pageLimit: Int?
    /// Milliseconds to wait for another process that holds the database.
    package var patience: Int
    /// Seconds between tries to write what could not be written.
    package var retryInterval: TimeInterval

    package init(contentLimit: Int = 512 << 20, pageLimit: Int? = nil, patience: Int = 500, retryInterval: TimeInterval = 10) {
        self.contentLimit = contentLimit
        self.pageLimit = pageLimit
        self.patience = patience
        self.retryInterval = retryInterval
    }
}
