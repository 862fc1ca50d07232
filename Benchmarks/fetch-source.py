"""Downloads a source package from pip's index without building it.  usage: fetch-source.py PACKAGE FOLDER"""
import html.parser, os, subprocess, sys, urllib.parse, urllib.request
from pip._internal.models.index import PyPI
name, folder = sys.argv[1:]
set_to = subprocess.run([sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True).stdout
index = os.environ.get("PIP_INDEX_URL") or next((l.split("=",1)[1].strip("'") for l in set_to.splitlines() if "index-url" in l.split("=")[0] and "extra" not in l), PyPI.simple_url)
base = f"{index.rstrip('/')}/{name}/"
class Links(html.parser.HTMLParser):
    found = []
    def handle_starttag(self, tag, attrs):
        href = dict(attrs).get("href", "")
        if tag == "a" and href.split("#")[0].endswith(".tar.gz"): self.found.append(href.split("#")[0])
parser = Links()
parser.feed(urllib.request.urlopen(base, timeout=60).read().decode())
if not parser.found: sys.exit(f"{name}: no source package in the index")
url = urllib.parse.urljoin(base, parser.found[-1])
path = os.path.join(folder, url.rsplit("/", 1)[1])
with urllib.request.urlopen(url, timeout=120) as answer, open(path, "wb") as file: file.write(answer.read())
print(path)
