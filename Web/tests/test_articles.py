"""The articles' pages in headless Chromium: each experiment opens, shows the article's outcome in both languages, and
changes with the handles.

`WEB`, `CHROMIUM` and `SCREENSHOTS` are as in test_page.py.
"""

import os
import unittest
from pathlib import Path

from page_tests import WIDE, PageTestCase

NARROW = {"width": 400, "height": 800}


class ArticlesTests(PageTestCase):
    def open(self, fragment="", language="en", viewport=WIDE, **options):
        # With no motion the content stays readable.
        options.setdefault("reduced_motion", "reduce")
        return super().open(viewport, f"articles/index.html#{fragment}&lang={language}", **options)

    def ids(self, page):
        return page.locator("#contents li b").all_inner_texts()

    def frames(self, page):
        return page.locator("#frames").text_content()

    def outcome(self, page):
        return page.locator("#outcome").inner_text()

    def test_contents_lead_to_every_experiment(self):
        page = self.open()
        self.assertEqual(page.locator(".card").count(), 25)
        self.assertEqual(self.ids(page)[:3], ["0.1", "0.2", "0.3"])
        page.locator(".card").nth(2).click()
        page.get_by_role("heading", name="0.3 Which label is compressed").wait_for()
        page.get_by_role("link", name="Next: 0.4").click()
        page.get_by_role("heading", name="0.4 Rows measured by hand").wait_for()
        page.go_back()
        page.get_by_role("heading", name="0.3 Which label is compressed").wait_for()

    def test_every_experiment_shows_the_outcome_in_both_languages(self):
        page = self.open()
        for number in self.ids(page):
            with self.subTest(number):
                page.evaluate("id => { location.hash = `#e=${id}&lang=en` }", number)
                page.wait_for_function("id => document.title.startsWith(id)", arg=number)
                english = self.outcome(page)
                self.assertGreater(page.locator("#outcome .holds").count(), 0)
                self.assertEqual(page.locator("#outcome .fails").count(), 0)
                self.assertGreater(page.locator("#drawings .item").count(), 0)
                page.wait_for_function("document.getElementById('code').textContent.includes('Experiment(')")
                page.get_by_role("button", name="中文").click()
                self.assertEqual(page.evaluate("document.documentElement.lang"), "zh-CN")
                self.assertNotEqual(self.outcome(page), english)
                self.assertRegex(page.locator("#statement").inner_text(), "[一-鿿]")
                self.assertEqual(page.locator("#outcome .fails").count(), 0)
                page.get_by_role("button", name="English").click()
                self.assertEqual(self.outcome(page), english)

    def test_every_experiment_changes_with_a_handle(self):
        page = self.open()
        for number in self.ids(page):
            with self.subTest(number):
                page.evaluate("id => { location.hash = `#e=${id}&lang=en` }", number)
                page.wait_for_function("id => document.title.startsWith(id)", arg=number)
                before = self.frames(page) + self.outcome(page)
                changed = False
                for control in page.locator("#handles .control:visible").all():
                    self.use(control)
                    changed = changed or self.frames(page) + self.outcome(page) != before
                self.assertTrue(changed)
                self.assertEqual(page.locator("#outcome .fails").count(), 0)
                page.get_by_role("button", name="The article’s numbers").click()
                self.assertEqual(self.frames(page) + self.outcome(page), before)

    def use(self, control):
        if not control.is_visible():
            # An earlier handle has disabled it.
            return
        slider = control.locator("input[type=range]")
        if slider.count() > 0:
            slider.focus()
            slider.press("Home")
        elif control.locator("input[type=checkbox]").count() > 0:
            control.locator("input").click()
        elif control.locator("select").count() > 0:
            control.locator("select").select_option(index=2)
        elif control.locator("input").count() > 0:
            control.locator("input").fill("Something else")
        else:
            control.locator("button:not([disabled])").nth(1).click()

    def test_a_dragged_edge_and_its_keys(self):
        page = self.open("e=1.3")
        handle = page.get_by_role("slider", name="Drag: width")
        box = handle.bounding_box()
        page.mouse.move(box["x"] + 10, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(box["x"] - 110, box["y"] + 20)
        page.mouse.up()
        self.assertIn("label1 is 100 wide, label2 50", self.outcome(page))
        handle.focus()
        for _ in range(6):
            page.keyboard.press("Shift+ArrowLeft")
        self.assertIn("label2 is compressed to nothing", self.outcome(page))
        self.assertIn("width=120", page.url)

    def test_a_phone_is_dragged_at_half_its_size(self):
        page = self.open("e=0.2")
        box = page.get_by_role("slider", name="Drag: height").bounding_box()
        page.mouse.move(box["x"] + 60, box["y"] + 10)
        page.mouse.down()
        page.mouse.move(box["x"] + 60, box["y"] - 40)
        page.mouse.up()
        self.assertIn("height=744", page.url)
        self.assertIn("topView is 513 high", self.outcome(page))

    def test_calls_count_in_their_order(self):
        page = self.open("e=1.4")
        self.assertIn("label1 comes first", self.outcome(page))
        page.get_by_role("button", name="+ label1 hugs at 251").click()
        page.get_by_role("button", name="+ label2 hugs at 251").click()
        self.assertIn("label2 was raised last: it is stretched", self.outcome(page))
        page.get_by_role("button", name="Undo").click()
        self.assertIn("label2 is now the weaker label", self.outcome(page))

    def test_the_link_holds_values_and_language(self):
        page = self.open("e=0.3&left=a&right=b")
        self.assertIn("Both fit", self.outcome(page))
        page.get_by_label("Left text").fill("A text that is much too long for this")
        page.get_by_role("button", name="中文").click()
        context = self.browser.new_context(viewport=WIDE)
        self.addCleanup(context.close)
        again = context.new_page()
        again.goto(page.url)
        again.wait_for_selector("[data-ready]", state="attached")
        self.assertEqual(self.outcome(again), self.outcome(page))
        self.assertEqual(again.get_by_label("左边的文字").input_value(), "A text that is much too long for this")
        # The language is saved for links that set no language.
        page.goto("about:blank")
        page.goto(f"{self.address}articles/index.html")
        page.get_by_role("heading", name="五篇文章").wait_for()

    def test_the_label_grows_by_itself_unless_less_motion_is_wanted(self):
        page = self.open("e=4.1", reduced_motion="no-preference")
        page.wait_for_function("document.querySelector('#handles input[type=range]').value >= 3")
        page.get_by_role("button", name="Pause").click()
        value = page.locator("#handles input[type=range]").first.input_value()
        page.wait_for_timeout(700)
        self.assertEqual(page.locator("#handles input[type=range]").first.input_value(), value)
        self.assertEqual(page.locator("#outcome .fails").count(), 0)
        calm = self.open("e=4.1")
        calm.wait_for_timeout(700)
        self.assertIn("1 characters", self.outcome(calm))
        calm.get_by_role("button", name="One step").click()
        self.assertIn("2 characters", self.outcome(calm))

    def test_the_playground_opens_with_the_same_layout(self):
        page = self.open("e=1.3&width=180")
        page.get_by_role("link", name="Open in the playground").click()
        page.wait_for_selector("#text")
        page.get_by_text("No conflicts, no ambiguity.").wait_for()
        self.assertIn("root: 180 x 44", page.get_by_label("Constraints as text").input_value())

    def test_sources_are_the_gallerys(self):
        page = self.open("e=4.1")
        page.get_by_role("button", name="SmartLabel.swift").click()
        page.wait_for_function("document.getElementById('code').textContent.includes('final class SmartLabel')")
        kept = (Path(__file__).parent / "../../Examples/Gallery/Experiments/SmartLabel/SmartLabel.swift").read_text()
        self.assertEqual(page.locator("#code").text_content(), kept)

    def test_every_control_has_a_name(self):
        page = self.open()
        for number in self.ids(page):
            page.evaluate("id => { location.hash = `#e=${id}&lang=zh` }", number)
            page.wait_for_function("id => document.title.startsWith(id)", arg=number)
            self.assertEqual(self.unnamed(page), [], number)

    def test_nothing_stands_out_at_400_pixels(self):
        page = self.open(viewport=NARROW)
        for number in ["", *self.ids(page)]:
            for language in ("en", "zh"):
                page.evaluate("([id, lang]) => { location.hash = `#e=${id}&lang=${lang}` }", [number, language])
                page.wait_for_function("([id, lang]) => document.documentElement.lang.startsWith(lang) && (!id || document.title.startsWith(id))", arg=[number, language])
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 400, number)

    def test_times(self):
        times = {}
        for number in ("0.5", "2.5", "4.1"):
            times[number] = min(int(self.open(f"e={number}").evaluate("document.documentElement.dataset.ready")) for _ in range(3))
        print(f"\nfirst picture of an experiment, in ms: {times}")

    def test_screenshots(self):
        folder = os.environ.get("SCREENSHOTS")
        if not folder:
            self.skipTest("SCREENSHOTS is not set")
        for name, options in [("wide", {}), ("narrow", {"viewport": NARROW, "language": "zh"}), ("dark", {"color_scheme": "dark"})]:
            page = self.open(**options)
            for number in ["", *self.ids(page)]:
                page = self.open(f"e={number}", **options)
                page.wait_for_timeout(100)
                page.screenshot(path=str(Path(folder) / f"article-{number or 'all'}-{name}.png"), full_page=name == "narrow")


if __name__ == "__main__":
    unittest.main()
