#include "CBuildInformation.h"

const char *autolayout_commit(void) { return AUTOLAYOUT_COMMIT; }
