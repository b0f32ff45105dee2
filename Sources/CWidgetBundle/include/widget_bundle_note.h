/* The note of the image that links this library: what a host compares a bundle's note with. No part of the contract. */
#ifndef WIDGET_BUNDLE_NOTE_H
#define WIDGET_BUNDLE_NOTE_H
#include "widget_bundle.h"
#include "widget_bundle_previews.h"

__attribute__((visibility("hidden"))) const struct widget_bundle_note *widget_bundle_own_note(void);

/* The path of that image as the linker knows it, or NULL. */
__attribute__((visibility("hidden"))) const char *widget_bundle_own_path(void);
#endif
