#!/usr/bin/env python3
"""Writes the contents and licenses of the archive's folder as an SPDX document.

usage: write-contents.py FOLDER OUTPUT

FOLDER is swift-auto-layout-VERSION-linux-ARCH, as built by build-archive.sh. OUTPUT lists the libraries inside the
program with their versions and licenses (components.txt), and each file with its checksum. SOURCE_DATE_EPOCH is the
time of creation.
"""

import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
NONE = "NOASSERTION"


def output(*call):
    return subprocess.run(call, check=True, capture_output=True, text=True).stdout.strip()


def components():
    """The name, version and license of each component."""
    swift = re.search(r"Swift version (\S+)", output("swift", "--version")).group(1)
    yield "Swift", swift, "Apache-2.0 WITH Swift-exception"
    yield "Bootstrap Icons", NONE, "MIT"
    for line in (HERE / "components.txt").read_text().splitlines():
        if line.startswith("#"):
            continue
        package, rest = line.split(" ", 1)
        license, name = re.fullmatch(r"(\S+(?: WITH \S+)?) (.+)", rest).groups()
        # The toolchain and the compiler contain their own versions.
        own = package in ("libicu-dev", "libstdc++-12-dev")
        version = NONE if own else output("dpkg-query", "-W", "-f", "${Version}", package)
        yield name, version, license


def package(name, version, license):
    return {
        "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name), "name": name, "versionInfo": version,
        "downloadLocation": NONE, "filesAnalyzed": False, "licenseConcluded": license,
        "licenseDeclared": license, "copyrightText": NONE,
    }


def digest(kind, data):
    return {"algorithm": kind.upper(), "checksumValue": hashlib.new(kind, data).hexdigest()}


def contents(folder):
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    for index, path in enumerate(paths):
        data = path.read_bytes()
        yield {
            "SPDXID": "SPDXRef-File-%d" % index, "fileName": "./" + path.relative_to(folder).as_posix(),
            "checksums": [digest("sha1", data), digest("sha256", data)], "copyrightText": NONE,
            "licenseConcluded": NONE,
        }


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    folder, target = map(pathlib.Path, sys.argv[1:])
    version = re.search(r"-(\d+\.\d+\.\d+)-", folder.name).group(1)
    time = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
    parts = [package(*component) for component in components()]
    files = list(contents(folder))
    sums = sorted(file["checksums"][0]["checksumValue"] for file in files)
    product = package("swift-auto-layout", version, "Apache-2.0") | {
        "filesAnalyzed": True,
        "packageVerificationCode": {"packageVerificationCodeValue": digest("sha1", "".join(sums).encode())["checksumValue"]},
    }
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", product["SPDXID"])]
    relations += [(product["SPDXID"], "CONTAINS", item["SPDXID"]) for item in parts + files]
    public_domain = (folder / "share/doc/swift-auto-layout/licenses/liblzma.txt").read_text(errors="replace")
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": folder.name,
        "documentNamespace": "https://localhost.invalid/spdx/" + folder.name,
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Organization: swift-auto-layout authors"],
        },
        "packages": [product, *parts], "files": files,
        "hasExtractedLicensingInfos": [
            {"licenseId": "LicenseRef-public-domain", "extractedText": public_domain, "name": "Public domain"},
        ],
        "relationships": [
            {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}
            for one, kind, other in relations
        ],
    }
    target.write_text(json.dumps(document, indent=2, sort_keys=True) + "\n")
    print("contents: %s (%d components, %d files)" % (target, len(parts), len(files)))


main()
