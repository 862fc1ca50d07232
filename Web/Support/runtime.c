// C functions that Swift needs; they must not call themselves: see -fno-builtin in build.sh.

#include <stddef.h>
#include <stdint.h>

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *a = one, *b = other;
  for (size_t index = 0; index < count; index++) {
    if (a[index] != b[index]) return a[index] - b[index];
  }
  return 0;
}

double floor(double value) { return __builtin_floor(value); }
double ceil(double value) { return __builtin_ceil(value); }
double trunc(double value) { return __builtin_trunc(value); }
double rint(double value) { return __builtin_rint(value); }

// Rounds halves away from zero. A sum with 0.5 would round 0.49999999999999994 up.
double round(double value) {
  double whole = __builtin_trunc(value);
  if (__builtin_fabs(value - whole) >= 0.5) whole += __builtin_copysign(1, value);
  return __builtin_copysign(whole, value);
}

// Exact parsing of decimals needs much code; JavaScript has it.
extern double number_from_text(const char *text, size_t count);

const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
  size_t count = 0;
  while (text[count]) count++;
  *value = number_from_text(text, count);
  // JavaScript returns NaN for invalid text.
  return *value == *value ? text + count : NULL;
}

// The 128-bit product from 32-bit halves: a 128-bit multiplication would call this again.
__int128 __multi3(__int128 one, __int128 other) {
  uint64_t a = (uint64_t)one, b = (uint64_t)other;
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t rest = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (rest >> 32);
  high += (uint64_t)(one >> 64) * b + a * (uint64_t)(other >> 64);
  uint64_t bottom = (rest << 32) | (uint32_t)low;
  return (__int128)(((unsigned __int128)high << 64) | bottom);
}
