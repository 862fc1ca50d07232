"""Previews of code on the page: `autolayout preview --package`, on a copy of Examples/Card.

`PREVIEW_SCRATCH` is the build folder. With the folder of `make examples`, little is left to build.
"""

import os
import shutil
import subprocess
import unittest
from pathlib import Path

import preview
from preview import PreviewTestCase

REPOSITORY = Path(__file__).resolve().parents[2]


@unittest.skipUnless("PREVIEW_SCRATCH" in os.environ, "PREVIEW_SCRATCH does not say where builds lie")
class PackageTests(PreviewTestCase):
    # A build from scratch, if nothing was built before.
    start_seconds = 900
    arguments = ("--package", "--scratch-path", os.environ.get("PREVIEW_SCRATCH", ""))

    def make_folder(self):
        folder = REPOSITORY / ".build" / "previewed" / "Card"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(REPOSITORY / "Examples" / "Card", folder)
        manifest = folder / "Package.swift"
        manifest.write_text(manifest.read_text().replace('path: "../.."', 'path: "../../.."'))
        # The package manager keeps the plan of the last package built here, and finds no products of other
        # packages in it: a build of everything makes a new plan.
        build = [os.environ.get("SWIFT", "swift"), "build", "--package-path", str(folder), "--scratch-path", os.environ["PREVIEW_SCRATCH"]]
        subprocess.run(build, check=True, stdout=subprocess.DEVNULL, timeout=self.start_seconds)
        return folder

    def source(self, name, old, new):
        """Changes a source file like an editor."""
        path = self.folder / "Sources" / name
        text = path.read_text()
        self.assertIn(old, text)
        path.write_text(text.replace(old, new))

    def test_shows_code_and_follows_its_sources(self):
        page = self.page
        self.addCleanup(shutil.rmtree, self.folder, True)
        page.goto(self.server.address)
        page.wait_for_selector(".scene.has-picture .layer.is-own", timeout=self.start_seconds * 1000)
        self.wait(page, "document.querySelectorAll('.scene.has-picture').length >= 2")
        self.assertEqual(page.locator(".scene").count(), 4)
        self.assertEqual(page.locator("#documents .item").inner_text().split()[0], "CardPreviews")
        self.assertIn("read only", page.locator("#status-document").inner_text())

        # A view with the constraints on it and the reasons for the position.
        self.select("UIStackView")
        self.tab("constraints")
        page.wait_for_selector("#inspector :text('UIStackView.top = UIImageView.bottom + 16')")
        self.tab("why")
        page.wait_for_selector("#inspector :text('UIStackView\\'s top is 16 points below UIImageView\\'s bottom')")
        self.tab("findings")

        # Another device: the controller fills the screen.
        before = page.locator(".scene >> nth=3").bounding_box()["height"]
        page.select_option("#choose-orientation", "landscape")
        self.wait(page, "h => document.querySelectorAll('.scene')[3].getBoundingClientRect().height < h * 0.7", arg=before)
        page.select_option("#choose-orientation", "")
        self.wait(page, "h => document.querySelectorAll('.scene')[3].getBoundingClientRect().height > h * 0.9", arg=before)

        # A saved source is built, and moved views are marked.
        page.evaluate("""() => { window.moved = 0;
            new MutationObserver(list => window.moved += list.filter(m => m.target.classList.contains('has-moved')).length)
              .observe(document.querySelector('#canvas'), {subtree: true, attributes: true, attributeFilter: ['class']}); }""")
        self.source("Cards/CardView.swift", "text.spacing = 8", "text.spacing = 20")
        self.wait(page, "window.moved > 0", seconds=self.start_seconds)

        # A mistake: the compiler's message with the location, and the last pictures.
        self.source("Cards/CardView.swift", "footer.spacing = 8", "footer.spaceing = 8")
        page.wait_for_selector(".banner.error:has-text('Sources/Cards/CardView.swift:')", timeout=self.start_seconds * 1000)
        self.assertIn("has no member 'spaceing'", page.locator(".banner.error").inner_text())
        self.assertEqual(page.locator(".scene.has-picture").count() > 0, True)
        self.source("Cards/CardView.swift", "footer.spaceing = 8", "footer.spacing = 8")
        page.wait_for_selector(".banner.error", state="detached", timeout=self.start_seconds * 1000)

        # A trap: the message; the page continues once it is fixed.
        self.source("CardPreviews/main.swift", 'title: "Museum"', 'title: ["Museum"][1]')
        page.wait_for_selector(".banner.error:has-text('Fatal error')", timeout=self.start_seconds * 1000)
        self.expects_errors = True
        self.source("CardPreviews/main.swift", 'title: ["Museum"][1]', 'title: "Harbour"')
        page.wait_for_selector(".banner.error", state="detached", timeout=self.start_seconds * 1000)
        page.wait_for_selector("#outline [role=treeitem]:has-text('Harbour')")


class NoPreviewsTests(PreviewTestCase):
    arguments = ("--package",)

    def make_folder(self):
        folder = super().make_folder()
        (folder / "Package.swift").write_text(
            '// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "Nothing", targets: [.target(name: "Nothing")])\n'
        )
        (folder / "Sources" / "Nothing").mkdir(parents=True)
        (folder / "Sources" / "Nothing" / "Nothing.swift").write_text("")
        return folder

    def test_says_what_is_missing(self):
        self.page.goto(self.server.address)
        self.page.wait_for_selector(".banner.error:has-text('SwiftAutoLayoutPreviews')", timeout=preview.SECONDS * 1000)


if __name__ == "__main__":
    unittest.main()
