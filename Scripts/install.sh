#!/bin/bash
# Installs the built command, the manual page and the completions.
#
# usage: install.sh COMMAND PREFIX, the built autolayout and the target, such as /usr/local or $HOME/.local
set -euo pipefail

command=$1
prefix=$2
completions=(
  "bash share/bash-completion/completions/autolayout"
  "zsh share/zsh/site-functions/_autolayout"
  "fish share/fish/vendor_completions.d/autolayout.fish"
)

mkdir -p "$prefix/bin" "$prefix/share/man/man1"
install -m 755 "$command" "$prefix/bin/autolayout"
"$command" manual >"$prefix/share/man/man1/autolayout.1"
for completion in "${completions[@]}"; do
  read -r shell file <<<"$completion"
  mkdir -p "$(dirname "$prefix/$file")"
  "$command" completions "$shell" >"$prefix/$file"
done
echo "installed: $prefix/bin/autolayout, with manual, and completions for bash, zsh and fish"
