#!/usr/bin/env python3
"""Drives `autolayout mcp` with the official Python client of the protocol (PyPI `mcp`): handshakes of both kinds, every
tool, progress, cancellation, limits, and a bad call of each kind. Prints SKIPPED if the client is missing.

usage: check-mcp.py PROGRAM [PACKAGE]     PACKAGE: a package with previews, which is built (minutes)"""
import asyncio
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib

try:
    import jsonschema
    from mcp import Client, MCPError
    from mcp.client.stdio import StdioServerParameters, stdio_client
    from mcp_types.version import LATEST_HANDSHAKE_VERSION, LATEST_MODERN_VERSION
except ImportError:
    print("check-mcp: SKIPPED: install the client with 'pip install mcp' (2.0 or later)")
    sys.exit(0)

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
PACKAGE = pathlib.Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else None
# The older kind negotiates a revision, the newer kind names it in each request.
MODES = ("legacy", "auto")
REVISIONS = {"legacy": LATEST_HANDSHAKE_VERSION, "auto": LATEST_MODERN_VERSION}

# Answers calls of the server as a program with previews does: a box of 60 x 40 points.
PREVIEWS = r'''#!/usr/bin/env python3
import json, sys
VIEWS = [{"key": 1, "id": "Box", "name": "Box", "class": "UIView", "depth": 0}]
STEP = {"words": "w", "equation": "Box.width = 60", "priority": 1000}
for line in sys.stdin:
    call = json.loads(line)
    body = {
        "document": {"scenes": [{"id": "preview-1", "title": "Box", "kind": "preview", "views": VIEWS}]},
        "scene": {"layers": [{"key": 1, "view": "Box", "class": "UIView", "name": "Box", "frame": [0, 0, 60, 40]}]},
        "findings": {"findings": [{"rule": "ambiguous-width", "severity": "warning", "message": "m", "view": 1},
                                  {"rule": "unsatisfiable-constraints", "severity": "error", "message": "m"}]},
        "trace": {"edges": [{"name": "width", "value": 60, "sentence": "Box.width = 60", "steps": [STEP]}]},
        "png": {"data": "iVBORw0KGgo=", "size": [60, 40], "scale": 2, "remarks": []},
    }.get(call["name"], {"moved": []})
    print(call["id"], 200, json.dumps(body), flush=True)
'''
SWIFT = r'''#!/bin/sh
case "$*" in
*describe*) echo '{"targets": [{"name": "Previews", "type": "executable",
  "product_dependencies": ["SwiftAutoLayoutPreviews"]}]}' ;;
*show-bin-path*) echo "$PWD/code" ;;
*) grep -n mistake code/Box.swift | sed "s|^\([0-9]*\):.*|$PWD/code/Box.swift:\1:3: error: cannot find 'mistake'|"
   ! grep -q mistake code/Box.swift ;;
esac
'''

checks = 0


def expect(condition, what):
    global checks
    checks += 1
    if not condition:
        raise AssertionError(what)


def client(root, mode, *options, **environment):
    server = StdioServerParameters(
        command=PROGRAM, args=["mcp", "--root", str(root), *options], env=environment or None, cwd=str(root))
    return Client(stdio_client(server), mode=mode)


def text(result):
    return result.content[0].text


class Session:
    """A connection that checks every result against the tool's schema."""

    def __init__(self, connection):
        self.connection = connection
        self.schemas = {}

    async def start(self):
        tools = (await self.connection.list_tools()).tools
        for tool in tools:
            jsonschema.Draft202012Validator.check_schema(tool.input_schema)
            jsonschema.Draft202012Validator.check_schema(tool.output_schema)
        self.schemas = {tool.name: tool.output_schema for tool in tools}
        return tools

    async def call(self, name, **arguments):
        result = await self.connection.call_tool(name, arguments)
        expect(not result.is_error, f"{name} {arguments}: {text(result)}")
        jsonschema.validate(result.structured_content, self.schemas[name])
        expect(len(text(result)) < 9_000, f"{name} returns {len(text(result))} characters")
        return result

    async def values(self, name, **arguments):
        return (await self.call(name, **arguments)).structured_content

    async def refused(self, name, words, **arguments):
        result = await self.connection.call_tool(name, arguments)
        expect(result.is_error, f"{name} {arguments} succeeds")
        expect(words in text(result), f"{name} {arguments}: {text(result)!r} lacks {words!r}")


