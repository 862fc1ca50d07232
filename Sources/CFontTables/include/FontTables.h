#pragma once

/// A table of fonts, as text.
///
/// @param name The name of its file, without the ending.
/// @param count Is set to the number of its bytes.
/// @return Its bytes, which no zero ends; NULL where there is no such table.
const unsigned char *font_table(const char *name, long *count);
