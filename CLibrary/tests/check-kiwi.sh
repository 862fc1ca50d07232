#!/bin/bash
# Runs kiwi's own tests with our header in the place of kiwi's: the Python tests through kiwi's Python binding, and the
# C++ tests. The source of kiwi comes from PyPI, the test programs from Debian and PyPI; nothing of it is kept.
#
# usage: check-kiwi.sh [FOLDER]    what build.sh made, out/c-library by default
#   KIWI=1.5.1 selects the version. The folder .build/kiwi keeps downloads.
set -euo pipefail
cd "$(dirname "$0")/../.."
built=$(realpath "${1:-out/c-library}")
version=${KIWI:-1.5.1}
work=$PWD/.build/kiwi
mkdir -p "$work"

python=$work/environment/bin/python
if [ ! -x "$python" ]; then
  python3 -m venv "$work/environment"
  "$python" -m pip install --quiet pytest cppy setuptools setuptools_scm wheel
fi
[ -e "$work/kiwisolver-$version.tar.gz" ] || "$python" -m pip download --quiet --no-deps --no-binary kiwisolver \
  --no-build-isolation --dest "$work" "kiwisolver==$version"
source=$work/source
rm -rf "$source" "$work/installed"
mkdir "$source"
tar --extract --file "$work/kiwisolver-$version.tar.gz" --directory "$source" --strip-components 1

# Without this folder the binding cannot compile with kiwi's own solver.
mv "$source/kiwi" "$source/kiwi-unused"
CPLUS_INCLUDE_PATH="$built/include/constraint-solver" LDFLAGS="-L$built/lib -Wl,--no-as-needed -lconstraint-solver -Wl,-rpath,$built/lib" \
  "$python" -m pip install --quiet --no-deps --no-build-isolation --target "$work/installed" "$source"
ldd "$work"/installed/kiwisolver/_cext*.so | grep libconstraint-solver >/dev/null || {
  echo "check-kiwi: the binding does not use the library" >&2
  exit 1
}
(cd "$source/py/tests" && PYTHONPATH="$work/installed" "$python" -m pytest --quiet -p no:cacheprovider .)

# GoogleTest of Debian, unpacked.
if [ ! -e "$work/gtest/usr/include/gtest/gtest.h" ]; then
  (cd "$work" && apt-get -o APT::Sandbox::User=root download -qq libgtest-dev && dpkg --extract libgtest-dev_*.deb gtest)
fi
gtest=$work/gtest/usr
archive=$(find "$gtest/lib" -name libgtest.a)
c++ -std=c++17 -O1 -w -I "$gtest/include" -I "$built/include/constraint-solver" "$source"/tests/*.cpp "$archive" \
  "$(dirname "$archive")/libgtest_main.a" "$built/lib/libconstraint-solver.a" -lm -pthread -o "$work/tests"
# SimplexTest checks which of several optimal solutions kiwi chooses: z is 39 also for x1 = 5.5, x2 = 0, x3 = 12.5.
"$work/tests" --gtest_brief=1 --gtest_filter=-SimplexTest.Maximization
