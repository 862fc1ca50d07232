"""Starts `autolayout preview` and a browser for tests of the live page."""

import os
import shutil
import signal
import subprocess
import tempfile
import unittest

from playwright.sync_api import sync_playwright

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.environ.get("AUTOLAYOUT", os.path.join(ROOT, ".build", "debug", "autolayout"))


def browser_path():
    """The browser to drive: the one that is named, or Debian's."""
    named = os.environ.get("BROWSER_PROGRAM")
    return named or shutil.which("chromium") or shutil.which("chromium-browser")


class Server:
    """A server of a folder with copies of documents."""

    def __init__(self, documents, port=0, arguments=()):
        self.folder = tempfile.mkdtemp(prefix="preview-page-")
        for document in documents:
            shutil.copy(os.path.join(ROOT, "Examples", document), self.folder)
        self.arguments = list(arguments)
        self.start(port)

    def start(self, port=0):
        self.process = subprocess.Popen(
            [PROGRAM, "preview", self.folder, "--port", str(port), *self.arguments],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = self.process.stdout.readline().strip()
        self.port = int(self.address.split(":")[2].split("/")[0])

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=10)
        self.process.stdout.close()

    def close(self):
        self.stop()
        shutil.rmtree(self.folder)

    def path(self, name):
        return os.path.join(self.folder, name)

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def write(self, name, text):
        # As editors do it: a whole file takes the place of the old one.
        with open(self.path(name) + ".new", "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(self.path(name) + ".new", self.path(name))


class PageTestCase(unittest.TestCase):
    """A test with a server, a browser, and a page without errors."""

    documents = ["Login.storyboard", "Faulty.storyboard", "Settings.storyboard"]
    arguments = ()
    document = "Login.storyboard"
    #: What browsers say of a server that went away is no fault of the page.
    allows_lost_server = False

    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(
            executable_path=browser_path(), args=["--no-sandbox"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()

    def setUp(self):
        self.server = Server(self.documents, arguments=self.arguments)
        self.addCleanup(self.server.close)
        self.open()

    def open(self, **settings):
        """Opens the page anew, and waits for the first scene."""
        settings.setdefault("viewport", {"width": 1440, "height": 900})
        context = self.browser.new_context(**settings)
        self.addCleanup(context.close)
        self.problems = []
        self.page = context.new_page()
        self.page.on("console", self.note)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("request", self.check_request)
        self.page.goto(f"{self.server.address}#{self.document}")
        self.page.wait_for_selector(".scene.loaded .layer.own")

    def note(self, message):
        is_refusal = "Failed to load resource" in message.text and "412" in message.text
        if message.type in ("error", "warning") and not is_refusal:
            self.problems.append(message.text)

    def check_request(self, request):
        if not request.url.startswith((self.server.address, "data:")):
            self.problems.append(f"asks for {request.url}")

    def tearDown(self):
        if not self.allows_lost_server:
            self.assertEqual(self.problems, [])

    # What tests say of the page

    def layer(self, view):
        return self.page.locator(f'.scene .layer[data-view="{view}"]').first

    def frame(self, view):
        """The place of a view in its superview, in points."""
        return self.layer(view).evaluate(
            "e => [e.style.left, e.style.top, e.style.width, e.style.height].map(parseFloat)")

    def select(self, view):
        box = self.layer(view).bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.wait_for_selector(f"#inspector .fields [id^='set-{view}-']")

    def wait(self, condition, argument=None):
        self.page.wait_for_function(condition, arg=argument, timeout=8000)
