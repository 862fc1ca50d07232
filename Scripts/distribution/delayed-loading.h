/* What write-delayed-libraries.py writes is built on this. */
#include <stddef.h>

/* A shared library, and the package of Debian and Ubuntu that has it. */
struct delayed_library {
  const char *file;
  const char *package;
};

/* A function, and the place of its library. */
struct delayed_symbol {
  int library;
  const char *name;
};

/* Both end with an entry of zeros. */
extern const struct delayed_library delayed_libraries[];
extern const struct delayed_symbol delayed_symbols[];
/* Where the functions are, once they are loaded. */
extern void *delayed_addresses[];

/* The function at a place of the table; loads all libraries at the first call. */
void *delayed_function(size_t index);
