#!/usr/bin/env python3
"""Runs the steps of action.yml, the GitLab template, the pre-commit hook and the Xcode build phase.

usage: check-integrations.py ARCHIVE

ARCHIVE is the result of `make dist`. A temporary repository contains a document with findings and, on a branch, a
change of it. Each script runs with the shell options, environment and files of the service. `uses:` steps only
receive their inputs, and stubs for `gh` and `sudo` record their calls. Needs python3-yaml and git. Runs the
hook if pre-commit is installed, and checks the Dockerfile and the scripts with hadolint and shellcheck if they are.
"""
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COMMIT = ["git", "-c", "user.name=check", "-c", "user.email=check@example.invalid", "commit", "-q"]


def fail(message):
    sys.exit("integrations: " + message)


def expect(holds, what):
    if not holds:
        fail(what)


class Repository:
    """A project's repository: `main` has a document with findings, `change` moves one of its views."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.git("init", "-q", "-b", "main", ".")
        for name in ("Faulty", "Login", "Settings"):
            shutil.copy(ROOT / "Examples" / (name + ".storyboard"), self.folder)
        self.commit("Begin")
        self.base = self.git("rev-parse", "HEAD")
        self.git("checkout", "-q", "-b", "change")
        login = self.folder / "Login.storyboard"
        text = login.read_text(encoding="utf-8")
        changed = re.sub(r'(<constraint [^>]*\bconstant=")\d+(")', r"\g<1>77\2", text, count=1)
        expect(changed != text, "no constant to change in Login.storyboard")
        login.write_text(changed, encoding="utf-8")
        self.commit("Change a constant")

    def git(self, *arguments):
        return subprocess.run(["git", *arguments], cwd=self.folder, check=True, text=True,
                              stdout=subprocess.PIPE).stdout.strip()

    def commit(self, message):
        self.git("add", "-A")
        subprocess.run([*COMMIT, "-m", message], cwd=self.folder, check=True)


def evaluated(expression, context):
    """The value of a GitHub expression, limited to expressions in action.yml."""
    def value(name):
        found = context
        for part in name.split("."):
            found = found.get(part, "") if isinstance(found, dict) else ""
        return repr(found)
    words = re.split(r"('[^']*')", expression)
    for index in range(0, len(words), 2):
        text = words[index].replace("&&", " and ").replace("||", " or ")
        words[index] = re.sub(r"[a-z_]+(\.[\w-]+)+", lambda match: value(match.group()), text)
    return eval("".join(words).strip(), {"__builtins__": {}})


def filled(text, context):
    return re.sub(r"\$\{\{(.*?)\}\}", lambda match: str(evaluated(match.group(1), context)), str(text))


def run_action(repository, archive, inputs, event):
    """Runs the steps of the action; returns its context, the calls of stubs and whether it failed."""
    action = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as temporary:
        tools = pathlib.Path(temporary) / "tools"
        tools.mkdir()
        calls = pathlib.Path(temporary) / "calls"
        for name in ("gh", "sudo"):
            (tools / name).write_text('#!/bin/bash\necho "%s $*" >>"%s"\n' % (name, calls))
            (tools / name).chmod(0o755)
        context = {
            "inputs": {name: str(about.get("default", "")) for name, about in action["inputs"].items()},
            "github": {"event_name": event, "job": "check", "server_url": "https://example.invalid",
                       "event": {"pull_request": {"base": {"sha": repository.base}, "number": 7}}},
            "steps": {}, "strategy": {"job-index": 0}}
        context["inputs"].update(inputs, archive=str(archive))
        environment = dict(os.environ, GITHUB_ACTION_PATH=str(ROOT), RUNNER_TEMP=temporary)
        path = [str(tools)]
        has_failed = False
        for step in action["runs"]["steps"]:
            if "if" in step and not evaluated(step["if"], context):
                continue
            if "uses" in step:
                for key, given in step["with"].items():
                    files = filled(given, context).split()
                    if key == "sarif_file":
                        report = json.loads((repository.folder / files[0]).read_text(encoding="utf-8"))
                        expect(report["version"] == "2.1.0", "the uploaded report is not SARIF")
                    elif key == "path":
                        expect(any((repository.folder / file).exists() for file in files),
                               "nothing to keep of " + given)
                continue
            files = {name: pathlib.Path(temporary) / name for name in ("GITHUB_OUTPUT", "GITHUB_PATH")}
            for file in files.values():
                file.write_text("")
            own = {name: filled(given, context) for name, given in step.get("env", {}).items()}
            call = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", filled(step["run"], context)],
                cwd=repository.folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                env=dict(environment, **own, PATH=":".join([*path, os.environ["PATH"]]),
                         **{name: str(file) for name, file in files.items()}))
            path = files["GITHUB_PATH"].read_text().split() + path
            outputs = dict(line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines())
            context["steps"][step.get("id", step["name"])] = {"outputs": outputs, "text": call.stdout}
            print("  %s: %d" % (step["name"], call.returncode))
            if call.returncode:
                has_failed = True
                if step["name"] != "Fail on findings":
                    fail("step '%s' ended with %d\n%s" % (step["name"], call.returncode, call.stdout))
                break
        made = calls.read_text().splitlines() if calls.exists() else []
        return context, made, has_failed


def check_action(archive, folder):
    repository = Repository(folder)
    checksum = hashlib.sha256(archive.read_bytes()).hexdigest()
    # The base is fetched from the origin of the clone.
    repository.git("remote", "add", "origin", str(repository.folder))
    print("action, a pull request with pictures")
    context, calls, has_failed = run_action(
        repository, archive, {"checksum": checksum, "pictures": "true"}, "pull_request")
    expect(has_failed and context["steps"]["check"]["outputs"] == {"findings": "true"},
           "findings did not fail the job")
    expect("::error file=Faulty.storyboard" in context["steps"]["check"]["text"], "no annotations")
    expect(any(call.startswith("gh pr comment 7 --body-file autolayout-diff.md") for call in calls),
           "no comment")
    expect("Login.storyboard" in (repository.folder / "autolayout-diff.md").read_text(encoding="utf-8"),
           "the comment names no document")
    print("action, a push of a document that has no findings")
    context, calls, has_failed = run_action(
        repository, archive, {"paths": "Settings.storyboard", "shard": "1/1"}, "push")
    expect(not has_failed and context["steps"]["check"]["outputs"] == {"findings": "false"} and not calls,
           "a push with no findings failed")


def check_gitlab(archive, folder):
    print("GitLab's template")
    repository = Repository(folder)
    template = yaml.safe_load(
        (ROOT / "Integrations/gitlab/autolayout.gitlab-ci.yml").read_text(encoding="utf-8"))["autolayout"]
    # The first line installs packages of this machine; folders in the image's root become the job's own.
    lines = [re.sub(r"/(opt|tmp)/", folder + "/", line) for line in template["script"][1:]]
    call = subprocess.run(
        ["bash", "-eo", "pipefail", "-c", "\n".join(lines)], cwd=repository.folder, text=True, capture_output=True,
        env=dict(os.environ, AUTOLAYOUT_ARCHIVE=str(archive), **{
            name: str(value) for name, value in template["variables"].items()},
            AUTOLAYOUT_CHECKSUM=hashlib.sha256(archive.read_bytes()).hexdigest(), CI_NODE_INDEX="1", CI_NODE_TOTAL="1"))
    expect(call.returncode == 1, "the job ended with %d\n%s" % (call.returncode, call.stderr))
    report = xml.etree.ElementTree.parse(repository.folder / template["artifacts"]["reports"]["junit"])
    expect(report.getroot().findall(".//failure"), "the report has no failures")


def check_hook(program, folder):
    if not shutil.which("pre-commit"):
        return print("hook: SKIPPED, pre-commit is not installed")
    print("the pre-commit hook")
    repository = Repository(folder)
    environment = dict(os.environ, PATH="%s:%s" % (program.parent, os.environ["PATH"]),
                       PRE_COMMIT_HOME=folder + "/.git/pre-commit")
    for document, status in (("Faulty.storyboard", 1), ("Settings.storyboard", 0)):
        call = subprocess.run(
            ["pre-commit", "try-repo", str(ROOT), "autolayout-check", "--files", document], cwd=repository.folder,
            env=environment, text=True, capture_output=True)
        expect(call.returncode == status and "check layouts" in call.stdout,
               "the hook ended with %d for %s\n%s" % (call.returncode, document, call.stdout))


def check_xcode(program, folder):
    print("the Xcode build phase")
    repository = Repository(folder)
    call = subprocess.run(
        [str(ROOT / "Integrations/xcode/check-layouts.sh")], text=True, capture_output=True,
        env=dict(os.environ, AUTOLAYOUT=str(program), SRCROOT=str(repository.folder)))
    expect(call.returncode == 0 and re.search(r"Faulty\.storyboard:\d+:\d+: (error|warning): ", call.stdout),
           "the phase ended with %d\n%s" % (call.returncode, call.stdout))


def check_form():
    scripts = [path for folder in ("Integrations", "Integrations/xcode", "Scripts", "Scripts/distribution")
               for path in sorted((ROOT / folder).glob("*.sh"))]
    for command in (["hadolint", ROOT / "Dockerfile"], ["shellcheck", "--severity=warning", *scripts]):
        name = command[0]
        if not shutil.which(name):
            print("form: SKIPPED, %s is not installed" % name)
            continue
        call = subprocess.run(command, text=True, capture_output=True)
        expect(call.returncode == 0, "%s finds\n%s" % (name, call.stdout))
        print("form: %s finds nothing" % name)


def main():
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    archive = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as temporary:
        folders = [os.path.join(temporary, name) for name in ("action", "gitlab", "hook", "xcode", "command")]
        for folder in folders:
            os.mkdir(folder)
        check_action(archive, folders[0])
        check_gitlab(archive, folders[1])
        subprocess.run(["tar", "-xf", archive, "-C", folders[4], "--strip-components=1"], check=True)
        program = pathlib.Path(folders[4]) / "bin" / "autolayout"
        check_hook(program, folders[2])
        check_xcode(program, folders[3])
    check_form()
    print("integrations: all succeeded")


if __name__ == "__main__":
    main()