async def every_tool(session, folder):
    listed = await session.values("list")
    expect({"path": "Login.storyboard", "bytes": 11815} in listed["documents"], "list")
    expect(listed["packages"] == ["code"], "packages")
    expect((await session.values("list", path="Login.storyboard"))["scenes"][0]["title"] == "Login", "scenes")
    views = (await session.values("frames", path="Login.storyboard", device="320"))["views"]
    expect(views[0]["frame"] == [0, 0, 320, 568], "frames at 320 points")
    for arguments in ({}, {"view": "Title"}, {"show": ["constraints"], "appearance": "dark"}):
        picture = (await session.call("render", path="Login.storyboard", **arguments)).content[1]
        expect(picture.type == "image" and picture.mime_type == "image/png", "a picture")
    checked = await session.values("check", path="Faulty.storyboard")
    expect(checked["errors"] == 1 and len(checked["findings"]) > 5, "check")
    fixes = await session.values("fixes", path="Faulty.storyboard", rule="unsatisfiable-constraints")
    expect(fixes["findings"][0]["fixes"], "a fix of the conflict")
    expect((await session.values("explain", file="console.txt"))["conflicts"], "a log")
    expect((await session.values("explain", log=(folder / "console.txt").read_text()))["conflicts"], "a log as text")
    expect((await session.values("explain", path="Faulty.storyboard"))["conflicts"], "a document's conflicts")
    trace = await session.values("trace", path="Login.storyboard", view="Title", other_device="iPhone SE")
    expect(any(step.get("constraint") == "Lgn-c-005" for step in trace["edges"][0]["because"]), "trace")
    compared = await session.call("compare", path="Login.storyboard", **{"with": "Old.storyboard"}, picture=True)
    expect(compared.structured_content["documents"][0]["moved"] and compared.content[1].type == "image", "compare")
    untracked = (await session.values("compare", path="."))["documents"]
    expect([document["path"] for document in untracked] == ["bad.xib"], f"compare with git: {untracked}")
    await edits(session, folder, fixes["findings"][0]["fixes"][0]["edits"])
    await previews(session, folder)


async def edits(session, folder, fix):
    path = folder / "Faulty.storyboard"
    before = path.read_bytes()
    edited = await session.values("edit", path=path.name, edits=fix, title="Fix")
    expect(edited["before"]["errors"] == 1 and edited["after"]["errors"] == 0, "the fix")
    add = {"firstItem": "Flt-lb-007", "firstAttribute": "width", "constant": 300, "relation": "lessThanOrEqual"}
    added = await session.values("edit", path=path.name, edits=[{"add": add}, {
        "object": "Flt-lb-007", "set": "numberOfLines", "value": 2}])
    expect(len(added["added"]) == 1, "an added constraint")
    await session.refused("edit", "no object", path=path.name, edits=[{"object": "nothing", "set": "text", "value": "a"}])
    await session.refused("edit", "its settings are", path=path.name, edits=[{"object": "Flt-lb-007", "set": "color"}])
    expect((await session.values("undo", path=path.name))["left"] == 1, "undo")
    expect((await session.values("undo", path=path.name))["title"] == "Fix", "undo")
    expect(path.read_bytes() == before, "undoing restores the bytes")
    await session.refused("undo", "no edit to undo", path=path.name)
    await session.call("edit", path=path.name, edits=fix)
    path.write_bytes(before)
    await session.refused("undo", "changed by another program", path=path.name)


async def previews(session, folder):
    built = await session.values("build", package="code")
    expect(built["previews"] == [{"program": "Previews", "title": "Box"}], "previews")
    frames = await session.values("frames", package="code")
    expect(frames["views"][0]["frame"] == [0, 0, 60, 40], "a preview's frames")
    expect((await session.call("render", package="code", preview="Box")).content[1].type == "image", "a preview")
    expect((await session.values("check", package="code"))["errors"] == 1, "a preview's findings")
    expect((await session.values("trace", package="code", view="Box"))["edges"][0]["value"] == 60, "reasons")
    await session.refused("render", "previews: Box", package="code", preview="Bx")
    (folder / "code" / "Box.swift").write_text("\n  mistake\n")
    built = await session.values("build", package="code")
    expect(built["errors"][0]["line"] == 2 and not built["built"], "a compiler error")
    (folder / "code" / "Box.swift").write_text("// corrected\n")
    expect((await session.values("build", package="code"))["built"], "a corrected build")


