/// The commit that the program was built from, short; empty where the build did not say.
const char *autolayout_commit(void);
