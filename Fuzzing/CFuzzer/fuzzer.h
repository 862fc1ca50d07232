#include <stddef.h>
#include <stdint.h>

/* libFuzzer's own mutation, for custom mutators to fall back to. */
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t limit);
