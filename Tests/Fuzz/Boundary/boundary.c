/* A host that sends a bundle whatever bytes there are, and answers its questions with some of them. */
#include <stdatomic.h>
#include <sched.h>
#include <string.h>

#include "widget_bundle.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);
int LLVMFuzzerInitialize(int *count, char ***arguments);

static const struct widget_bundle *bundle;
static atomic_int replies;
static const uint8_t *current;
static size_t current_length;

static void reply(void *context, const uint8_t *bytes, size_t length) {
    (void)context;
    volatile uint8_t sum = 0;
    for (size_t i = 0; i < length; i++) sum += bytes[i];
    atomic_fetch_add(&replies, 1);
}

static void take_log(void *context, enum widget_log_level level, const char *text, size_t length) {
    (void)context, (void)level, (void)text, (void)length;
}

static void reload(void *context, const uint8_t *bytes, size_t length) { (void)context, (void)bytes, (void)length; }

static bool ask(void *context, const uint8_t *bytes, size_t length, widget_answer_fn answer, void *closure) {
    (void)context, (void)bytes, (void)length;
    if (current_length % 3 == 0) return false;
    answer(closure, current, current_length);
    return true;
}

static const struct widget_host host = {
    .abi = WIDGET_BUNDLE_ABI, .size = sizeof host, .reply = reply, .log = take_log, .reload = reload, .shape_text = ask, .image = ask,
    .color = ask, .defaults = ask, .activity = ask, .placements = ask,
};

int LLVMFuzzerInitialize(int *count, char ***arguments) {
    (void)count, (void)arguments;
    bundle = widget_bundle_start(&host);
    return 0;
}

/* One request is one reply: it is waited for, since the bundle works on a thread of its own. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    current = bytes;
    current_length = length;
    int before = atomic_load(&replies);
    bundle->handle(bytes, length);
    for (int turn = 0; turn < 100000 && atomic_load(&replies) == before; turn++) sched_yield();
    return 0;
}
