extension Schema {
    // Every table has plain row ids and roots that never move: so what can be read of a damaged file is read row by row, page by page.
    static let firstStep = """
        CREATE TABLE host (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            running_since REAL
        ) STRICT;
        INSERT INTO host VALUES (1, NULL);

        CREATE TABLE placement (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id <> 0),
            bundle TEXT NOT NULL,
            kind TEXT NOT NULL,
            alias TEXT,
            family TEXT NOT NULL,
            stack TEXT,
            position INTEGER NOT NULL,
            configuration BLOB NOT NULL,
            created REAL NOT NULL,
            changed REAL NOT NULL,
            gone_since REAL,
            gone_reason TEXT,
            CHECK ((gone_since IS NULL) = (gone_reason IS NULL))
        ) STRICT;

        CREATE TABLE standing (
            placement INTEGER PRIMARY KEY REFERENCES placement ON UPDATE CASCADE ON DELETE CASCADE,
            asked REAL,
            answered REAL,
            due_reason INTEGER CHECK (due_reason BETWEEN 0 AND 2),
            due_wish REAL,
            due REAL,
            failures INTEGER NOT NULL CHECK (failures >= 0),
            failed REAL,
            failed_stage INTEGER CHECK (failed_stage BETWEEN 0 AND 2),
            failure TEXT,
            spent BLOB NOT NULL CHECK (length(spent) % 8 = 0),
            spaced_from REAL,
            CHECK ((due IS NULL) = (due_reason IS NULL) AND (due IS NULL) = (due_wish IS NULL)),
            CHECK ((failed IS NULL) = (failed_stage IS NULL) AND (failed IS NULL) = (failure IS NULL))
        ) STRICT;

        CREATE TABLE archive (
            placement INTEGER PRIMARY KEY REFERENCES placement ON UPDATE CASCADE ON DELETE CASCADE,
            policy INTEGER NOT NULL CHECK (policy BETWEEN 0 AND 2),
            policy_date REAL,
            received REAL NOT NULL,
            left_out INTEGER NOT NULL CHECK (left_out >= 0),
            CHECK ((policy = 1) = (policy_date IS NOT NULL))
        ) STRICT;

        -- Of an archive, what is shown before the first date has a stage; the entries of the timeline have none.
        CREATE TABLE entry (
            id INTEGER PRIMARY KEY,
            placement INTEGER NOT NULL REFERENCES archive ON UPDATE CASCADE ON DELETE CASCADE,
            shown_stage INTEGER CHECK (shown_stage BETWEEN 0 AND 2),
            date REAL NOT NULL,
            score REAL,
            duration REAL,
            CHECK ((score IS NULL) = (duration IS NULL))
        ) STRICT;
        CREATE INDEX entry_of_placement ON entry (placement);

        CREATE TABLE environment (
            id INTEGER PRIMARY KEY,
            key BLOB NOT NULL UNIQUE
        ) STRICT;

        -- A list or a picture.
        CREATE TABLE content (
            id INTEGER PRIMARY KEY,
            digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
            size INTEGER NOT NULL CHECK (size >= 0)
        ) STRICT;

        -- Apart, so that a walk over all contents reads none of their bytes.
        CREATE TABLE content_bytes (
            content INTEGER PRIMARY KEY REFERENCES content ON DELETE CASCADE,
            bytes BLOB NOT NULL
        ) STRICT;

        CREATE TABLE list (
            id INTEGER PRIMARY KEY,
            entry INTEGER NOT NULL REFERENCES entry ON DELETE CASCADE,
            environment INTEGER NOT NULL REFERENCES environment,
            content INTEGER NOT NULL REFERENCES content
        ) STRICT;
        CREATE INDEX list_of_entry ON list (entry);
        CREATE INDEX list_by_content ON list (content);

        CREATE TABLE picture_use (
            id INTEGER PRIMARY KEY,
            list INTEGER NOT NULL REFERENCES content ON DELETE CASCADE,
            picture INTEGER NOT NULL REFERENCES content,
            UNIQUE (list, picture)
        ) STRICT;
        CREATE INDEX picture_use_by_picture ON picture_use (picture);

        CREATE TABLE build (
            id INTEGER PRIMARY KEY,
            key TEXT NOT NULL UNIQUE,
            bundle TEXT NOT NULL,
            description BLOB,
            described REAL,
            CHECK ((description IS NULL) = (described IS NULL))
        ) STRICT;

        -- Without a kind, all of the build.
        CREATE TABLE quarantine (
            id INTEGER PRIMARY KEY,
            build INTEGER NOT NULL REFERENCES build ON DELETE CASCADE,
            kind TEXT,
            reason TEXT NOT NULL,
            since REAL NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX quarantine_of_kind ON quarantine (build, kind) WHERE kind IS NOT NULL;
        CREATE UNIQUE INDEX quarantine_of_build ON quarantine (build) WHERE kind IS NULL;

        CREATE TABLE bundle (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE,
            path TEXT NOT NULL,
            build TEXT,
            seen REAL NOT NULL,
            is_disabled INTEGER NOT NULL CHECK (is_disabled BETWEEN 0 AND 1),
            settings BLOB NOT NULL
        ) STRICT;

        CREATE TABLE starting (
            id INTEGER PRIMARY KEY,
            bundle TEXT NOT NULL UNIQUE,
            since REAL NOT NULL
        ) STRICT;
        """

    /// Tables in an order in which each refers only to those before it.
    static let tables = [
        "host", "placement", "standing", "archive", "entry", "environment", "content", "content_bytes", "list", "picture_use", "build",
        "quarantine", "bundle", "starting",
    ]
}
