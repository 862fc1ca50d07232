#!/usr/bin/env python3
"""Measures the compile time of UIKit clients with this package and with another state of it.

usage: measure-clients.py [--before FOLDER] [--runs N] [--modes M,M] [--no-instructions] [CLIENT…]

FOLDER is a checkout of another state, built with `swift build --target UIKit`, and for the mode `release` also with
`swift build -c release --target UIKit`; so must be this folder. Each CLIENT is a Swift file or a folder of them,
compiled as one module; the default is Benchmarks/Clients and the library Anchors of Examples/UIKit. Clients that the older
state cannot compile are reported and skipped.

Modes: `typecheck`, `debug` (objects, -Onone, each file separately) and `release` (-O, the whole module). Valgrind
counts the instructions if it is installed; they vary by at most 0.2 % between runs. Times are the compiler's user
time, the median of N runs (11). The runs of the two states alternate, which makes a busy machine slow both.
"""

import argparse
import os
import pathlib
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
MODES = ["typecheck", "debug", "release"]


def frontend():
    swiftc = shutil.which(os.environ.get("SWIFTC", "swiftc"))
    if not swiftc:
        sys.exit("measure-clients: swiftc is not installed")
    return str(pathlib.Path(swiftc).resolve().parent / "swift-frontend")


def sources(client):
    path = pathlib.Path(client)
    files = sorted(path.rglob("*.swift")) if path.is_dir() else [path]
    if not files or not all(file.exists() for file in files):
        sys.exit(f"measure-clients: no Swift files in {client}")
    return [str(file) for file in files]


def call(root, mode, files, scratch):
    """The compiler's arguments for a client."""
    modules = root / ".build" / ("release" if mode == "release" else "debug") / "Modules"
    if not (modules / "UIKit.swiftmodule").exists():
        sys.exit(f"measure-clients: UIKit is not built in {modules.parent}")
    arguments = [frontend(), "-frontend", "-module-name", "Client", "-parse-as-library", "-swift-version", "5",
                 "-I", str(modules), "-module-cache-path", str(scratch / "cache")]
    for name in ["CSwiftRuntime", "CUIKit", "CFontTables/include"]:
        module_map = next(root.glob(f"Sources/**/{name}/module.modulemap"))
        if module_map.exists():
            arguments += ["-Xcc", f"-fmodule-map-file={module_map}"]
    if mode == "typecheck":
        return arguments + ["-typecheck", *files]
    if mode == "release":
        return arguments + ["-c", "-O", *files, "-o", str(scratch / "client.o")]
    arguments += ["-c", "-Onone", "-g", "-enable-testing"]
    for index, file in enumerate(files):
        arguments += ["-primary-file", file, "-o", str(scratch / f"{index}.o")]
    return arguments


def forget(arguments):
    """Removes earlier results: the compiler does not rewrite unchanged objects."""
    for option, path in zip(arguments, arguments[1:]):
        if option == "-o":
            pathlib.Path(path).unlink(missing_ok=True)


def run(arguments):
    """Compiles once; returns the user time in seconds, or None if the client does not compile."""
    forget(arguments)
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before if done.returncode == 0 else None


def instructions(arguments):
    forget(arguments)
    done = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *arguments],
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    return int(re.search(r"refs: *([\d,]+)", done.stderr)[1].replace(",", ""))


def main():
    parser = argparse.ArgumentParser(usage=__doc__.replace("%", "%%"), add_help=False)
    parser.add_argument("--before", type=pathlib.Path)
    parser.add_argument("--runs", type=int, default=11)
    parser.add_argument("--modes", default=",".join(MODES))
    parser.add_argument("--no-instructions", action="store_true")
    parser.add_argument("clients", nargs="*")
    options = parser.parse_args()
    clients = options.clients or [
        *sorted(str(path) for path in (ROOT / "Benchmarks/Clients").glob("*.swift")),
        str(ROOT / "Examples/UIKit/Sources/Anchors"),
    ]
    roots = [root.resolve() for root in [options.before] if root] + [ROOT]
    counted = not options.no_instructions and shutil.which("valgrind")
    names = ["before", "now"][-len(roots):]
    columns = [f"ms, {name}" for name in names] + (["ratio"] if len(roots) > 1 else [])
    if counted:
        columns += [f"million instructions, {name}" for name in names] + (["ratio"] if len(roots) > 1 else [])
    print("| client | lines | mode | " + " | ".join(columns) + " |")
    print("|---" * (3 + len(columns)) + "|")
    with tempfile.TemporaryDirectory() as folder:
        scratch = pathlib.Path(folder)
        for mode in options.modes.split(","):
            products = {"ms": [], "instructions": []}
            for client in clients:
                files = sources(client)
                calls = [call(root, mode, files, scratch) for root in roots]
                # Fills the caches, and checks that every state can compile it.
                refused = [name for name, arguments in zip(names, calls) if run(arguments) is None]
                label = pathlib.Path(client).stem
                lines = sum(len(pathlib.Path(file).read_text().splitlines()) for file in files)
                if refused:
                    print(f"| {label} | {lines} | {mode} | not compiled {', '.join(refused)} |")
                    continue
                times = [[] for _ in calls]
                for _ in range(options.runs):
                    for kept, arguments in zip(times, calls):
                        kept.append(run(arguments))
                medians = [statistics.median(kept) * 1000 for kept in times]
                cells = [f"{value:.0f}" for value in medians] + ratio(medians, products["ms"])
                if counted:
                    counts = [instructions(arguments) / 1e6 for arguments in calls]
                    cells += [f"{value:.1f}" for value in counts] + ratio(counts, products["instructions"])
                print(f"| {label} | {lines} | {mode} | " + " | ".join(cells) + " |", flush=True)
            for kind, ratios in products.items():
                if ratios:
                    print(f"| all | | {mode} | {kind}: geometric mean {statistics.geometric_mean(ratios):.3f} |")


def ratio(values, kept):
    if len(values) < 2:
        return []
    kept.append(values[1] / values[0])
    return [f"{kept[-1]:.3f}"]


if __name__ == "__main__":
    main()
