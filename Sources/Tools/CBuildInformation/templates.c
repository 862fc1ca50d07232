// The CI files are part of the program: `autolayout init` needs no other file.
#include "CBuildInformation.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char github[] = {
#embed "../../../Integrations/github/autolayout.yml" suffix(, 0)
};

static const char gitlab[] = {
#embed "../../../Integrations/gitlab/autolayout.gitlab-ci.yml" suffix(, 0)
};

const char *autolayout_github_template(void) { return github; }

const char *autolayout_gitlab_template(void) { return gitlab; }
