// Checks that report where they fail, and continue.
#ifndef CHECKS_H
#define CHECKS_H

#include <stdio.h>

static int failures;

#define CHECK(condition)                                                           \
  do {                                                                             \
    if (!(condition)) {                                                            \
      failures++;                                                                  \
      fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #condition);    \
    }                                                                              \
  } while (0)

#endif
