// This file is replaced by the module's own sources.
