/* A widget in plain C: kind "CClock", small and medium, the time in UTC with an entry a minute.
 * The numbers given to wire_… are the field numbers of docs/bundle-abi.md. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "widget_bundle.h"
#include "wire.h"

WIDGET_BUNDLE_NOTE("CClock 1", "");

enum { ENTRIES = 5, MINUTE = 60, MAX_ENVIRONMENTS = 64 };
enum what { DESCRIBE = 0, PLACEHOLDER = 1, SNAPSHOT = 2, TIMELINE = 3 };
enum family { SMALL = 0, MEDIUM = 1 };
enum failure { UNKNOWN_REQUEST = 0, MALFORMED = 1, UNKNOWN_KIND = 2, UNSUPPORTED_FAMILY = 3 };

static const struct widget_host *host;

/* Asked for once, drawn in each environment; all that this clock looks at is the colour scheme. */
struct request {
    uint64_t id;
    uint64_t what;
    bool has_widget;
    bool is_clock;
    uint64_t family;
    float width;
    float height;
    double now;
    size_t environments;
    bool dark[MAX_ENVIRONMENTS];
};

static bool read_dark(const struct wire_field *message) {
    struct wire_reader reader = wire_read(message->bytes, message->length);
    struct wire_field field;
    bool dark = false;
    while (wire_next(&reader, &field)) {
        if (field.number == 1) dark = field.bits == 1;
    }
    return dark;
}

static bool read_widget(const struct wire_field *message, struct request *request) {
    struct wire_reader reader = wire_read(message->bytes, message->length);
    struct wire_field field;
    request->has_widget = true;
    while (wire_next(&reader, &field)) {
        switch (field.number) {
        case 1: request->is_clock = field.length == 6 && memcmp(field.bytes, "CClock", 6) == 0; break;
        case 2: request->family = field.bits; break;
        case 3:
            request->width = wire_float_at(&field, 0);
            request->height = wire_float_at(&field, 1);
            break;
        case 5: request->now = wire_as_double(&field); break;
        case 6:
            if (request->environments == MAX_ENVIRONMENTS) return false;
            request->dark[request->environments++] = read_dark(&field);
            break;
        default: break;
        }
    }
    return !reader.failed;
}

/* False when the bytes are broken; the id is filled in as far as it could be read. */
static bool read_request(const uint8_t *bytes, size_t length, struct request *request) {
    struct wire_reader reader = wire_read(bytes, length);
    struct wire_field field;
    while (wire_next(&reader, &field)) {
        switch (field.number) {
        case 1: request->id = field.bits; break;
        case 2: request->what = field.bits; break;
        case 3:
            if (!read_widget(&field, request)) return false;
            break;
        default: break;
        }
    }
    return !reader.failed;
}

/* -- Drawing ------------------------------------------------------------------------------------------------------- */

struct color {
    float red, green, blue, alpha;
};

static void write_color(struct wire_writer *out, uint32_t field, struct color color) {
    const float components[4] = {color.red, color.green, color.blue, color.alpha};
    size_t paint = wire_begin(out, field);
    wire_floats(out, 1, components, 4);
    wire_end(out, paint);
}

/* The whole canvas, from the top left to the bottom right. */
static void fill_gradient(struct wire_writer *out, float width, float height, struct color from, struct color to) {
    const float rect[4] = {0, 0, width, height};
    const float stops[10] = {from.red, from.green, from.blue, from.alpha, 0, to.red, to.green, to.blue, to.alpha, 1};
    const float line[4] = {0, 0, width, height};
    size_t command = wire_begin(out, 5);
    size_t fill = wire_begin(out, 1);
    size_t outline = wire_begin(out, 1);
    wire_floats(out, 1, rect, 4);
    wire_end(out, outline);
    size_t paint = wire_begin(out, 2);
    size_t gradient = wire_begin(out, 2);
    wire_floats(out, 1, stops, 10);
    wire_floats(out, 2, line, 4);
    wire_end(out, gradient);
    wire_end(out, paint);
    wire_end(out, fill);
    wire_end(out, command);
}

