#pragma once

/// Returns the bytes of a font table, without a terminating zero; NULL for an unknown name.
///
/// @param name The name of its file, without the extension.
/// @param count Receives the number of bytes.
const unsigned char *font_table(const char *name, long *count);
