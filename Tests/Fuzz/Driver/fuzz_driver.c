#include "fuzz_driver.h"

__attribute__((weak)) int LLVMFuzzerRunDriver(int *count, char ***arguments, fuzz_run_fn run);

int fuzz_drive(int count, char **arguments, fuzz_run_fn run) {
    return LLVMFuzzerRunDriver ? LLVMFuzzerRunDriver(&count, &arguments, run) : -1;
}
