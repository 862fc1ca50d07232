#include "registry.h"

#include <stdatomic.h>
#include <stddef.h>

// WebAssembly has no stdlib.h.
void *malloc(size_t size);

struct slot {
  _Atomic(uint32_t) generation;
  // The next unused slot plus 1, in the list of unused slots.
  uint32_t next;
  _Atomic(void *) address;
};

// Blocks double in size and never move, so a search needs no lock.
enum { first_bits = 6, blocks = 26 };
// Most programs need no other block.
static struct slot first[1 << first_bits] = {[0 ... (1 << first_bits) - 1] = {.generation = 1}};
static _Atomic(struct slot *) table[blocks] = {first};
static uint32_t used;
static uint32_t unused;
static atomic_flag lock = ATOMIC_FLAG_INIT;

static void acquire(void) {
  while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire)) {
  }
}

static void release(void) { atomic_flag_clear_explicit(&lock, memory_order_release); }

// Block 0 has 64 slots, block 1 the next 128.
static uint32_t block_of(uint32_t index) {
  return 31 - (uint32_t)__builtin_clz(index + (1u << first_bits)) - first_bits;
}

static uint32_t start_of(uint32_t block) { return (1u << (block + first_bits)) - (1u << first_bits); }

static struct slot *slot_at(uint32_t index) {
  if (index < 1u << first_bits) return first + index;
  uint32_t block = block_of(index);
  struct slot *slots = atomic_load_explicit(&table[block], memory_order_acquire);
  return slots ? slots + (index - start_of(block)) : NULL;
}

// A number has the generation in the upper half, and the index plus 1 in the lower half.
static struct slot *slot_of(uint64_t number) {
  uint32_t index = (uint32_t)number - 1;
  if ((uint32_t)number == 0 || index >= start_of(blocks - 1)) return NULL;
  struct slot *slot = slot_at(index);
  uint32_t generation = (uint32_t)(number >> 32);
  if (!slot || atomic_load_explicit(&slot->generation, memory_order_acquire) != generation) return NULL;
  return slot;
}

void *csl_registry_find(uint64_t number) {
  struct slot *slot = slot_of(number);
  return slot ? atomic_load_explicit(&slot->address, memory_order_acquire) : NULL;
}

// Returns an unused slot's index, or UINT32_MAX; the lock is held.
static uint32_t take(void) {
  if (unused != 0) {
    uint32_t index = unused - 1;
    unused = slot_at(index)->next;
    return index;
  }
  if (used >= start_of(blocks - 1)) return UINT32_MAX;
  uint32_t block = block_of(used);
  if (block > 0 && used == start_of(block)) {
    struct slot *slots = malloc(sizeof *slots << (block + first_bits));
    if (!slots) return UINT32_MAX;
    for (uint32_t position = 0; position >> (block + first_bits) == 0; position++) {
      atomic_init(&slots[position].generation, 1);
      atomic_init(&slots[position].address, NULL);
      slots[position].next = 0;
    }
    atomic_store_explicit(&table[block], slots, memory_order_release);
  }
  return used++;
}

uint64_t csl_registry_add(void *address) {
  acquire();
  uint32_t index = take();
  if (index == UINT32_MAX) {
    release();
    return 0;
  }
  struct slot *slot = slot_at(index);
  atomic_store_explicit(&slot->address, address, memory_order_release);
  uint32_t generation = atomic_load_explicit(&slot->generation, memory_order_relaxed);
  release();
  return (uint64_t)generation << 32 | (index + 1);
}

void *csl_registry_remove(uint64_t number) {
  acquire();
  struct slot *slot = slot_of(number);
  void *address = slot ? atomic_load_explicit(&slot->address, memory_order_relaxed) : NULL;
  if (address) {
    atomic_store_explicit(&slot->address, NULL, memory_order_relaxed);
    uint32_t generation = atomic_load_explicit(&slot->generation, memory_order_relaxed);
    atomic_store_explicit(&slot->generation, generation + 1, memory_order_release);
    // After four thousand million uses a slot is left unused, because its numbers would repeat.
    if (generation + 1 != 0) {
      slot->next = unused;
      unused = (uint32_t)number;
    }
  }
  release();
  return address;
}
