/* Random numbers for the C++ library, whose own build calls a function of glibc 2.36.

   Nothing here draws random numbers through C++; the function is linked because the library refers to it. */
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

uint32_t arc4random(void) {
  uint32_t number;
  if (getentropy(&number, sizeof number) != 0) abort();
  return number;
}
