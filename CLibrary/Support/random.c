// Seeds of hash tables: the function is in glibc from 2.36 on, and the library runs with 2.28.
#include <stddef.h>
#include <stdlib.h>
#include <sys/random.h>

__attribute__((visibility("hidden"))) void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  while (count > 0) {
    size_t part = count < 256 ? count : 256;
    if (getentropy(bytes, part) != 0) abort();
    bytes += part;
    count -= part;
  }
}
