"""The live page in a browser, driven as its user drives it."""

import unittest

from preview_page import PageTestCase

TITLE, HINT, BUTTON = "Lgn-lb-001", "Lgn-lb-002", "Lgn-bt-001"


class Looking(PageTestCase):
    def test_documents_scenes_and_views_are_found(self):
        page = self.page
        self.assertEqual(page.locator("#documents option").count(), 3)
        page.keyboard.press("/")
        page.keyboard.type("hint")
        self.assertEqual(page.locator("#outline .view-row").all_inner_texts(), ["Hint\nUILabel"])
        page.keyboard.press("Enter")
        page.wait_for_selector("#inspector h2:has-text('Hint')")
        page.keyboard.press("/")
        page.keyboard.press("Control+A")
        page.keyboard.type("settings")
        page.locator(".document-row").first.click()
        page.wait_for_selector(".scene[data-scene='Set-sc-001'].loaded")
        self.assertEqual(page.locator(".scene").count(), 2)
        self.assertEqual(page.locator(".arrow").count(), 1)

    def test_a_view_is_told_with_its_reasons(self):
        self.select(TITLE)
        panel = self.page.locator("#inspector")
        self.assertIn("UILabel", panel.locator("header").inner_text())
        self.assertIn("24, 227, 345, 33.67", panel.locator(".facts").inner_text())
        self.assertIn("Title.leading = Safe Area.leading + 24", panel.locator(".constraints").inner_text())
        self.page.wait_for_selector(".reason")
        self.assertIn("left 24", panel.locator(".reason").first.inner_text())
        panel.locator(".reason").first.hover()
        self.page.wait_for_selector("#chrome .lit")
        self.assertEqual(
            self.page.locator("#outline [aria-selected=true] .title").inner_text(), "Title")

    def test_pointing_measures(self):
        box = self.layer(BUTTON).bounding_box()
        self.page.mouse.move(box["x"] + 10, box["y"] + 10)
        self.page.wait_for_selector("#chrome .hover")
        words = self.page.locator("#chrome .plate text").all_text_contents()
        self.assertIn("24", words)
        self.select(TITLE)
        self.page.mouse.move(box["x"] + 10, box["y"] + 10)
        self.page.keyboard.down("Alt")
        self.wait("() => [...document.querySelectorAll('#chrome .plate text')].some(t => t.textContent === '180')")
        self.page.keyboard.up("Alt")

    def test_the_canvas_moves_and_zooms_about_the_pointer(self):
        before = self.layer(TITLE).bounding_box()
        x, y = before["x"] + 5, before["y"] + 5
        self.page.mouse.move(x, y)
        self.page.keyboard.down("Control")
        self.page.mouse.wheel(0, -50)
        self.page.keyboard.up("Control")
        self.wait("() => parseFloat(document.querySelector('#readout').textContent) > 100")
        after = self.layer(TITLE).bounding_box()
        factor = after["width"] / before["width"]
        self.assertGreater(factor, 1.2)
        self.assertAlmostEqual(after["x"] + 5 * factor, x, delta=1)
        self.assertAlmostEqual(after["y"] + 5 * factor, y, delta=1)
        self.page.mouse.wheel(30, 40)
        self.page.wait_for_timeout(100)
        moved = self.layer(TITLE).bounding_box()
        self.assertAlmostEqual(moved["x"], after["x"] - 30, delta=1)
        self.assertAlmostEqual(moved["y"], after["y"] - 40, delta=1)

    def test_devices_and_settings(self):
        self.page.select_option("[data-setting=device]", "ipad11_0rounded")
        self.wait("() => document.querySelector('.scene').offsetWidth === 834")
        self.wait("view => parseFloat(document.querySelector(`[data-view='${view}']`).style.width) === 786", TITLE)
        self.page.select_option("[data-setting=appearance]", "dark")
        self.wait("() => document.querySelector('.paper').style.background.includes('0, 0, 0')")
        self.page.select_option("[data-setting=direction]", "rtl")
        self.page.wait_for_timeout(300)

    def test_overlays_and_keys(self):
        self.page.locator("#canvas").focus()
        self.page.keyboard.press("c")
        self.page.wait_for_selector(".mark.constraints path", state="attached")
        self.page.keyboard.press("c")
        self.wait("() => !document.querySelector('.mark')")
        for _ in range(3):
            self.page.keyboard.press("ArrowRight")
        self.page.wait_for_selector("#inspector h2:has-text('Logo')")
        self.page.keyboard.press("ArrowDown")
        self.page.wait_for_selector("#inspector h2:has-text('Title')")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("#inspector h2:has-text('View')")
        self.page.keyboard.press("?")
        self.page.wait_for_selector("dialog[open] .keys")
        self.page.keyboard.press("Escape")

    def test_layers_in_space(self):
        self.select(TITLE)
        self.page.locator("#canvas").focus()
        self.page.keyboard.press("3")
        self.page.wait_for_selector("#explode .slice.chosen")
        slices = self.page.locator("#explode .slice.own").count()
        self.assertGreater(slices, 8)
        box = self.page.locator(f"#explode .slice[data-view='{BUTTON}']").bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.wait_for_selector("#inspector h2:has-text('Sign in')")
        self.page.keyboard.press("3")
        self.wait("() => document.querySelector('#explode').hidden")

    def test_a_sheet_of_devices(self):
        self.page.locator("#canvas").focus()
        self.page.keyboard.press("a")
        self.page.wait_for_selector("dialog[open] .pictures figure:nth-child(5)")
        self.assertIn("ipad", self.page.locator(".pictures").inner_text())


