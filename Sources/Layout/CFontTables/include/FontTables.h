#pragma once

/// Returns a font table's bytes, which no zero terminates; NULL for an unknown name.
///
/// @param name The file name before the extension.
/// @param count Receives the number of bytes.
const unsigned char *font_table(const char *name, long *count);
