// The rules of the compiler are part of the program: a client needs no file at run time.
#include "NibRules.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char rules[] = {
#embed "Rules.txt"
};

const unsigned char *nib_rules(long *count) {
  *count = sizeof rules;
  return rules;
}
