"""The playground in headless Chromium: contents, marks, explanations, exports, and speed.

`WEB` and `CHROMIUM` are as in page_tests.py, `SCREENSHOTS` is a folder for pictures of the page. Times are printed, not
asserted, because other programs use the machine as well.
"""

import os
import unittest
from pathlib import Path

from page_tests import PageTestCase


class PageTests(PageTestCase):
    def write(self, page, text):
        page.get_by_label("Constraints as text").fill(text)

    def frame(self, page, name):
        """A view's frame on the page, for views in the root."""
        return page.evaluate(
            """name => {
              const group = [...document.querySelectorAll(".item")].find(item => item.querySelector(".name").textContent === name);
              const [x, y] = group.getAttribute("transform").match(/-?[\\d.]+/g).map(Number);
              const box = group.querySelector("rect");
              return [x, y, Number(box.getAttribute("width")), Number(box.getAttribute("height"))];
            }""",
            name)

    def test_text_is_laid_out(self):
        page = self.open()
        self.write(page, "root: 300 x 200\na.left = root.left + 20\na.right = root.right - 20\na.top = root.top\na.height = 0.5 * root.height")
        self.assertEqual(self.frame(page, "a"), [20, 0, 260, 100])
        page.get_by_text("No conflicts, no ambiguity.").wait_for()

    def test_root_is_dragged_and_moved_by_keys(self):
        page = self.open()
        self.write(page, "root: 300 x 200\nH:|-20-[a]-20-|\nV:|[a(50)]")
        handle = page.get_by_role("slider", name="Width of the root")
        box = handle.bounding_box()
        page.mouse.move(box["x"] + 10, box["y"] + 40)
        page.mouse.down()
        page.mouse.move(box["x"] + 60, box["y"] + 40)
        page.mouse.up()
        self.assertEqual(self.frame(page, "a"), [20, 0, 310, 50])
        handle.focus()
        page.keyboard.press("Shift+ArrowLeft")
        self.assertEqual(self.frame(page, "a"), [20, 0, 300, 50])
        self.assertTrue(page.get_by_label("Constraints as text").input_value().startswith("root: 340 x 200"))

    def test_conflict_ambiguity_and_errors_are_told(self):
        page = self.open()
        self.write(page, "root: 300 x 200\na.left = root.left\na.width = 50\na.right = root.right\na.height = 10\nH:|-[a\nb.lft = 3")
        page.get_by_text("a.width == 50 is broken").wait_for()
        page.get_by_text("a: vertical position ambiguous").wait_for()
        page.get_by_text("A predicate on a view's thickness").wait_for()
        page.get_by_text("unknown attribute “lft”").wait_for()
        self.assertEqual(page.locator(".item.ambiguous").count(), 1)
        self.assertEqual(page.locator(".constraint.broken").count(), 1)
        self.assertEqual(page.locator("#gutter .error").all_inner_texts(), ["3", "6", "7"])

    def test_why_by_keyboard(self):
        page = self.open()
        self.write(page, "root: 300 x 200\na.left = root.left + 20\na.width = 50\nV:|[a(50)]")
        page.get_by_label("Chosen view").select_option("a")
        page.get_by_role("button", name="Why is a.right where it is?").focus()
        page.keyboard.press("Enter")
        why = page.locator("#why")
        why.get_by_text("a.right follows from:").wait_for()
        self.assertEqual(why.locator("li .place").all_inner_texts(), ["line 2", "line 3"])

    def test_sliders_write_the_text(self):
        page = self.open()
        self.write(page, 'root: 300 x 100\nl: "Hello" 17 // greeting\nl.left = root.left\nl.right = root.right\nl.top = root.top')
        page.get_by_label("Chosen view").select_option("l")
        page.get_by_role("slider", name="Hugging of l, horizontal").fill("300")
        page.get_by_role("slider", name="Priority of l.right == root.right").fill("299")
        text = page.get_by_label("Constraints as text").input_value()
        self.assertIn('l: "Hello" 17 hug 300/250 // greeting\n', text)
        self.assertIn("l.right = root.right @299\n", text)
        self.assertLess(self.frame(page, "l")[2], 100)

    def test_tableau_line_by_line(self):
        page = self.open()
        self.write(page, "root: 300 x 100\na.left = root.left + 20\na.right <= root.right - 20 @750\na.width >= 100 @500")
        page.get_by_text("The solver’s tableau").click()
        table = page.locator("#tableau-table")
        # It is filled after it opens, and the event follows the click.
        table.locator("tr").first.wait_for()
        self.assertIn("defined by a.left == root.left + 20 (line 2)", table.inner_text())
        self.assertIn("basic: (error of a.width >= 100 @500 (line 4))", table.inner_text())
        page.get_by_role("slider", name="Constraints in the tableau").fill("1")
        page.get_by_text("After line 2, 1 of 3").wait_for()
        self.assertNotIn("line 4", table.inner_text())

    def test_tableau_step_by_step(self):
        page = self.open()
        self.write(page, "root: 300 x 100\na.left = root.left + 20\na.width = 200 @500\na.right <= root.right - 120 @501\na.width >= 100 @400")
        page.get_by_text("The solver’s tableau").click()
        caption = page.locator("#tableau-caption")
        page.get_by_role("button", name="First step").click()
        self.assertEqual(caption.inner_text(), "Before the first constraint")
        self.assertTrue(page.get_by_role("button", name="One step back").is_disabled())
        seen = [caption.inner_text()]
        while not page.get_by_role("button", name="One step forward").is_disabled():
            page.get_by_role("button", name="One step forward").click()
            seen.append(caption.inner_text())
            if "dual step" in seen[-1]:
                self.assertEqual(page.locator("#tableau-matrix .element").count(), 1)
                self.assertEqual(page.locator("#tableau-matrix tr.pivot").count(), 1)
        steps = [text for text in seen if "dual step" in text]
        self.assertEqual(len(steps), 1, seen)
        self.assertIn("error of a.right <= root.right - 120 @501 (line 4)) is at 40", steps[0])
        self.assertIn("After line 5, 4 of 4: no step", seen[-1])
        page.get_by_role("button", name="One step back").click()
        page.get_by_role("button", name="Last step").click()
        self.assertEqual(caption.inner_text(), seen[-1])

    def test_the_steps_of_every_example(self):
        page = self.open()
        page.get_by_text("The solver’s tableau").click()
        forward = page.get_by_role("button", name="One step forward")
        told = ""
        for name in page.locator("#examples option").all_inner_texts()[1:]:
            page.get_by_label("Example").select_option(label=name)
            page.locator("#step-first").evaluate("button => button.click()")
            while not forward.is_disabled():
                forward.click()
                told += page.locator("#tableau-caption").inner_text() + "\n"
            self.assertNotRegex(page.locator("#tableau").inner_text(), "undefined|NaN|null")
        for kind in ("dual step: ", "conflict: "):
            self.assertIn(kind, told)

    def test_link_holds_the_state(self):
        page = self.open()
        self.write(page, 'é: 1\nroot: 200 x 100\nH:|[a(40)]\nV:|[a(30)]')
        page.get_by_label("Chosen view").select_option("a")
        again = self.open(fragment="#" + page.url.split("#")[1])
        self.assertEqual(self.frame(again, "a"), [0, 0, 40, 30])
        self.assertEqual(again.get_by_label("Chosen view").input_value(), "1")

    def test_export_as_swift(self):
        page = self.open()
        self.write(page, "root: 300 x 200\nH:|-[a]-[b(a)]-|\na.top = root.topMargin + 4 @750\nb.height <= 2 * a.height")
        page.get_by_role("button", name="Swift…").click()
        code = page.locator("#code")
        self.assertIn("a.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 4).with(750),", code.inner_text())
        page.get_by_role("button", name="Visual Format").click()
        self.assertIn('withVisualFormat: "H:|-[a]-[b(a)]-|"', code.inner_text())
        page.get_by_role("button", name="Maker").click()
        self.assertIn("make.height.lessThanOrEqualTo(a).multipliedBy(2)", code.inner_text())

    def test_examples(self):
        page = self.open()
        names = page.locator("#examples option").all_inner_texts()[1:]
        for name in names:
            page.get_by_label("Example").select_option(label=name)
            self.assertEqual(page.locator("#gutter .error").count(), 1 if name == "Conflict" else 0, name)
            self.assertEqual(page.locator(".item.ambiguous").count() > 0, name == "Ambiguous", name)

    def test_every_control_has_a_name(self):
        page = self.open()
        self.assertEqual(self.unnamed(page), [])

    def test_nothing_stands_out_at_400_pixels(self):
        page = self.open(viewport={"width": 400, "height": 800})
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 400)

    def test_times(self):
        times = []
        for _ in range(3):
            page = self.open()
            times.append(int(page.evaluate("document.documentElement.dataset.ready")))
        print(f"\nfirst picture after {min(times)} ms (of {times})")
        page.get_by_label("Example").select_option(label="200 views")
        self.assertEqual(page.locator(".item").count(), 200)
        step = page.evaluate("""async () => {
          const handle = document.getElementById("handle-corner");
          handle.setPointerCapture = () => {};
          const event = (type, x) => new PointerEvent(type, { clientX: x, clientY: x, button: 0, pointerId: 1 });
          handle.dispatchEvent(event("pointerdown", 0));
          const start = performance.now();
          for (let step = 1; step <= 100; step++) handle.dispatchEvent(event("pointermove", step));
          const spent = performance.now() - start;
          handle.dispatchEvent(event("pointerup", 100));
          return spent / 100;
        }""")
        print(f"dragging 200 views: {step:.1f} ms a step with the drawing")

    def test_screenshots(self):
        folder = os.environ.get("SCREENSHOTS")
        if not folder:
            self.skipTest("SCREENSHOTS is not set")
        for name, example, options in [
            ("wide", "Card with text that wraps", {}), ("narrow", "Card with text that wraps", {"viewport": {"width": 400, "height": 800}}),
            ("dark", "Conflict", {"color_scheme": "dark"}), ("ambiguous", "Ambiguous", {}), ("format", "Visual Format", {}),
        ]:
            page = self.open(**options)
            page.get_by_label("Example").select_option(label=example)
            page.get_by_label("Chosen view").select_option(index=2)
            page.locator("[data-why=right]").click()
            if name in ("dark", "narrow"):
                page.locator("#tableau summary").click()
            page.screenshot(path=str(Path(folder) / f"{name}.png"), full_page=name == "narrow")


if __name__ == "__main__":
    unittest.main()