static void fill_rounded(struct wire_writer *out, float x, float y, float width, float height, float radius, struct color color) {
    const float numbers[8] = {x, y, width, height, radius, radius, radius, radius};
    size_t command = wire_begin(out, 5);
    size_t fill = wire_begin(out, 1);
    size_t outline = wire_begin(out, 1);
    wire_floats(out, 3, numbers, 8);
    wire_end(out, outline);
    write_color(out, 2, color);
    wire_end(out, fill);
    wire_end(out, command);
}

/* Takes a copy of an answer, which is gone when the callback returns. */
static void keep(void *closure, const uint8_t *bytes, size_t length) {
    struct wire_writer *kept = closure;
    wire_bytes(kept, 1, bytes, length);
}

struct text {
    const char *string;
    float size;     /* points per em */
    float center;   /* points */
    float baseline; /* points */
    struct color color;
};

/* The columns of one run of shaped text; each names bytes of the answer. */
struct run {
    struct wire_field font, ids, advances, offsets;
};

static struct run read_run(const struct wire_field *message) {
    struct wire_reader reader = wire_read(message->bytes, message->length);
    struct wire_field field;
    struct run run = {0};
    while (wire_next(&reader, &field)) {
        switch (field.number) {
        case 1: run.font = field; break;
        case 3: run.ids = field; break;
        case 4: run.advances = field; break;
        case 5: run.offsets = field; break;
        default: break;
        }
    }
    return run;
}

/* In ems. */
static float width_of(const struct run *run) {
    float width = 0;
    for (size_t index = 0; index < wire_count(&run->ids); index++) width += wire_float_at(&run->advances, index);
    return width;
}

/* The glyphs' places in points from the run's origin. */
static void write_places(struct wire_writer *out, const struct run *run, float size) {
    size_t count = wire_count(&run->ids);
    float *places = calloc(count ? count : 1, sizeof *places);
    float pen = 0;
    if (!places) {
        out->failed = true;
        return;
    }
    for (size_t index = 0; index < count; index++) {
        places[index] = (pen + wire_float_at(&run->offsets, index)) * size;
        pen += wire_float_at(&run->advances, index);
    }
    wire_floats(out, 5, places, count);
    free(places);
}

/* One run at `x`, in a font of its own. The text is digits and capital letters: nothing in it reads from the right. */
static void draw_run(struct wire_writer *out, const struct run *run, const struct text *text, uint64_t font, float x) {
    const float origin[2] = {x, text->baseline};
    wire_bytes(out, 3, run->font.bytes, run->font.length);
    size_t command = wire_begin(out, 5);
    size_t glyphs = wire_begin(out, 3);
    wire_number(out, 1, font);
    wire_float(out, 2, text->size);
    wire_floats(out, 3, origin, 2);
    wire_bytes(out, 4, run->ids.bytes, run->ids.length);
    write_places(out, run, text->size);
    write_color(out, 7, text->color);
    wire_text(out, 8, text->string);
    wire_end(out, glyphs);
    wire_end(out, command);
}

static void draw_runs(struct wire_writer *out, const struct wire_field *shaped, const struct text *text, uint64_t *fonts) {
    struct wire_reader reader = wire_read(shaped->bytes, shaped->length);
    struct wire_field field;
    float width = 0;
    while (wire_next(&reader, &field)) {
        if (field.number != 1) continue;
        struct run run = read_run(&field);
        width += width_of(&run);
    }
    float x = text->center - width * text->size / 2;
    reader = wire_read(shaped->bytes, shaped->length);
    while (wire_next(&reader, &field)) {
        if (field.number != 1) continue;
        struct run run = read_run(&field);
        draw_run(out, &run, text, (*fonts)++, x);
        x += width_of(&run) * text->size;
    }
}

