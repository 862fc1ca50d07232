// The drawings of symbols are part of the program: a client needs no file at run time.
#include "SymbolDrawings.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char drawings[] = {
#embed "Drawings.txt"
};

const unsigned char *symbol_drawings(long *count) {
  *count = sizeof drawings;
  return drawings;
}
