#include "fuzz_driver.h"

__attribute__((weak)) int LLVMFuzzerRunDriver(int *count, char ***arguments, fuzz_run_fn run);
__attribute__((weak)) size_t LLVMFuzzerMutate(uint8_t *bytes, size_t length, size_t limit);
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t length, size_t limit, unsigned seed);

static fuzz_mutate_fn mutate;

int fuzz_drive(int count, char **arguments, fuzz_run_fn run, fuzz_mutate_fn change) {
    mutate = change;
    return LLVMFuzzerRunDriver ? LLVMFuzzerRunDriver(&count, &arguments, run) : -1;
}

size_t fuzz_change(uint8_t *bytes, size_t length, size_t limit) {
    return LLVMFuzzerMutate ? LLVMFuzzerMutate(bytes, length, limit) : length;
}

/* Called by libFuzzer where it is there. */
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t length, size_t limit, unsigned seed) {
    return mutate ? mutate(bytes, length, limit, seed) : fuzz_change(bytes, length, limit);
}
