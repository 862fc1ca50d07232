#!/usr/bin/env python3
"""Runs the last stage of the Dockerfile on an empty Debian, and the entry point.

usage: check-container.py ARCHIVE

ARCHIVE is the result of `make dist` and replaces the first stage's build with the same script. RUN, COPY from that
stage, USER, WORKDIR and ENTRYPOINT are executed, other instructions are an error. It uses no container engine. Needs
root, debootstrap and a package mirror.
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
    """A Dockerfile's stages, each a list of instructions with arguments."""
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
    """A root file system that needs no engine: the instructions' results, and the settings for running the program."""

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
                fail(f"RUN {rest}\nexited with {call.returncode}\n{call.stdout}")
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
            fail(f"{word} {rest}: unsupported instruction")

    def call(self, arguments, status=0):
        result = self.run([*self.entry, *shlex.split(arguments)], user=self.user)
        if result.returncode != status:
            fail(f"'{arguments}' exited with {result.returncode} instead of {status}\n{result.stdout}")
        return result.stdout


def check(container):
    """Calls the program like a container engine."""
    # The volume of `docker run --volume`, accessible to any user.
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
    print(f"container: the last stage has {size} MB; frames, check and render ran as user {container.user}")


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
            # Every engine mounts it; Swift reads the arguments there.
            subprocess.run(["mount", "--types", "proc", "proc", container.root / "proc"], check=True)
            check(container)
        finally:
            subprocess.run(["umount", container.root / "proc"], stderr=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
