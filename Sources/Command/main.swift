// This file is replaced by the command's own sources.
