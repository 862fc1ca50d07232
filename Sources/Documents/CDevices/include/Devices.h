#pragma once

/// The table of devices, as text.
///
/// @param count Is set to the number of bytes.
/// @return The bytes, which no zero ends.
const unsigned char *device_table(long *count);
