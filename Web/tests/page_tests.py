"""Shared code of page tests: a server of static files, a browser, and pages that have no errors or external requests.

`WEB` is the build folder (default out/web), `CHROMIUM` the browser (default /usr/bin/chromium).
"""

import functools
import http.server
import os
import threading
import unittest
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(os.environ.get("WEB", "out/web")).resolve()
WIDE = {"width": 1280, "height": 800}


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript", ".wasm": "application/wasm"}

    def log_message(self, *arguments):
        pass


class PageTestCase(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(ROOT)))
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.address = f"http://127.0.0.1:{cls.server.server_port}/"
        cls.playwright = sync_playwright().start()
        executable = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        cls.browser = cls.playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        cls.server.shutdown()
        cls.server.server_close()

    def open(self, viewport=WIDE, fragment="", **options):
        context = self.browser.new_context(viewport=viewport, **options)
        self.addCleanup(context.close)
        page = context.new_page()
        errors, outside = [], []
        page.on("console", lambda message: errors.append(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("request", lambda request: None if request.url.startswith((self.address, "data:")) else outside.append(request.url))
        self.addCleanup(lambda: self.assertEqual([errors, outside], [[], []]))
        page.goto(self.address + fragment)
        page.wait_for_selector("[data-ready]", state="attached")
        return page

    def unnamed(self, page):
        """The controls that have no accessible name."""
        return page.evaluate("""[...document.querySelectorAll('button, select, input, textarea, a, [role=slider], [role=button]')]
          .filter(e => e.checkVisibility() && !e.getAttribute('aria-label') && !e.textContent.trim() && !e.labels?.length).map(e => e.outerHTML)""")