class Dragging(PageTestCase):
    def test_a_scene_is_laid_out_while_its_edge_is_dragged(self):
        edge = self.page.locator(".edge.right").bounding_box()
        x, y = edge["x"] + edge["width"] / 2, edge["y"] + edge["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        widths = set()
        for step in range(1, 25):
            self.page.mouse.move(x + 5 * step, y)
            widths.add(self.frame(TITLE)[2])
        self.page.wait_for_timeout(300)
        size = self.page.locator(".scene").evaluate("e => e.offsetWidth")
        self.assertEqual(self.frame(TITLE)[2], size - 48)
        self.assertGreater(size, 450)
        self.assertGreater(len(widths), 3)
        self.page.mouse.up()
        self.page.locator(".edge.right").dblclick()
        self.wait("() => document.querySelector('.scene').offsetWidth === 393")
        self.assertEqual(self.frame(TITLE), [24, 227, 345, 33.6667])


class Editing(PageTestCase):
    def constant(self):
        self.select(TITLE)
        self.page.locator("[data-constraint='Lgn-c-004'] summary").click()
        return self.page.locator("#set-Lgn-c-004-constant")

    def test_an_edit_moves_views_at_once_is_undone_and_saved_to_the_byte(self):
        before = self.server.read(self.document)
        field = self.constant()
        field.fill("44")
        self.wait("view => parseFloat(document.querySelector(`[data-view='${view}']`).style.top) === 247", TITLE)
        self.assertEqual(self.server.read(self.document), before)
        self.page.locator("#undo:enabled").click()
        self.wait("view => parseFloat(document.querySelector(`[data-view='${view}']`).style.top) === 227", TITLE)
        self.page.locator("#redo:enabled").click()
        self.wait("view => parseFloat(document.querySelector(`[data-view='${view}']`).style.top) === 247", TITLE)
        self.page.keyboard.press("Control+s")
        self.page.wait_for_selector("#message:has-text('Saved')")
        after = self.server.read(self.document)
        changed = [(a, b) for a, b in zip(before.splitlines(), after.splitlines()) if a != b]
        self.assertEqual(len(changed), 1)
        self.assertEqual(changed[0][0].replace('constant="24"', 'constant="44"'), changed[0][1])

    def test_texts_and_keys_in_fields(self):
        self.select(TITLE)
        self.page.locator(f"#set-{TITLE}-text").fill("A & B")
        self.wait("view => document.querySelector(`[data-view='${view}'] text`).textContent === 'A & B'", TITLE)
        field = self.constant()
        field.press("ArrowUp")
        self.wait("view => parseFloat(document.querySelector(`[data-view='${view}']`).style.top) === 228", TITLE)
        self.page.keyboard.press("Shift+ArrowUp")
        self.wait("view => parseFloat(document.querySelector(`[data-view='${view}']`).style.top) === 238", TITLE)

    def test_a_file_that_changed_meanwhile_is_asked_about(self):
        field = self.constant()
        field.fill("30")
        self.page.wait_for_selector("#save:enabled")
        theirs = self.server.read(self.document).replace("Welcome back", "Hello again")
        self.server.write(self.document, theirs)
        self.page.wait_for_timeout(300)
        self.page.keyboard.press("Control+s")
        self.page.wait_for_selector("dialog[open] h2:has-text('changed by somebody else')")
        self.page.locator("dialog button:has-text('Cancel')").click()
        self.assertEqual(self.server.read(self.document), theirs)
        self.page.keyboard.press("Control+s")
        self.page.locator("dialog button:has-text('Read the file anew')").click()
        self.wait("view => document.querySelector(`[data-view='${view}'] text`).textContent === 'Hello again'", TITLE)


class Conflicts(PageTestCase):
    document = "Faulty.storyboard"

    def test_a_conflict_and_its_fix(self):
        self.select("Flt-vw-002") if self.layer("Flt-vw-002").count() else None
        conflict = self.page.locator(".finding.error").first
        conflict.wait_for()
        self.assertIn("cannot all hold", conflict.inner_text())
        conflict.locator(".fixes button").first.click()
        self.wait("() => !document.querySelector('.finding.error')")
        self.page.wait_for_selector("#undo:enabled")
        self.page.locator("#undo").click()
        self.page.wait_for_selector(".finding.error")


class Watching(PageTestCase):
    def test_a_change_on_disk_shows_and_keeps_selection_and_zoom(self):
        self.select(TITLE)
        self.page.locator("#toolbar button[title^=Larger]").click()
        zoom = self.page.locator("#readout").inner_text()
        text = self.server.read(self.document)
        self.server.write(self.document, text.replace('constant="24" id="Lgn-c-004"', 'constant="60" id="Lgn-c-004"'))
        self.wait("view => parseFloat(document.querySelector(`[data-view='${view}']`).style.top) === 263", TITLE)
        self.page.wait_for_selector(f".layer.moved[data-view='{TITLE}']")
        self.assertEqual(self.page.locator("#readout").inner_text(), zoom)
        self.assertEqual(self.page.locator("#outline [aria-selected=true] .title").inner_text(), "Title")

    def test_a_broken_document_keeps_its_last_good_picture(self):
        text = self.server.read(self.document)
        self.server.write(self.document, text.replace("</scenes>", ""))
        self.page.wait_for_selector(".banner.error")
        self.assertRegex(self.page.locator(".banner").inner_text(), r"Login\.storyboard:\d+")
        self.assertEqual(self.frame(TITLE)[0], 24)
        self.server.write(self.document, text)
        self.wait("() => !document.querySelector('.banner')")

    def test_two_tabs_follow_each_other(self):
        other = self.page.context.new_page()
        other.goto(f"{self.server.address}#{self.document}")
        other.wait_for_selector(".scene.loaded .layer.own")
        self.select(TITLE)
        self.page.locator(f"#set-{TITLE}-text").fill("Both")
        other.wait_for_function(
            "view => document.querySelector(`[data-view='${view}'] text`)?.textContent === 'Both'", arg=TITLE)


class LostServer(PageTestCase):
    allows_lost_server = True

    def test_a_server_that_went_away_is_said(self):
        self.server.stop()
        self.page.wait_for_selector(".banner:has-text('connection to the server is lost')")
        self.assertEqual(self.frame(TITLE)[0], 24)
        self.server.start()


class OnlyLooking(PageTestCase):
    arguments = ("--read-only",)

    def test_nothing_can_be_edited(self):
        self.select(TITLE)
        self.assertTrue(self.page.locator(f"#set-{TITLE}-text").is_disabled())
        self.assertFalse(self.page.locator("#save").is_visible())


class Narrow(PageTestCase):
    def test_panels_lie_over_the_canvas(self):
        self.open(viewport={"width": 420, "height": 800}, color_scheme="dark")
        self.assertFalse(self.page.locator("#sidebar").is_visible())
        self.page.locator("#show-sidebar").click()
        self.assertTrue(self.page.locator("#outline").is_visible())
        self.page.locator("#outline .view-row:has-text('Title')").click()
        self.page.locator("#show-sidebar").click()
        self.page.locator("#show-inspector").click()
        self.page.wait_for_selector("#inspector h2:has-text('Title')")
        overflow = self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        self.assertFalse(overflow)


if __name__ == "__main__":
    unittest.main(verbosity=2)
