#pragma once
#include <stddef.h>

/// A file of the page, as it stands in the program.
///
/// @param name The name of the file.
/// @param count Is set to the number of its bytes.
/// @return Its bytes; NULL where the page has no file of that name.
const unsigned char *preview_page_file(const char *name, long *count);
