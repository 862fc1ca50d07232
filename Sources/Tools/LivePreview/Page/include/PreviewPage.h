#pragma once
#include <stddef.h>

/// Returns a page file and the number of bytes, or NULL.
const unsigned char *preview_page_file(const char *name, long *count);
