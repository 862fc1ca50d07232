// The tables of fonts are part of the program: a client needs no file at run time.
#include "FontTables.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char Avenir[] = {
#embed "tables/Avenir.txt"
};
static const unsigned char AvenirNext[] = {
#embed "tables/AvenirNext.txt"
};
static const unsigned char Coverage[] = {
#embed "tables/Coverage.txt"
};
static const unsigned char Families[] = {
#embed "tables/Families.txt"
};
static const unsigned char Helvetica[] = {
#embed "tables/Helvetica.txt"
};
static const unsigned char HelveticaNeue[] = {
#embed "tables/HelveticaNeue.txt"
};
static const unsigned char Inter[] = {
#embed "tables/Inter.txt"
};
static const unsigned char Lato[] = {
#embed "tables/Lato.txt"
};
static const unsigned char Montserrat[] = {
#embed "tables/Montserrat.txt"
};
static const unsigned char Nunito[] = {
#embed "tables/Nunito.txt"
};
static const unsigned char OpenSans[] = {
#embed "tables/OpenSans.txt"
};
static const unsigned char ProximaNova[] = {
#embed "tables/ProximaNova.txt"
};
static const unsigned char Quicksand[] = {
#embed "tables/Quicksand.txt"
};
static const unsigned char Roboto[] = {
#embed "tables/Roboto.txt"
};
static const unsigned char SanFrancisco[] = {
#embed "tables/SanFrancisco.txt"
};
static const unsigned char SourceSans3[] = {
#embed "tables/SourceSans3.txt"
};
static const unsigned char Times[] = {
#embed "tables/Times.txt"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  long count;
} tables[] = {
    {"Avenir", Avenir, sizeof Avenir},
    {"AvenirNext", AvenirNext, sizeof AvenirNext},
    {"Coverage", Coverage, sizeof Coverage},
    {"Families", Families, sizeof Families},
    {"Helvetica", Helvetica, sizeof Helvetica},
    {"HelveticaNeue", HelveticaNeue, sizeof HelveticaNeue},
    {"Inter", Inter, sizeof Inter},
    {"Lato", Lato, sizeof Lato},
    {"Montserrat", Montserrat, sizeof Montserrat},
    {"Nunito", Nunito, sizeof Nunito},
    {"OpenSans", OpenSans, sizeof OpenSans},
    {"ProximaNova", ProximaNova, sizeof ProximaNova},
    {"Quicksand", Quicksand, sizeof Quicksand},
    {"Roboto", Roboto, sizeof Roboto},
    {"SanFrancisco", SanFrancisco, sizeof SanFrancisco},
    {"SourceSans3", SourceSans3, sizeof SourceSans3},
    {"Times", Times, sizeof Times},
};

// A bare machine has no strcmp.
static int are_equal(const char *one, const char *other) {
  while (*one != 0 && *one == *other) one++, other++;
  return *one == *other;
}

const unsigned char *font_table(const char *name, long *count) {
  for (unsigned long index = 0; index < sizeof tables / sizeof tables[0]; index++) {
    if (!are_equal(tables[index].name, name)) continue;
    *count = tables[index].count;
    return tables[index].bytes;
  }
  return 0;
}
