// An allocator that needs no operating system: blocks in a few sizes with a free list each.
// A header has the class and the offset in the cell. Sizes waste at most a quarter.

#include <stddef.h>
#include <stdint.h>

enum { alignment = 16, small_limit = 1024, small_classes = small_limit / alignment, classes = 160 };

struct header {
  uint32_t size_class;
  uint32_t offset;
};

struct cell {
  struct cell *next;
};

extern unsigned char __heap_base;
static uintptr_t top;
static uintptr_t end;
static struct cell *unused[classes];

static uint32_t class_of(size_t size) {
  if (size <= small_limit) return (uint32_t)((size + alignment - 1) / alignment);
  uint32_t power = 31 - (uint32_t)__builtin_clz((uint32_t)(size - 1));
  uint32_t step = (uint32_t)((size - 1) >> (power - 2)) & 3;
  return small_classes + 1 + (power - 10) * 4 + step;
}

static size_t size_of(uint32_t size_class) {
  if (size_class <= small_classes) return (size_t)size_class * alignment;
  uint32_t rest = size_class - small_classes - 1;
  return ((size_t)5 + rest % 4) << (rest / 4 + 8);
}

static void *take(size_t bytes) {
  if (top == 0) {
    top = ((uintptr_t)&__heap_base + alignment - 1) & ~(uintptr_t)(alignment - 1);
    end = __builtin_wasm_memory_size(0) * (uintptr_t)65536;
  }
  if (bytes > end - top) {
    size_t pages = (bytes - (end - top) + 65535) / 65536;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
    end += pages * 65536;
  }
  void *cell = (void *)top;
  top += bytes;
  return cell;
}

int posix_memalign(void **block, size_t boundary, size_t size) {
  // Above 16 bytes the block is aligned inside a larger cell.
  size_t slack = boundary > alignment ? boundary : 0;
  if (size > (size_t)1 << 30 || slack > (size_t)1 << 20) return 12;
  uint32_t size_class = class_of(size + slack == 0 ? 1 : size + slack);
  struct cell *cell = unused[size_class];
  if (cell) {
    unused[size_class] = cell->next;
  } else {
    cell = take(alignment + size_of(size_class));
    if (!cell) return 12;
  }
  uintptr_t start = (uintptr_t)cell + alignment;
  if (slack) start = (start + boundary - 1) & ~(uintptr_t)(boundary - 1);
  struct header *header = (struct header *)(start - sizeof *header);
  header->size_class = size_class;
  header->offset = (uint32_t)(start - (uintptr_t)cell);
  *block = (void *)start;
  return 0;
}

void free(void *block) {
  if (!block) return;
  struct header *header = (struct header *)((uintptr_t)block - sizeof *header);
  uint32_t size_class = header->size_class;
  struct cell *cell = (struct cell *)((uintptr_t)block - header->offset);
  cell->next = unused[size_class];
  unused[size_class] = cell;
}

void *malloc(size_t size) {
  void *block;
  return posix_memalign(&block, alignment, size) == 0 ? block : NULL;
}