async def bad_calls(session, folder):
    for name, code in (("nothing", -32602), ("initialize", None)):
        try:
            await session.connection.call_tool(name, {})
            expect(False, "an unknown tool is called")
        except MCPError as error:
            expect(code is None or error.code == code, f"{error.code}: {error}")
            expect("tools: list, frames" in str(error), str(error))
    await session.refused("frames", "did you mean 'path'", pth="Login.storyboard")
    await session.refused("frames", "must be a text", path=7)
    await session.refused("frames", "choices: portrait", path="Login.storyboard", orientation="up")
    await session.refused("trace", "missing argument 'view'", path="Login.storyboard")
    await session.refused("frames", "did you mean 'Login.storyboard'", path="Logn.storyboard")
    await session.refused("frames", "did you mean 'Login'", path="Login.storyboard", scene="Logn")
    await session.refused("frames", "did you mean 'iPhone 4'", path="Login.storyboard", device="iPhone 1")
    await session.refused("frames", "expected extraSmall, small", path="Login.storyboard", text_size="gigantic")
    await session.refused("trace", "views: View, Logo", path="Login.storyboard", view="Nothing")
    await session.refused("check", "rules: unsatisfiable", path="Login.storyboard", rule="beauty")
    await session.refused("check", "no .storyboard or .xib below", path="code")
    await session.refused("explain", "no unsatisfiable constraints", log="all is well")
    await session.refused("compare", "unknown revision", path="Login.storyboard", revision="nothing")
    for path in ("../Login.storyboard", "/etc/passwd", "link.storyboard", "a\0b"):
        await session.refused("frames", "null" if "\0" in path else "outside of the served folder", path=path)
    await session.refused("frames", "MB, the limit", path="huge.storyboard")
    await session.refused("frames", "bad.xib:1:", path="bad.xib")
    await session.refused("frames", "it is a folder", path="code")


async def side_by_side(session):
    begin = time.monotonic()
    results = await asyncio.gather(*(session.values("frames", path="Login.storyboard", device=str(width))
                                     for width in (320, 375, 390, 393) for _ in range(4)))
    expect([result["views"][0]["frame"][2] for result in results[::4]] == [320, 375, 390, 393], "calls side by side")
    expect(time.monotonic() - begin < 10, "side by side")
    seen = []

    async def note(progress, total, message):
        seen.append((progress, total, message))

    await session.connection.call_tool("check", {"path": "."}, progress_callback=note)
    expect(len(seen) > 2 and seen == sorted(seen) and "checking" in seen[0][2], f"progress: {seen}")


async def cancellation(folder):
    async with client(folder, "auto", "--jobs", "1") as connection:
        session = Session(connection)
        await session.start()
        await session.call("frames", path="Login.storyboard")
        slow = asyncio.create_task(connection.call_tool("check", {"path": "costly.xib"}))
        await asyncio.sleep(1)
        expect(not slow.done(), "a costly document takes long")
        slow.cancel()
        begin = time.monotonic()
        # The only worker is free again because the process was replaced.
        await session.call("frames", path="Login.storyboard")
        expect(time.monotonic() - begin < 5, f"{time.monotonic() - begin} s after a canceled call")
    async with client(folder, "auto", "--jobs", "1", "--time-limit", "0.5") as connection:
        session = Session(connection)
        await session.start()
        await session.refused("check", "took longer than 0.5 seconds", path="costly.xib")
        await session.call("frames", path="Login.storyboard")


def configured(folder):
    """The options of each client's configuration, which must start the server."""
    for path in sorted((ROOT / "Integrations/agents/clients").iterdir()):
        if path.suffix == ".toml":
            server = tomllib.loads(path.read_text())["mcp_servers"]["autolayout"]
        else:
            values = json.loads(path.read_text())
            server = (values.get("mcpServers") or values["servers"])["autolayout"]
        expect(server["command"] == "autolayout", path.name)
        yield [argument.replace("${workspaceFolder}", str(folder)) for argument in server["args"]]


