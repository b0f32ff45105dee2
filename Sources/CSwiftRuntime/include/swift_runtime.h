/* A hook of the Swift runtime that only C can set. */
#ifndef WIDGETHOST_SWIFT_RUNTIME_H
#define WIDGETHOST_SWIFT_RUNTIME_H
#include <stdbool.h>

/* Lets code run that is declared for an actor and called elsewhere, which by default ends the process: widgets written before
 * Swift 6 do it, and on their own platform it is a warning for them. `report` is called each time, on the thread that did it.
 * [any thread, once] Returns false where the runtime has no such hook; everything then stays as it was. */
bool widgethost_tolerate_isolation_faults(void (*report)(void));
#endif
