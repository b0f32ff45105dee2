/* libFuzzer's own entry, where it is linked in. */
#ifndef WIDGETHOST_FUZZ_DRIVER_H
#define WIDGETHOST_FUZZ_DRIVER_H
#include <stddef.h>
#include <stdint.h>

typedef int (*fuzz_run_fn)(const uint8_t *bytes, size_t length);

/* Changes an input in its place, where there is room for `limit` bytes; its new length. */
typedef size_t (*fuzz_mutate_fn)(uint8_t *bytes, size_t length, size_t limit, unsigned seed);

/* Runs libFuzzer with its command line; -1 where the program was built without it. NULL leaves changes to libFuzzer. */
int fuzz_drive(int count, char **arguments, fuzz_run_fn run, fuzz_mutate_fn change);

/* libFuzzer's own change of bytes. */
size_t fuzz_change(uint8_t *bytes, size_t length, size_t limit);

#endif
