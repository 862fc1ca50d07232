#!/usr/bin/env python3
"""Writes static stub libraries for the libraries of pictures.

usage: write-delayed-libraries.py CLANG FOLDER

FOLDER receives an archive for each library of the table below. A program linked with them starts even if the real
libraries are missing, and loads them at the first call. If a library is missing, it exits with a message that names the
packages. The generated C has a function of the same name and type for each function used by the sources, which calls
the real function. The types come from the compiler, which reads the headers of the modules.

    FOLDER/delayed.c     the functions and the table for delayed-loading.c
    FOLDER/libcairo.a …  the archives
    FOLDER/cairo.pc …    pkg-config files for them
"""

import json
import pathlib
import re
import subprocess
import sys

# The libraries in loading order, with their packages in Debian and Ubuntu.
LIBRARIES = [
    ("glib-2.0", "libglib2.0-0"),
    ("gobject-2.0", "libglib2.0-0"),
    ("gio-2.0", "libglib2.0-0"),
    ("fontconfig", "libfontconfig1"),
    ("cairo", "libcairo2"),
    ("harfbuzz", "libharfbuzz0b"),
    ("pango-1.0", "libpango-1.0-0"),
    ("pangoft2-1.0", "libpangoft2-1.0-0"),
    ("pangocairo-1.0", "libpangocairo-1.0-0"),
    ("gdk_pixbuf-2.0", "libgdk-pixbuf-2.0-0"),
    ("rsvg-2", "librsvg2-2"),
    ("poppler-glib", "libpoppler-glib8"),
]
MODULES = ["CCairoPango", "CGdkPixbuf", "CHarfBuzz", "CRsvg", "CPoppler"]
PACKAGES = ["pangocairo", "harfbuzz", "gdk-pixbuf-2.0", "librsvg-2.0", "poppler-glib"]

ROOT = pathlib.Path(__file__).resolve().parents[2]


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def shared_library(name):
    """The file that `-lNAME` finds."""
    folders = output("pkg-config", "--variable=libdir", *PACKAGES).split()
    for folder in folders:
        file = pathlib.Path(folder, f"lib{name}.so")
        if file.exists():
            return file
    sys.exit(f"write-delayed-libraries: lib{name}.so is missing in {', '.join(sorted(set(folders)))}")


def soname(file):
    return re.search(r"SONAME\s+(\S+)", output("objdump", "-p", str(file))).group(1)


def exported(file):
    lines = output("nm", "-D", "--defined-only", str(file)).splitlines()
    return {line.split()[2].split("@")[0] for line in lines if line.split()[1] == "T"}


def used_words():
    """Every word in sources that import one of the modules."""
    words = set()
    for file in (ROOT / "Sources").rglob("*.swift"):
        text = file.read_text()
        if any(f"import {module}" in text for module in MODULES):
            words.update(re.findall(r"\w+", text))
    return words


def declarations(clang, includes, flags):
    """The types of all functions declared in the headers, by name."""
    command = [clang, "-fsyntax-only", "-Xclang", "-ast-dump=json", *flags, "-x", "c", "-"]
    result = subprocess.run(command, input=includes, check=True, capture_output=True, text=True)
    found = {}
    for node in json.loads(result.stdout)["inner"]:
        if node["kind"] == "FunctionDecl":
            parameters = [n["type"]["qualType"] for n in node.get("inner", []) if n["kind"] == "ParmVarDecl"]
            found[node["name"]] = (node["type"]["qualType"], parameters)
    return found


def returned(function_type):
    """The type before the parameter list, which is the last pair of parentheses."""
    depth = 0
    for index in range(len(function_type) - 1, -1, -1):
        depth += {")": 1, "(": -1}.get(function_type[index], 0)
        if depth == 0 and function_type[index] == "(":
            return function_type[:index].strip()
    raise ValueError(function_type)


def wrapper(index, name, declaration):
    function_type, parameters = declaration
    if "..." in function_type or "(*)" in returned(function_type):
        sys.exit(f"write-delayed-libraries: {name} has an unknown type: {function_type}")
    listed = ", ".join(f"__typeof__({type}) a{place}" for place, type in enumerate(parameters))
    passed = ", ".join(f"a{place}" for place in range(len(parameters)))
    return (
        f"__typeof__({returned(function_type)}) {name}({listed or 'void'}) {{\n"
        f"  return ((__typeof__({name}) *)delayed_function({index}))({passed});\n}}\n"
    )


def write_packages(folder):
    """Writes pkg-config files that link only the archives of the folder."""
    for name in PACKAGES:
        flags = output("pkg-config", "--cflags", name).strip()
        version = output("pkg-config", "--modversion", name).strip()
        (folder / f"{name}.pc").write_text(
            f"Name: {name}\nDescription: loaded when needed\nVersion: {version}\n"
            f"Cflags: {flags}\nLibs: -L{folder.resolve()}\n"
        )


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    clang, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    flags = output("pkg-config", "--cflags", *PACKAGES).split()
    includes = "".join(f'#include "{ROOT}/Sources/System/{module}/shim.h"\n' for module in MODULES)
    declared = declarations(clang, includes, flags)

    words, libraries, functions = used_words(), [], []
    for place, (name, package) in enumerate(LIBRARIES):
        file = shared_library(name)
        libraries.append(f'  {{"{soname(file)}", "{package}"}},')
        functions += [(place, word) for word in sorted(words & exported(file) & declared.keys())]
    text = [includes, f'#include "{ROOT}/Scripts/distribution/delayed-loading.h"\n']
    text += ["const struct delayed_library delayed_libraries[] = {", *libraries, "  {0, 0},\n};"]
    text += ["const struct delayed_symbol delayed_symbols[] = {"]
    text += [f'  {{{place}, "{name}"}},' for place, name in functions]
    text += ["  {0, 0},\n};", f"void *delayed_addresses[{len(functions)}];\n"]
    text += [wrapper(index, name, declared[name]) for index, (_, name) in enumerate(functions)]
    (folder / "delayed.c").write_text("\n".join(text))

    objects = []
    for source in [folder / "delayed.c", ROOT / "Scripts/distribution/delayed-loading.c"]:
        objects.append(str(folder / (source.stem + ".o")))
        output(clang, "-O2", "-Wextra", "-Werror", "-Wno-deprecated-declarations", "-fPIC", *flags,
               "-fvisibility=hidden", "-c", str(source), "-o", objects[-1])
    for name, _ in LIBRARIES:
        archive = folder / f"lib{name}.a"
        archive.unlink(missing_ok=True)
        output("ar", "rcsD", str(archive), *objects)
    write_packages(folder)
    print(f"delayed: {len(functions)} functions of {len(LIBRARIES)} libraries")


main()
