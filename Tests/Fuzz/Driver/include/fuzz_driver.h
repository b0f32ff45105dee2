/* libFuzzer's own entry, where it is linked in. */
#ifndef WIDGETHOST_FUZZ_DRIVER_H
#define WIDGETHOST_FUZZ_DRIVER_H
#include <stddef.h>
#include <stdint.h>

typedef int (*fuzz_run_fn)(const uint8_t *bytes, size_t length);

/* Runs libFuzzer with its command line; -1 where the program was built without it. */
int fuzz_drive(int count, char **arguments, fuzz_run_fn run);

#endif
