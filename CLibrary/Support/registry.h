// The table of solvers: numbers instead of addresses, so a destroyed solver is an error.
#ifndef REGISTRY_H
#define REGISTRY_H

#include <stdint.h>

/// Returns the address stored for a number, or null if the number is not in use.
void *csl_registry_find(uint64_t number);

/// Stores an address; returns its number, or 0 if the table is full or memory runs out.
uint64_t csl_registry_add(void *address);

/// Removes a number; returns its address, or null if the number is not in use.
void *csl_registry_remove(uint64_t number);

#endif