def raw_lines(folder):
    """Lines that no client sends."""
    lines = [b"nonsense", b"[]", b'{"jsonrpc": "2.0", "id": null, "method": "ping"}', b'{"jsonrpc": "2.0", "id": 1}',
             b'{"jsonrpc": "2.0", "id": 2, "method": "tools/list"}', b'{"jsonrpc": "2.0", "id": 3, "method": "ping"}',
             b'{"jsonrpc": "2.0", "id": 4, "method": "tools/list", "params": {"_meta": '
             b'{"io.modelcontextprotocol/protocolVersion": "1999-01-01", '
             b'"io.modelcontextprotocol/clientCapabilities": {}}}}', b"x" * (3 << 20), b"[" * 100_000,
             b'{"jsonrpc": "2.0", "id": 5, "method": "resources/list"}', b"", b'{"jsonrpc": "2.0", "method": "?"}']
    answer = subprocess.run([PROGRAM, "mcp"], input=b"\n".join(lines), stdout=subprocess.PIPE, cwd=folder, timeout=30)
    messages = [json.loads(line) for line in answer.stdout.splitlines()]
    codes = [message.get("error", {}).get("code", "result") for message in messages]
    expected = [-32700, -32600, -32600, -32600, -32602, "result", -32022, -32600, -32700, -32601]
    expect(codes == expected and answer.returncode == 0, f"{codes}")
    expect(LATEST_HANDSHAKE_VERSION in messages[6]["error"]["data"]["supported"], "supported revisions")


def costly():
    """A stack view of 2,900 labels in equal parts: more time than any limit."""
    labels = "".join(f'<label text="word" translatesAutoresizingMaskIntoConstraints="NO" id="l{number}">'
                     '<rect key="frame" x="0" y="0" width="9" height="9"/></label>' for number in range(2_900))
    return ('<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" '
            'targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><stackView axis="vertical" '
            'distribution="fillEqually" id="s"><rect key="frame" x="0" y="0" width="9" height="9"/>'
            f"<subviews>{labels}</subviews></stackView></objects></document>")


def prepare(folder):
    for name in ("Login.storyboard", "Faulty.storyboard", "console.txt", "Assets.xcassets"):
        source = ROOT / "Examples" / name
        (shutil.copytree if source.is_dir() else shutil.copy)(source, folder / name)
    shutil.copy(ROOT / "Examples/Changed/Login.storyboard", folder / "Old.storyboard")
    for name, content in (("Package.swift", "// SwiftAutoLayoutPreviews"), ("Box.swift", "//"), ("Previews", PREVIEWS),
                          ("swift", SWIFT)):
        (folder / "code").mkdir(exist_ok=True)
        (folder / "code" / name).write_text(content)
        (folder / "code" / name).chmod(0o755)
    for command in (["init", "--quiet"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a"]):
        subprocess.run(["git", "-C", folder, *command], check=True)
    (folder / "costly.xib").write_text(costly())
    (folder / "bad.xib").write_text("<document><a></document>")
    (folder / "link.storyboard").symlink_to("/etc/passwd")
    with open(folder / "huge.storyboard", "wb") as huge:
        huge.truncate(1 << 40)


async def real_package(mode):
    async with client(PACKAGE, mode) as connection:
        session = Session(connection)
        await session.start()
        built = await session.values("build", package=".")
        expect(built["built"] and built["previews"], f"{built}")
        preview = built["previews"][0]["title"]
        for tool, arguments in (("frames", {}), ("render", {"show": ["constraints"]}), ("check", {})):
            await session.call(tool, package=".", preview=preview, **arguments)


async def main():
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary).resolve()
        prepare(folder)
        for name in ("costly.xib", "huge.storyboard"):
            (folder / name).rename(folder.parent / f"{folder.name}-{name}")
        try:
            for mode in MODES:
                async with client(folder, mode, "--allow-edits", SWIFT=str(folder / "code/swift")) as connection:
                    expect(connection.protocol_version == REVISIONS[mode], connection.protocol_version)
                    session = Session(connection)
                    expect(len(await session.start()) == 11, "tools")
                    await every_tool(session, folder)
                    await side_by_side(session)
            for name in ("costly.xib", "huge.storyboard"):
                (folder.parent / f"{folder.name}-{name}").rename(folder / name)
            async with client(folder, "auto") as connection:
                session = Session(connection)
                names = [tool.name for tool in await session.start()]
                expect("edit" not in names and "undo" not in names, "edits need --allow-edits")
                await bad_calls(session, folder)
            for options in configured(folder):
                server = StdioServerParameters(command=PROGRAM, args=options, cwd=str(folder))
                async with Client(stdio_client(server)) as connection:
                    expect(len(await Session(connection).start()) == 11, f"{options}")
            await cancellation(folder)
            raw_lines(folder)
        finally:
            for name in ("costly.xib", "huge.storyboard"):
                (folder.parent / f"{folder.name}-{name}").unlink(missing_ok=True)
    if PACKAGE:
        await real_package("auto")
    print(f"check-mcp: {checks} checks passed")


if __name__ == "__main__":
    os.environ.setdefault("NO_COLOR", "1")
    asyncio.run(main())
