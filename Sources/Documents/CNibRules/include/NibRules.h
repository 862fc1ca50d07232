#pragma once

/// The rules of the compiler of nibs, as text.
///
/// @param count Is set to the number of bytes.
/// @return The bytes, which no zero ends.
const unsigned char *nib_rules(long *count);
