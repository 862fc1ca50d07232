// The table of classes is part of the program: a client needs no file at run time.
#include "SystemClasses.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char table[] = {
#embed "SystemClasses.txt"
};

const unsigned char *system_class_table(long *count) {
  *count = sizeof table;
  return table;
}
