// The table of devices is part of the program: a client needs no file at run time.
#include "Devices.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char table[] = {
#embed "Devices.txt"
};

const unsigned char *device_table(long *count) {
  *count = sizeof table;
  return table;
}
