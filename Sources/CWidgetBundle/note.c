#define _GNU_SOURCE
#include <dlfcn.h>
#include "widget_bundle.h"
#include "widget_bundle_note.h"

/* __VERSION__ is the version of the toolchain's own clang: it differs exactly when the Swift compiler does. */
WIDGET_BUNDLE_NOTE("0.1", __VERSION__);

const struct widget_bundle_note *widget_bundle_own_note(void) { return &widget_bundle_note_; }

const char *widget_bundle_own_path(void) {
    Dl_info info;
    return dladdr(&widget_bundle_note_, &info) != 0 ? info.dli_fname : NULL;
}
