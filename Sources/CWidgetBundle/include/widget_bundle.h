/* The one contract between a widget host and a bundle, a shared library that holds widgets.
 *
 * Nothing but plain C and bytes crosses. The bytes are the messages of docs/bundle-abi.md: numbered fields whose
 * unknown numbers are skipped, so either side may be newer than the other within one ABI version.
 *
 * A bundle exports one function, widget_bundle_start. A bundle written in Swift gets it from WidgetKit. After it has
 * answered, the host calls the library's `main`, if it exports one: Swift's @main registers the widgets there and returns.
 * A bundle in plain C is in Tests/Fixtures/CBundle.
 *
 * A bundle also carries an ELF note (see struct widget_bundle_note), which the host reads from the file before it loads it.
 */
#ifndef WIDGET_BUNDLE_H
#define WIDGET_BUNDLE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Rises when a bundle built before cannot be understood any more. */
#define WIDGET_BUNDLE_ABI 1

/* Takes what an ask answers. [the thread that asked, before the ask returns]
 * `bytes` is valid until the function returns. */
typedef void (*widget_answer_fn)(void *closure, const uint8_t *bytes, size_t length);

/* Asks the host for something and waits for it. [any thread but the one that `handle` is called on]
 * Calls `answer` once and returns true, or returns false without calling it: the host is gone or refuses the question. */
typedef bool (*widget_ask_fn)(void *host, const uint8_t *request, size_t length, widget_answer_fn answer, void *closure);

/* Tells the host something; no answer comes. [any thread] The bytes are copied before it returns. */
typedef void (*widget_tell_fn)(void *host, const uint8_t *bytes, size_t length);

enum widget_log_level {
    WIDGET_LOG_DEBUG = 0,
    WIDGET_LOG_INFO = 1,
    WIDGET_LOG_NOTICE = 2,
    WIDGET_LOG_ERROR = 3,
    WIDGET_LOG_FAULT = 4,
};

/* What the host gives a bundle. Valid for the life of the process, and so is all that it points to. */
struct widget_host {
    uint32_t abi;  /* WIDGET_BUNDLE_ABI as the host knows it */
    uint32_t size; /* sizeof(struct widget_host) as the host knows it: what lies beyond it is not there */
    void *context; /* first argument of each function below */

    /* One Reply message to a request. [any thread] The bytes are copied before it returns.
     * A request is answered once; a second reply to it is ignored and said in the log. */
    widget_tell_fn reply;

    /* A line for the host's log, UTF-8, without a line break at its end. [any thread] */
    void (*log)(void *host, enum widget_log_level level, const char *text, size_t length);

    widget_ask_fn shape_text; /* ShapeRequest  -> ShapedText */
    widget_ask_fn image;      /* ImageRequest  -> ImageAnswer */
    widget_ask_fn color;      /* ColorRequest  -> ColorAnswer */
    widget_ask_fn defaults;   /* DefaultsRequest -> DefaultsAnswer; not laid down yet, false */
    widget_tell_fn reload;    /* ReloadRequest: timelines that should be asked for again */
    widget_ask_fn activity;   /* ActivityRequest -> ActivityAnswer; not laid down yet, false */

    /* What follows was added within ABI 1: it is there when `size` reaches past it. */

    widget_ask_fn placements; /* PlacementsRequest -> PlacementsAnswer: which widgets of the bundle are placed now */

    /* What the bundle is about to draw for a request: entry `entry` of `count`, from 0 in the provider's order, for `date` in seconds
     * since 1970. [any thread] Should the process end of it, the host names the entry and may ask again without it. It costs a few
     * stores to memory. */
    void (*drawing)(void *host, uint64_t request, uint32_t entry, uint32_t count, double date);
};

/* What a bundle gives the host. Valid for the life of the process. */
struct widget_bundle {
    uint32_t abi;  /* WIDGET_BUNDLE_ABI as the bundle was built with */
    uint32_t size; /* sizeof(struct widget_bundle) as the bundle was built with */

    /* One Request message. [one thread of the host, one call at a time] The work is done elsewhere and ends in `reply`.
     * The bytes are valid until it returns. */
    void (*handle)(const uint8_t *request, size_t length);
};

/* Starts the bundle. [main thread, once, before anything else]
 * Returns NULL when the bundle cannot serve this host, after a line in the log that says why. */
const struct widget_bundle *widget_bundle_start(const struct widget_host *host);
typedef const struct widget_bundle *(*widget_bundle_start_fn)(const struct widget_host *host);
#define WIDGET_BUNDLE_START_SYMBOL "widget_bundle_start"

/* The ELF note. Section ".note.widgethost", name "widgethost" with its zero, type 1. The strings are cut at the first zero. */
struct widget_bundle_note {
    uint32_t name_size; /* 11 */
    uint32_t description_size;
    uint32_t type; /* 1 */
    char name[12];
    uint32_t abi;      /* WIDGET_BUNDLE_ABI */
    char sdk[28];      /* the SDK's version, or the bundle's own name for what built it */
    char compiler[160]; /* the compiler's version; empty where it does not matter, as in C */
};

#define WIDGET_BUNDLE_NOTE(sdk_version, compiler_version)                                                                  \
    __attribute__((section(".note.widgethost"), used, retain, aligned(4))) static const struct widget_bundle_note          \
        widget_bundle_note_ = {11, sizeof(uint32_t) + 28 + 160, 1, "widgethost\0", WIDGET_BUNDLE_ABI, sdk_version, compiler_version}

#ifdef __cplusplus
}
#endif
#endif
