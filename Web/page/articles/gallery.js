// The gallery's path, written by the build if `make gallery` has built it.

/** @type {string | undefined} */
export const gallery = undefined;
