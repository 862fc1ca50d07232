"""The page that explains console logs, in headless Chromium: reports, pictures, links, keys, widths and both themes.

`WEB`, `CHROMIUM` and `SCREENSHOTS` are as in test_page.py.
"""

import os
import tempfile
import unittest
from pathlib import Path

from page_tests import WIDE, PageTestCase

NARROW = {"width": 400, "height": 800}
LOG = """Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x1 H:|-(20)-[UILabel:0xa'Total']   (active, names: '|':UIView:0xb )>",
    "<NSLayoutConstraint:0x2 H:[UILabel:0xa'Total']-(20)-|   (active, names: '|':UIView:0xb )>",
    "<NSLayoutConstraint:0x3 UILabel:0xa'Total'.width == 300   (active)>",
    "<NSLayoutConstraint:0x4 UILabel:0xa'Total'.height == 20   (active)>",
    "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 320   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x3 UILabel:0xa'Total'.width == 300   (active)>
"""


class LogTests(PageTestCase):
    def open(self, viewport=WIDE, fragment="", **options):
        return super().open(viewport, "log.html" + fragment, **options)

    def write(self, page, text):
        page.get_by_label("Console log", exact=True).fill(text)

    def test_log_is_explained(self):
        page = self.open()
        page.get_by_text("Paste a log, open a file").wait_for()
        self.write(page, LOG)
        page.get_by_text("1 report, 1 conflict.").wait_for()
        block = page.get_by_role("article", name="Line 1")
        block.get_by_text("constraints 1, 2, 3 and 5 cannot all be satisfied").wait_for()
        block.get_by_text("UIKit broke 3 “Total” is 300 points wide. By the rule of iOS 26").wait_for()
        self.assertEqual(block.locator(".fixes .badge").all_inner_texts(), ["1", "2", "3"])
        self.assertEqual(block.locator(".constraints .member").count(), 4)

    def test_picture_has_views_and_lengths(self):
        page = self.open()
        self.write(page, LOG)
        picture = page.get_by_role("img", name="Picture of the conflict.")
        picture.wait_for()
        self.assertIn("3: “Total” is 300 points wide, gets 280 and wants 300", picture.get_attribute("aria-label"))
        self.assertEqual(picture.locator(".view-name > title").all_text_contents(), ["UIView", "“Total”"])
        self.assertEqual(picture.locator(".measure .value").all_text_contents(), ["20", "20", "280, not 300", "320"])
        self.assertEqual(picture.locator(".measure.gives .number").all_text_contents(), ["3"])
        outer, inner = [box.bounding_box() for box in picture.locator(".view").all()]
        scale = outer["width"] / 320
        self.assertAlmostEqual((inner["x"] - outer["x"]) / scale, 20, delta=1)
        self.assertAlmostEqual(inner["width"] / scale, 280, delta=2)

    def test_every_example_has_a_conflict_and_a_picture(self):
        page = self.open()
        examples = page.get_by_label("Example")
        for value in range(examples.locator("option").count() - 1):
            examples.select_option(str(value))
            page.get_by_text("1 report, 1 conflict.").wait_for()
            self.assertGreater(page.locator("svg.conflict .measure").count(), 1, value)
            for label in page.locator("svg.conflict").evaluate_all(
                    "all => all.flatMap(svg => [...svg.querySelectorAll('.label, .view')].map(e => [svg.getBoundingClientRect(), e.getBoundingClientRect()]).map(([s, r]) => [r.left >= s.left - 1, r.right <= s.right + 1, r.top >= s.top - 1, r.bottom <= s.bottom + 1]))"):
                self.assertEqual(label, [True] * 4, value)

    def test_link_holds_the_log(self):
        page = self.open()
        self.write(page, LOG + "é 你好")
        page.wait_for_function("location.hash.length > 20")
        again = self.open(fragment="#" + page.url.split("#")[1])
        self.assertEqual(again.get_by_label("Console log", exact=True).input_value(), LOG + "é 你好")
        again.get_by_text("1 report, 1 conflict.").wait_for()
        self.open(fragment="#z=broken").get_by_text("Paste a log, open a file").wait_for()

    def test_text_and_json_as_of_the_command(self):
        page = self.open()
        self.write(page, LOG)
        page.get_by_text("The report as text").click()
        self.assertTrue(page.locator("#code").text_content().startswith("Block 1 of 1, line 1: 5 constraints"))
        page.get_by_role("button", name="JSON").click()
        self.assertTrue(page.locator("#code").text_content().startswith('{\n  "blocks" : ['))

    def test_files_in_any_form_of_unicode(self):
        page = self.open()
        for encoding in ("utf-8", "utf-16", "utf-16-le", "utf-16-be"):
            with tempfile.NamedTemporaryFile(suffix=".txt") as file:
                file.write(LOG.encode(encoding))
                file.flush()
                page.get_by_label("Open file…").set_input_files(file.name)
                page.get_by_text("1 report, 1 conflict.").wait_for()
                self.assertEqual(page.get_by_label("Console log", exact=True).input_value(), LOG)
            self.write(page, "")
            page.get_by_text("Paste a log, open a file").wait_for()

    def test_what_is_no_log(self):
        page = self.open()
        self.write(page, "Hello")
        page.get_by_role("status").filter(has_text="No unsatisfiable constraints found").wait_for()
        self.assertEqual(page.locator("article").count(), 0)
        self.write(page, "(\n    \"<NSLayoutConstraint:0x1 UIView:0xa.width == 10>\",\n    \"<NSLayoutConstraint:0x2 UIView:0xa.heigt == 10>\"\n)")
        page.locator(".headline", has_text="no conflict among them").wait_for()
        page.get_by_text("Lines that could not be understood").wait_for()

    def test_by_keyboard_with_names(self):
        page = self.open()
        page.get_by_label("Console log", exact=True).focus()
        page.keyboard.insert_text(LOG)
        page.get_by_text("1 report, 1 conflict.").wait_for()
        met = []
        for _ in range(6):
            page.keyboard.press("Tab")
            met.append(page.evaluate("document.activeElement.tagName"))
        self.assertIn("SUMMARY", met)
        page.locator("#plain summary").focus()
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Copy", exact=True).wait_for()
        self.assertEqual(self.unnamed(page), [])

    def test_narrow_and_dark(self):
        folder = os.environ.get("SCREENSHOTS")
        for name, viewport, scheme in (("wide", WIDE, "light"), ("dark", WIDE, "dark"), ("narrow", NARROW, "light"), ("narrow-dark", NARROW, "dark")):
            page = self.open(viewport, color_scheme=scheme)
            page.get_by_label("Example").select_option("0")
            page.get_by_text("1 report, 1 conflict.").wait_for()
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), viewport["width"])
            low = page.evaluate(CONTRAST)
            self.assertEqual(low, [], name)
            if folder:
                page.screenshot(path=str(Path(folder) / f"log-{name}.png"), full_page=True)


# The texts of the report with too little contrast to their background (WCAG 2.2, 1.4.3).
CONTRAST = """() => {
  const parts = color => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const behind = element => {
    for (let e = element; e; e = e.parentElement) {
      const color = parts(getComputedStyle(e).backgroundColor);
      if (color.length === 3 || color[3] === 1) return color;
    }
    return [255, 255, 255];
  };
  return [...document.querySelectorAll('body *')].filter(e => !e.closest('svg') && e.checkVisibility() && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
    .filter(e => !['OPTION', 'SELECT', 'TEXTAREA'].includes(e.tagName)).flatMap(e => {
      const [a, b] = [light(parts(getComputedStyle(e).color)), light(behind(e))];
      const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      return ratio < 4.5 ? [`${ratio.toFixed(2)} ${e.className} ${e.textContent.slice(0, 30)}`] : [];
    });
}"""


if __name__ == "__main__":
    unittest.main()
