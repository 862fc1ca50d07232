#pragma once
#include <stddef.h>

/// Returns a file of the page and the number of its bytes, or NULL.
const unsigned char *preview_page_file(const char *name, long *count);
