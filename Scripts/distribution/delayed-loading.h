/* The declarations for the output of write-delayed-libraries.py. */
#include <stddef.h>

/* A shared library, and the package in Debian and Ubuntu. */
struct delayed_library {
  const char *file;
  const char *package;
};

/* A function, and the library's index. */
struct delayed_symbol {
  int library;
  const char *name;
};

/* Both end with an entry of zeros. */
extern const struct delayed_library delayed_libraries[];
extern const struct delayed_symbol delayed_symbols[];
/* The addresses of the functions after loading. */
extern void *delayed_addresses[];

/* Returns the function at an index of the table; loads all libraries at the first call. */
void *delayed_function(size_t index);
