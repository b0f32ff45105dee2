#ifndef WIDGET_BUNDLE_PREVIEWS_H
#define WIDGET_BUNDLE_PREVIEWS_H

#include <stddef.h>
#include <stdint.h>

/* The types of this image that hold previews, found by their conformances; nothing of the author's runs. */

typedef enum widget_bundle_preview_kind {
    /* What #Preview expands to. */
    WIDGET_BUNDLE_PREVIEW_MACRO = 0,
    /* PreviewProvider. */
    WIDGET_BUNDLE_PREVIEW_PROVIDER = 1,
} widget_bundle_preview_kind;

/* Writes up to `capacity` Swift types and returns how many. [any thread] */
__attribute__((visibility("hidden"))) size_t widget_bundle_preview_types(
    widget_bundle_preview_kind kind, const void **types, size_t capacity);
#endif
