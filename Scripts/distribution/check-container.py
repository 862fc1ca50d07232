#!/usr/bin/env python3
"""Follows the last stage of the Dockerfile on an empty Debian, and runs its entry point.

usage: check-container.py ARCHIVE

ARCHIVE is what `make dist` built: it stands for what the first stage builds with the same script. RUN, COPY
of that stage, USER, WORKDIR and ENTRYPOINT are followed as they stand, other instructions are an error. No
engine for containers takes part. Needs root, debootstrap and a mirror of packages.
"""

import json
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def fail(message):
    sys.exit(f"container: {message}")


def stages(text):
    """The stages of a Dockerfile, each a list of instructions and what stands behind them."""
    text = re.sub(r"^#.*\n", "", text, flags=re.M)
    found = []
    for line in re.sub(r"\\\n", " ", text).splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "FROM":
            found.append([])
        if word:
            found[-1].append((word, rest.strip()))
    return found


class Container:
    """A root without an engine: what the instructions made, and how they are to be run."""

    def __init__(self, root, archive):
        self.root, self.archive = pathlib.Path(root), archive
        self.user, self.folder, self.entry = "0", "/", []

    def run(self, command, user="0", **options):
        change = ["chroot", f"--userspec={user}", str(self.root), "/usr/bin/env", "-i", f"PATH={PATH}", "LANG=C.UTF-8",
                  "DEBIAN_FRONTEND=noninteractive", "sh", "-c", 'cd "$0" && exec "$@"', self.folder, *command]
        return subprocess.run(change, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)

    def follow(self, word, rest):
        if word == "FROM":
            suite = re.search(r"debian:(\w+)", rest)
            subprocess.run(["debootstrap", "--variant=minbase", suite.group(1), str(self.root)], check=True,
                           stdout=subprocess.DEVNULL)
        elif word == "RUN":
            call = self.run(["sh", "-ec", rest])
            if call.returncode:
                fail(f"RUN {rest}\nended with {call.returncode}\n{call.stdout}")
        elif word == "COPY" and rest.startswith("--from=build /dist/swift-auto-layout "):
            subprocess.run(["tar", "--extract", "--file", str(self.archive), "--strip-components=1", "--no-same-owner",
                            "--directory", str(self.root / rest.split()[-1].lstrip("/"))], check=True)
        elif word == "USER":
            self.user = rest
        elif word == "WORKDIR":
            self.folder = rest
            (self.root / rest.lstrip("/")).mkdir(exist_ok=True)
        elif word == "ENTRYPOINT":
            self.entry = json.loads(rest)
        elif word != "CMD":
            fail(f"{word} {rest}: not known here")

    def call(self, arguments, status=0):
        result = self.run([*self.entry, *shlex.split(arguments)], user=self.user)
        if result.returncode != status:
            fail(f"'{arguments}' ended with {result.returncode}, not with {status}\n{result.stdout}")
        return result.stdout


def check(container):
    """Calls the program as the container would."""
    # What `docker run --volume` would put there, for whoever the container runs as.
    work = container.root / container.folder.lstrip("/")
    for name in ("Login.storyboard", "Faulty.storyboard"):
        shutil.copy(ROOT / "Examples" / name, work)
    work.chmod(0o777)
    print(container.call("--version").strip())
    if "UIImageView" not in container.call("frames Login.storyboard"):
        fail("frames printed no table")
    container.call("check .", status=1)
    container.call("render Login.storyboard -o login.png")
    picture = work / "login.png"
    if not picture.exists() or picture.stat().st_uid == 0:
        fail("render wrote no picture, or wrote it as root")
    size = subprocess.run(["du", "--one-file-system", "--summarize", "--block-size=1MB", container.root], check=True,
                          text=True, stdout=subprocess.PIPE).stdout.split()[0]
    print(f"container: its last stage has {size} MB; frames, check and render ran as user {container.user}")


def main():
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    if not shutil.which("debootstrap"):
        sys.exit("container: needs debootstrap (apt-get install debootstrap)")
    with tempfile.TemporaryDirectory() as root:
        pathlib.Path(root).chmod(0o755)
        container = Container(root, pathlib.Path(sys.argv[1]).resolve())
        try:
            for word, rest in stages((ROOT / "Dockerfile").read_text())[-1]:
                container.follow(word, rest)
            # As every engine has it; Swift reads its arguments there.
            subprocess.run(["mount", "--types", "proc", "proc", container.root / "proc"], check=True)
            check(container)
        finally:
            subprocess.run(["umount", container.root / "proc"], stderr=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
