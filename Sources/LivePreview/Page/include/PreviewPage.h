#pragma once
#include <stddef.h>

/// Returns a file of the page, which is compiled into the program.
///
/// @param name The name of the file.
/// @param count Is set to the number of its bytes.
/// @return Its bytes, or NULL if the page has no such file.
const unsigned char *preview_page_file(const char *name, long *count);
