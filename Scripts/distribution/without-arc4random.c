/* Random numbers for the library of C++, whose own build asks the C library for a function of glibc 2.36.

   Nothing here draws random numbers through C++; the function is linked because the library may. */
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

uint32_t arc4random(void) {
  uint32_t number;
  if (getentropy(&number, sizeof number) != 0) abort();
  return number;
}
