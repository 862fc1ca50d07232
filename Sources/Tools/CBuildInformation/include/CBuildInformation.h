/// The commit that the program was built from, short; empty where the build did not say.
const char *autolayout_commit(void);

/// The workflow for GitHub, as UTF-8.
const char *autolayout_github_template(void);

/// The job for GitLab, as UTF-8.
const char *autolayout_gitlab_template(void);
