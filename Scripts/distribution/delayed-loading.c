/* Loads the libraries for pictures when the first of their functions is called. */
#include "delayed-loading.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sysexits.h>
#include <unistd.h>

enum { LONGEST = 32 };

static pthread_once_t once = PTHREAD_ONCE_INIT;

/**
 * Ends the process: a caller needs the function to continue. Runs no exit handlers, as other threads are
 * running.
 */
static _Noreturn void end(void) {
  fflush(stderr);
  _exit(EX_UNAVAILABLE);
}

static void load(void) {
  void *handles[LONGEST];
  int missing = 0;
  for (int place = 0; delayed_libraries[place].file; place++) {
    handles[place] = dlopen(delayed_libraries[place].file, RTLD_NOW | RTLD_LOCAL);
    if (handles[place]) continue;
    fprintf(stderr, missing ? ", %s" : "autolayout: pictures need libraries that are missing here: %s",
            delayed_libraries[place].file);
    missing = 1;
  }
  if (missing) {
    fprintf(stderr, "\n  on Debian and Ubuntu: apt-get install");
    const char *last = "";
    for (int place = 0; delayed_libraries[place].file; place++) {
      const char *package = delayed_libraries[place].package;
      if (!handles[place] && strcmp(package, last) != 0) fprintf(stderr, " %s", package), last = package;
    }
    fprintf(stderr, "\n  'frames', 'check', 'trace' and 'explain' need none of them\n");
    end();
  }
  for (int index = 0; delayed_symbols[index].name; index++) {
    const struct delayed_symbol *symbol = &delayed_symbols[index];
    delayed_addresses[index] = dlsym(handles[symbol->library], symbol->name);
    if (!delayed_addresses[index]) {
      fprintf(stderr, "autolayout: pictures need a newer %s, which has %s\n",
              delayed_libraries[symbol->library].file, symbol->name);
      end();
    }
  }
}

void *delayed_function(size_t index) {
  pthread_once(&once, load);
  return delayed_addresses[index];
}
