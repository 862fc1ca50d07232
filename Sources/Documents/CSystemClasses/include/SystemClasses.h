#pragma once

/// The table of Apple's classes, as text.
///
/// @param count Is set to the number of bytes.
/// @return The bytes, which no zero ends.
const unsigned char *system_class_table(long *count);
