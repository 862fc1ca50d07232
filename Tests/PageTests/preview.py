"""A server and a browser for the tests of the page.

`PREVIEW_COMMAND` starts the server, with `{folder}` for the documents (`autolayout preview {folder}`); the first address
in its output is the page. `CHROMIUM` names the browser, /usr/bin/chromium by default.
"""

import atexit
import functools
import os
import re
import shlex
import shutil
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from playwright.sync_api import sync_playwright

from documents import write_documents

# The timeout of any action: other load on the machine is not a fault of the page.
SECONDS = 90


@functools.cache
def browser():
    """A single browser for all tests; each page has a separate context."""
    playwright = sync_playwright().start()
    result = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
    atexit.register(lambda: (result.close(), playwright.stop()))
    return result


@functools.cache
def documents():
    """The documents, written once; each test changes copies."""
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder)
    write_documents(folder)
    return folder


class Server:
    def __init__(self, folder, *arguments):
        command = [part.replace("{folder}", str(folder)) for part in shlex.split(os.environ["PREVIEW_COMMAND"])]
        self.process = subprocess.Popen(command + list(arguments), stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            found = re.search(r"http://\S+", line)
            if found:
                self.address = found.group()
                return
        raise RuntimeError("the server printed no address")

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


@unittest.skipUnless("PREVIEW_COMMAND" in os.environ, "PREVIEW_COMMAND does not say how to start the server")
class PreviewTestCase(unittest.TestCase):
    """Each test has separate documents, server and page; no page may log an error or make external requests."""

    arguments = ()

    def setUp(self):
        self.folder = self.make_folder()
        self.server = Server(self.folder, *self.arguments)
        self.addCleanup(self.server.stop)
        self.errors = []
        self.expects_errors = False
        self.page = self.new_page()

    def make_folder(self):
        """The previewed folder: by default copies of the documents."""
        folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder)
        shutil.copytree(documents(), folder, dirs_exist_ok=True)
        return folder

    def tearDown(self):
        if not self.expects_errors:
            self.assertEqual(self.errors, [])

    def new_page(self, width=1440, height=900, **options):
        context = browser().new_context(viewport={"width": width, "height": height}, **options)
        self.addCleanup(context.close)
        page = context.new_page()
        page.set_default_timeout(SECONDS * 1000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("request", lambda request: None if request.url.startswith((self.server.address, "data:"))
                else self.errors.append(f"outside request {request.url}"))
        page.on("dialog", lambda dialog: dialog.accept())
        return page

    def open(self, document, page=None):
        page = page or self.page
        page.goto(f"{self.server.address}#{document}")
        # A debug build needs seconds for a storyboard with a hundred scenes.
        page.wait_for_selector(".scene.has-picture", timeout=180_000)
        return page

    def wait(self, page, condition, arg=None, seconds=None):
        """Waits until a condition in JavaScript holds.

        Playwright's own `wait_for_function` evaluates text within the page, which the page's policy forbids.
        """
        seconds = seconds or SECONDS
        end = time.monotonic() + seconds
        while not page.evaluate(condition, arg):
            if time.monotonic() > end:
                self.fail(f"after {seconds} s this does not hold: {condition} ({arg})")
            page.wait_for_timeout(20)

    def drag_to(self, page, x, y):
        """Moves the pointer that holds an edge, and waits until the scene has the size in the badge."""
        page.mouse.move(x, y)
        self.wait(page, """() => { const [width, height] = document.querySelector('.size-badge').textContent.split(/[^\\d]+/).map(Number);
            const body = document.querySelector('.scene-body'); return body.offsetWidth === width && body.offsetHeight === height; }""")

    def select(self, name, page=None):
        """Selects a view by the row in the outline, and waits for the inspector."""
        page = page or self.page
        page.locator("#outline .item", has_text=name).first.click()
        self.wait(page, "name => document.querySelector('#inspector h2')?.textContent === name", arg=name)

    def tab(self, name, page=None):
        (page or self.page).click(f"#tab-{name}")
