#pragma once

/// The table of drawings, as text.
///
/// @param count Is set to the number of bytes.
/// @return The bytes, which no zero ends.
const unsigned char *symbol_drawings(long *count);
