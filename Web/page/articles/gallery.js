// The relative path of the gallery's page, written by the build if `make gallery` has built it next
// to this folder.

/** @type {string | undefined} */
export const gallery = undefined;
