#!/bin/bash
# Prints the functions that the C library and the WebAssembly build export: all functions of the header, line by line.
set -euo pipefail
cd "$(dirname "$0")"
sed '/static inline/d' include/constraint_solver.h | grep -oP '^[a-z].*\bcsl_\w+(?=\()' | grep -oP 'csl_\w+$' | sort -u
