"""The walk through the page in Firefox: `PREVIEW_COMMAND='autolayout preview {folder}' python3 -m unittest test_firefox`.

`FIREFOX` names the browser, `SCREENSHOTS` a folder for pictures of the states.
"""

import os
import shutil
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

from preview import Server, documents

PROGRAM = os.environ.get("FIREFOX") or shutil.which("firefox") or shutil.which("firefox-esr")
try:
    from firefox import Firefox
except ImportError:
    Firefox = None
CONTROL = "\ue009"


@unittest.skipUnless(PROGRAM, "Firefox is missing: apt-get install firefox-esr, or name it in FIREFOX")
@unittest.skipUnless(Firefox, "the package websockets is missing: pip install websockets")
@unittest.skipUnless("PREVIEW_COMMAND" in os.environ, "PREVIEW_COMMAND does not say how to start the server")
class FirefoxTests(unittest.TestCase):
    def start(self, dark=False):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        shutil.copytree(documents(), self.folder, dirs_exist_ok=True)
        self.server = Server(self.folder)
        self.addCleanup(self.server.stop)
        self.firefox = Firefox(PROGRAM, dark=dark)
        self.addCleanup(self.firefox.close)
        self.firefox.size(1440, 900)
        self.firefox.goto(f"{self.server.address}#Login.storyboard")
        self.firefox.wait("document.querySelector('.scene.has-picture') !== null")
        return self.firefox

    def show(self, name):
        if "SCREENSHOTS" in os.environ:
            self.firefox.screenshot(os.path.join(os.environ["SCREENSHOTS"], f"firefox-{name}.png"))

    def test_walk(self):
        firefox = self.start()
        heading = "document.querySelector('#inspector h2').textContent"
        scene = "document.querySelector('.scene').textContent"

        # Open, pan, zoom.
        self.show("open")
        left = firefox.evaluate("document.querySelector('.scene').getBoundingClientRect().left")
        firefox.wheel(700, 450, 30, 0)
        firefox.wait(f"Math.abs(document.querySelector('.scene').getBoundingClientRect().left - {left} + 30) < 2")
        firefox.evaluate("document.getElementById('canvas').focus()")
        firefox.keys("0")
        firefox.wait("document.querySelector('#status-zoom').textContent === '100 %'")
        firefox.wheel(700, 450, 0, -50, held=CONTROL)
        firefox.wait("parseInt(document.querySelector('#status-zoom').textContent) > 110")
        firefox.keys("1")

        # Hover, select, and why.
        title = "#outline .item[title^='Title']"
        key = firefox.wait(f'document.querySelector("{title}")?.dataset.key')
        x, y = firefox.middle(f".layer[data-key='{key}']")
        firefox.mouse((x, y))
        firefox.wait("document.querySelector('.overlay .hovered') !== null")
        self.show("hover")
        firefox.mouse((x, y), "down", "up")
        firefox.wait(f"{heading} === 'Title'")
        firefox.click("#tab-why")
        firefox.wait("document.querySelector('.edge .sentence') !== null")
        self.show("why")

        # Edit, undo, redo, save.
        firefox.click("#tab-attributes")
        firefox.wait("document.querySelector('#inspector [data-set=text]') !== null")
        firefox.click("#inspector [data-set=text]")
        firefox.keys("a", held=CONTROL)
        firefox.keys(*"Good morning")
        firefox.wait(f"{scene}.includes('Good morning')")
        firefox.click("#undo")
        firefox.wait(f"{scene}.includes('Welcome back')")
        firefox.wait("!document.querySelector('#redo').disabled")
        firefox.click("#redo")
        firefox.wait(f"{scene}.includes('Good morning')")
        firefox.wait("!document.querySelector('#save').disabled")
        firefox.keys("s", held=CONTROL)
        firefox.wait("!document.title.startsWith('•')")
        label = next(one for one in ElementTree.parse(self.folder / "Login.storyboard").iter("label") if one.get("userLabel") == "Title")
        self.assertEqual(label.get("text"), "Good morning")

        # Drag an edge, and back.
        x, y = firefox.middle(".scene .handle.right")
        firefox.mouse((x, y), "down", *[(x + step, y) for step in range(10, 101, 10)])
        firefox.wait("document.querySelector('.scene').offsetWidth > 420")
        self.show("drag")
        firefox.mouse("up")
        firefox.wait("document.querySelector('.size-badge').hidden")
        firefox.wait("document.querySelector('.layer').offsetWidth === document.querySelector('.scene').offsetWidth")

        # A file that changes on disk.
        file = self.folder / "Login.storyboard"
        file.write_bytes(file.read_bytes().replace(b"Good morning", b"Good evening"))
        firefox.wait(f"{scene}.includes('Good evening')")
        self.assertEqual(firefox.evaluate(heading), "Title")

        # Layers in space, overlays, another document.
        firefox.click("#explode")
        firefox.wait("document.querySelector('#canvas.is-exploded') !== null")
        self.show("layers")
        firefox.click("#explode")
        firefox.click("#overlays")
        firefox.click("#overlays-menu input[value=constraints]")
        firefox.wait("document.querySelector('.mark.kind-constraints') !== null")
        self.show("overlays")
        firefox.click("#documents .item[data-path='Shop.storyboard']")
        firefox.wait("document.querySelectorAll('.scene').length === 8")
        firefox.wait("document.querySelectorAll('.scene.has-picture').length > 0")
        self.show("shop")
        firefox.size(420, 800)
        firefox.click("#toggle-sidebar")
        firefox.wait("document.querySelector('#sidebar').getBoundingClientRect().left === 0")
        self.show("narrow")
        self.assertEqual(firefox.errors, [])

    def test_dark(self):
        firefox = self.start(dark=True)
        self.assertTrue(firefox.evaluate("matchMedia('(prefers-color-scheme: dark)').matches"))
        self.assertEqual(firefox.evaluate("getComputedStyle(document.body).backgroundColor"), "rgb(42, 42, 44)")
        self.show("dark")
        self.assertEqual(firefox.errors, [])


if __name__ == "__main__":
    unittest.main()