/* The host shapes; the bundle places what comes back. Without an answer there is no text, and the rest is drawn all the same. */
static void draw_text(struct wire_writer *out, const struct text *text, uint64_t *fonts) {
    struct wire_writer question = {0}, kept = {0};
    wire_text(&question, 1, text->string);
    size_t face = wire_begin(&question, 2);
    wire_number(&question, 3, 600);
    wire_number(&question, 6, 1);
    wire_end(&question, face);
    wire_text(&question, 3, "en");
    if (!question.failed && host->shape_text(host->context, question.bytes, question.length, keep, &kept)) {
        struct wire_reader outer = wire_read(kept.bytes, kept.length);
        struct wire_field answer;
        wire_next(&outer, &answer);
        draw_runs(out, &answer, text, fonts);
    }
    wire_free(&question);
    wire_free(&kept);
}

/* One list in one environment; `time` is what the clock shows. */
static void draw(struct wire_writer *out, const struct request *request, bool dark, const char *time) {
    const struct color day[2] = {{0.55f, 0.75f, 1, 1}, {0.2f, 0.35f, 0.85f, 1}};
    const struct color night[2] = {{0.12f, 0.14f, 0.3f, 1}, {0.02f, 0.02f, 0.08f, 1}};
    const struct color glass = {1, 1, 1, dark ? 0.12f : 0.25f}, white = {1, 1, 1, 1};
    const struct color *colors = dark ? night : day;
    const float size[2] = {request->width, request->height};
    const float margin = 16, width = request->width - 2 * margin, height = request->height - 2 * margin;
    const bool medium = request->family == MEDIUM;
    uint64_t fonts = 0;
    wire_floats(out, 1, size, 2);
    wire_float(out, 2, 22);
    fill_gradient(out, request->width, request->height, colors[0], colors[1]);
    if (width > 0 && height > 0) fill_rounded(out, margin, margin, width, height, 16, glass);
    const float font_size = request->height * (medium ? 0.35f : 0.25f), middle = request->height / 2;
    struct text clock = {time, font_size, request->width / (medium ? 2.5f : 2), middle + font_size * 0.36f, white};
    draw_text(out, &clock, &fonts);
    if (!medium) return;
    struct text zone = {"UTC", font_size * 0.4f, request->width * 0.8f, clock.baseline, white};
    draw_text(out, &zone, &fonts);
}

/* -- Replies ------------------------------------------------------------------------------------------------------- */

static void write_time(char out[8], double seconds) {
    time_t moment = (time_t)seconds;
    struct tm parts;
    if (!gmtime_r(&moment, &parts)) memset(&parts, 0, sizeof parts);
    snprintf(out, 8, "%02u:%02u", (unsigned)parts.tm_hour % 24, (unsigned)parts.tm_min % 60);
}

static void write_entry(struct wire_writer *out, const struct request *request, double date) {
    char time[8] = "--:--";
    if (request->what != PLACEHOLDER) write_time(time, date);
    size_t entry = wire_begin(out, 1);
    wire_double(out, 1, date);
    for (size_t index = 0; index < request->environments; index++) {
        size_t list = wire_begin(out, 3);
        draw(out, request, request->dark[index], time);
        wire_end(out, list);
    }
    wire_end(out, entry);
}

/* The first entry is due at once, the others as their minutes begin. */
static void write_timeline(struct wire_writer *out, const struct request *request) {
    const int count = request->what == TIMELINE ? ENTRIES : 1;
    const double minute = (double)((int64_t)request->now / MINUTE * MINUTE);
    size_t timeline = wire_begin(out, 3);
    write_entry(out, request, request->now);
    for (int index = 1; index < count; index++) write_entry(out, request, minute + index * MINUTE);
    wire_number(out, 2, 1);
    wire_double(out, 3, minute + count * MINUTE);
    wire_end(out, timeline);
}

