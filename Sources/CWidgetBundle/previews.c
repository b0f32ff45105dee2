#include "widget_bundle_previews.h"

/* What the Swift compiler writes of each conformance; all offsets are from their own field. */
struct conformance {
    int32_t protocol; /* its lowest bit says that a pointer to it lies there */
    int32_t type;
    int32_t witness_table;
    uint32_t flags; /* bits 3 to 5 say what `type` is: 0 a descriptor, 1 a pointer to one */
};

/* The beginning of a type's descriptor. */
struct type_descriptor {
    uint32_t flags; /* bit 7 says that it is generic */
    int32_t parent;
    int32_t name;
    int32_t access;
};

struct metadata_response {
    const void *metadata;
    size_t state;
};

/* The linker's names for the edges of the section, in this image. */
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

/* The descriptors of SwiftUI's protocols; missing where no SwiftUI is linked. */
extern const char registry_protocol[] __asm__("$s7SwiftUI21WidgetPreviewRegistryMp") __attribute__((weak));
extern const char provider_protocol[] __asm__("$s7SwiftUI15PreviewProviderMp") __attribute__((weak));

static const void *at(const int32_t *field, int32_t offset) { return (const char *)field + offset; }

static const void *protocol_of(const struct conformance *conformance) {
    const void *place = at(&conformance->protocol, conformance->protocol & ~1);
    return conformance->protocol & 1 ? *(const void *const *)place : place;
}

static const struct type_descriptor *type_of(const struct conformance *conformance) {
    const void *place = at(&conformance->type, conformance->type);
    switch (conformance->flags >> 3 & 7) {
    case 0: return place;
    case 1: return *(const void *const *)place;
    default: return NULL;
    }
}

size_t widget_bundle_preview_types(widget_bundle_preview_kind kind, const void **types, size_t capacity) {
    const void *wanted = kind == WIDGET_BUNDLE_PREVIEW_MACRO ? registry_protocol : provider_protocol;
    const int32_t *first = __start_swift5_protocol_conformances, *end = __stop_swift5_protocol_conformances;
    if (wanted == NULL || first == NULL) return 0;
    size_t count = 0;
    for (const int32_t *record = first; record < end; record++) {
        const struct conformance *conformance = at(record, *record);
        if (protocol_of(conformance) != wanted) continue;
        const struct type_descriptor *type = type_of(conformance);
        if (type == NULL || type->flags & 0x80 || type->access == 0) continue;
        /* Calling an accessor makes the type known to the runtime; it takes how much of it is asked for: all. */
        struct metadata_response (*access)(size_t) = (struct metadata_response (*)(size_t))at(&type->access, type->access);
        if (count < capacity) types[count] = access(0).metadata;
        count++;
    }
    return count < capacity ? count : capacity;
}
