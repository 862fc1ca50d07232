// Where the gallery's page stands, from here; the build writes the place if `make gallery` has built it beside this folder.

/** @type {string | undefined} */
export const gallery = undefined;