static void write_description(struct wire_writer *out) {
    const uint8_t families[2] = {SMALL, MEDIUM};
    size_t description = wire_begin(out, 2);
    size_t kind = wire_begin(out, 1);
    wire_text(out, 1, "CClock");
    wire_text(out, 2, "Clock in C");
    wire_text(out, 3, "The time of day, drawn without a line of Swift.");
    wire_bytes(out, 4, families, sizeof families);
    wire_number(out, 6, 1);
    wire_end(out, kind);
    wire_end(out, description);
}

static void write_failure(struct wire_writer *out, enum failure code, const char *message) {
    size_t failure = wire_begin(out, 4);
    wire_number(out, 1, code);
    wire_text(out, 2, message);
    wire_end(out, failure);
}

static bool is_drawable(const struct request *request) {
    return request->has_widget && request->environments > 0 && request->now > -1e11 && request->now < 1e11 &&
           request->width >= 0 && request->width <= 4096 && request->height >= 0 && request->height <= 4096;
}

static void write_answer(struct wire_writer *out, const struct request *request) {
    if (request->what == DESCRIBE) {
        write_description(out);
    } else if (request->what > TIMELINE) {
        write_failure(out, UNKNOWN_REQUEST, "CClock knows the requests 0 to 3 and was asked for another.");
    } else if (!is_drawable(request)) {
        write_failure(out, MALFORMED, "The request lacks its widget, or has a size or date that cannot be.");
    } else if (!request->is_clock) {
        write_failure(out, UNKNOWN_KIND, "The only kind here is CClock.");
    } else if (request->family != SMALL && request->family != MEDIUM) {
        write_failure(out, UNSUPPORTED_FAMILY, "CClock has systemSmall and systemMedium.");
    } else {
        write_timeline(out, request);
    }
}

/* -- Entry --------------------------------------------------------------------------------------------------------- */

static void log_line(enum widget_log_level level, const char *text) { host->log(host->context, level, text, strlen(text)); }

struct job {
    size_t length;
    uint8_t bytes[];
};

static void *work(void *argument) {
    struct job *job = argument;
    struct request request = {0};
    struct wire_writer reply = {0};
    bool readable = read_request(job->bytes, job->length, &request);
    free(job);
    wire_number(&reply, 1, request.id);
    if (readable) {
        write_answer(&reply, &request);
    } else {
        write_failure(&reply, MALFORMED, "The bytes are not a request.");
    }
    if (reply.failed) {
        log_line(WIDGET_LOG_ERROR, "CClock: no memory for a reply.");
    } else {
        host->reply(host->context, reply.bytes, reply.length);
    }
    wire_free(&reply);
    return NULL;
}

/* Copies the request and returns: the host's reader waits for nothing. */
static void handle(const uint8_t *bytes, size_t length) {
    struct job *job = malloc(sizeof *job + length);
    pthread_attr_t attributes;
    pthread_t thread;
    if (!job) {
        log_line(WIDGET_LOG_ERROR, "CClock: no memory for a request.");
        return;
    }
    job->length = length;
    memcpy(job->bytes, bytes, length);
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    if (pthread_create(&thread, &attributes, work, job) != 0) {
        log_line(WIDGET_LOG_ERROR, "CClock: no thread for a request.");
        free(job);
    }
    pthread_attr_destroy(&attributes);
}

const struct widget_bundle *widget_bundle_start(const struct widget_host *given) {
    static const struct widget_bundle bundle = {WIDGET_BUNDLE_ABI, sizeof bundle, handle};
    host = given;
    if (given->abi != WIDGET_BUNDLE_ABI || given->size < offsetof(struct widget_host, image)) {
        if (given->size >= offsetof(struct widget_host, shape_text)) log_line(WIDGET_LOG_ERROR, "CClock: needs a host of ABI 1.");
        return NULL;
    }
    return &bundle;
}
