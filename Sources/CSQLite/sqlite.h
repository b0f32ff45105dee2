/* SQLite, and what of it Swift cannot call: variadic functions, and macros that are casts. */
#ifndef WIDGETHOST_SQLITE_H
#define WIDGETHOST_SQLITE_H
#include <sqlite3.h>

/* A read that the file was too short for; a write that failed for another reason than a full disk, which SQLite does not tell. */
enum { WIDGETHOST_SQLITE_SHORT_READ = SQLITE_IOERR_SHORT_READ, WIDGETHOST_SQLITE_WRITE_FAILED = SQLITE_IOERR_WRITE };

/* Both copy what they are given. */
static inline int widgethost_bind_text(sqlite3_stmt *statement, int place, const char *text, sqlite3_uint64 length) {
    return sqlite3_bind_text64(statement, place, text, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}
static inline int widgethost_bind_blob(sqlite3_stmt *statement, int place, const void *bytes, sqlite3_uint64 length) {
    return length == 0 ? sqlite3_bind_zeroblob(statement, place, 0)
                       : sqlite3_bind_blob64(statement, place, bytes, length, SQLITE_TRANSIENT);
}

/* A file that was tampered with cannot run code of its own, and "x" is never taken for 'x'. */
static inline void widgethost_harden(sqlite3 *database) {
    sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
    sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
    sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
    sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)0);
}

#endif
