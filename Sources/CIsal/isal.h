#ifndef WIDGETHOST_ISAL_H
#define WIDGETHOST_ISAL_H
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>

/* The room that level 1 works in; the header's own constant is arithmetic that Swift does not import. */
enum { WIDGETHOST_ISAL_LEVEL_1_ROOM = ISAL_DEF_LVL1_DEFAULT };
#endif
