"""The page driven in Chromium: `PREVIEW_COMMAND='autolayout preview {folder}' python3 -m unittest discover Tests/PageTests`."""

import re
import unittest
from xml.etree import ElementTree

from preview import PreviewTestCase


class CanvasTests(PreviewTestCase):
    def test_opens_and_chooses_documents(self):
        page = self.open("Login.storyboard")
        self.assertEqual(page.locator("#documents .item").count(), 8)
        self.assertEqual(page.locator(".scene").count(), 1)
        page.click("#documents .item:has-text('Shop')")
        self.wait(page, "document.querySelectorAll('.scene').length === 8")
        page.wait_for_selector(".scene.has-picture .layer.is-own")
        self.assertEqual(page.locator(".arrow:not(.initial)").count(), 7)
        self.assertEqual(page.locator(".arrow.initial").count(), 1)

    def test_pans_and_zooms(self):
        page = self.open("Login.storyboard")
        before = page.locator(".scene").bounding_box()
        page.mouse.move(700, 450)
        page.mouse.wheel(30, 40)
        self.wait(page, "x => document.querySelector('.scene').getBoundingClientRect().x < x - 25", arg=before["x"])
        page.focus("#canvas")
        page.keyboard.press("0")
        self.wait(page, "document.querySelector('#status-zoom').textContent === '100 %'")
        self.assertAlmostEqual(page.locator(".scene").bounding_box()["width"], 393, delta=1)
        page.keyboard.press("+")
        self.wait(page, "document.querySelector('#status-zoom').textContent === '125 %'")
        page.keyboard.down("Control")
        page.mouse.wheel(0, -50)
        page.keyboard.up("Control")
        self.wait(page, "parseInt(document.querySelector('#status-zoom').textContent) > 150")
        # Text is drawn at the zoom instead of scaling a picture: nothing is cached as a texture.
        self.assertEqual(page.evaluate("getComputedStyle(document.querySelector('.world')).willChange"), "auto")

    def test_dragging_an_edge_lays_the_scene_out(self):
        page = self.open("Login.storyboard")
        page.evaluate("""() => { window.steps = 0;
            new PerformanceObserver(list => window.steps += list.getEntries().length).observe({type: 'measure'}); }""")
        handle = page.locator(".scene .handle.right").bounding_box()
        x, y = handle["x"] + handle["width"] / 2, handle["y"] + 200
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, 21):
            page.mouse.move(x + step * 5, y)
        badge = page.locator(".size-badge")
        badge.wait_for()
        size = int(re.match(r"\d+", badge.inner_text()).group())
        self.assertGreater(size, 393)
        page.mouse.up()
        self.wait(page, "size => document.querySelector('.scene').offsetWidth === size", arg=size)
        self.wait(page, "size => document.querySelector('.scene .layer').offsetWidth === size", arg=size)
        self.assertTrue(badge.is_hidden())
        page.mouse.dblclick(x + 100, y)
        self.wait(page, "document.querySelector('.scene').offsetWidth === 393")

    def test_ruler_of_widths(self):
        page = self.open("Faulty.storyboard")
        page.focus("#canvas")
        page.keyboard.press("w")
        page.wait_for_selector("#ruler .range.error", state="attached")
        stops = page.locator("#ruler .stop").all_inner_texts()
        self.assertEqual((stops[0], stops[-1]), ("320", "1376"))
        self.assertGreater(len(stops), 2)
        # A breakpoint by a button, any width by a click.
        page.locator(f"#ruler .stop:text-is('{stops[1]}')").dispatch_event("click")
        self.wait(page, "size => document.querySelector('.scene').offsetWidth === size", arg=int(stops[1]))
        track = page.locator("#ruler .track").bounding_box()
        page.mouse.click(track["x"] + track["width"] / 2, track["y"] + track["height"] - 8)
        self.wait(page, "Math.abs(document.querySelector('.scene').offsetWidth - 848) <= 2")
        marker = page.locator("#ruler .marker").bounding_box()
        self.assertAlmostEqual(marker["x"], track["x"] + track["width"] / 2, delta=4)
        page.focus("#canvas")
        page.keyboard.press("w")
        self.wait(page, "document.querySelector('#ruler').hidden")

    def test_changed_drawings_are_those_of_a_new_picture(self):
        page = self.open("Stretching.storyboard")
        handle = page.locator(".scene .handle.corner").bounding_box()
        x, y = handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        # Narrower and wider: texts are truncated and shown in full again, boxes get whole and fractional sizes.
        for step in (-40, -120, -119, -30, 7, 23, 61):
            self.drag_to(page, x + step, y + step / 2)
        page.mouse.up()
        old, new = page.evaluate("""async () => {
            const module = name => import(new URL(name, location.href));
            const [{ Scene }, { scenes }, { call }, { place }] = await Promise.all(['scene.js', 'canvas.js', 'server.js', 'state.js'].map(module));
            const [old] = scenes.values();
            const fresh = new Scene(old.entry);
            fresh.setPicture(await call('scene', { ...place(old.id), show: [] }));
            const written = scene => [...scene.body.querySelectorAll('*')].map(one => [one.localName, one.firstChild instanceof Text ? one.textContent : '',
                ...[...one.attributes].map(({ name, value }) => `${name}=${name === 'style' ? value.split(/; */).sort() : value}`).sort()].join(' '));
            return [written(old), written(fresh)];
        }""")
        self.assertGreater(len(new), 400)
        self.assertEqual(old, new)

    def test_scenes_out_of_sight_are_not_kept(self):
        page = self.open("Hundred.storyboard")
        self.assertEqual(page.locator(".scene").count(), 100)
        in_sight = """() => [...document.querySelectorAll('.scene')].filter(scene => {
            const [box, window] = [scene, document.getElementById('canvas')].map(one => one.getBoundingClientRect());
            return box.left < window.right && box.right > window.left && box.top < window.bottom && box.bottom > window.top; })"""
        self.wait(page, f"({in_sight})().every(scene => scene.classList.contains('has-picture'))")
        self.assertLess(page.locator(".scene.has-picture").count(), 60)
        page.mouse.move(700, 450)
        for _ in range(10):
            page.mouse.wheel(0, 400)
        self.wait(page, f"({in_sight})().length > 0 && ({in_sight})().every(scene => scene.classList.contains('has-picture'))")
        self.wait(page, "!document.querySelector('.scene').classList.contains('has-picture')")
        self.assertLess(page.locator(".scene.has-picture").count(), 60)

    def test_environment_and_overlays(self):
        page = self.open("Login.storyboard")
        page.select_option("#choose-orientation", "landscape")
        self.wait(page, "document.querySelector('.scene').offsetWidth > 600")
        page.click("#overlays")
        page.check("#overlays-menu input[value=constraints]")
        page.wait_for_selector(".mark.kind-constraints", state="attached")
        page.uncheck("#overlays-menu input[value=constraints]")
        page.wait_for_selector(".mark.kind-constraints", state="detached")

    def test_layers_explode(self):
        page = self.open("Login.storyboard")
        page.click("#explode")
        page.wait_for_selector("#canvas.is-exploded")
        button = page.locator(".layer.is-own", has_text="Sign in").last
        box = button.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_selector(".layer.is-selected")
        before = button.bounding_box()
        page.mouse.move(600, 700)
        page.mouse.down()
        page.mouse.move(700, 700)
        page.mouse.up()
        self.wait(page, """before => { const box = [...document.querySelectorAll('.layer.is-own')].filter(one => one.textContent.includes('Sign in')).pop()
            .getBoundingClientRect(); return Math.abs(box.x - before.x) + Math.abs(box.y - before.y) > 0.5; }""", arg=before)
        page.click("#explode")
        # The marks disappear with the next frame.
        page.wait_for_selector(".layer.is-selected", state="detached")

    def test_sheet(self):
        page = self.open("Login.storyboard")
        page.click("#sheet")
        self.wait(page, "document.querySelectorAll('.sheet-grid figure').length > 1")
        self.wait(page, "document.querySelectorAll('.sheet-grid .layer').length > 10")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog.sheet", state="detached")


class InspectTests(PreviewTestCase):
    def test_hover_and_click(self):
        page = self.open("Login.storyboard")
        layer = page.locator(".layer.is-own", has_text="Welcome back").last
        box = layer.bounding_box()
        page.mouse.move(box["x"] + 5, box["y"] + 5)
        page.wait_for_selector(".overlay .hovered", state="attached")
        self.assertIn("UILabel", page.locator(".overlay .tag text").text_content())
        self.assertGreaterEqual(page.locator(".overlay .distance").count(), 3)
        page.mouse.click(box["x"] + 5, box["y"] + 5)
        self.wait(page, "document.querySelector('#inspector h2').textContent === 'Title'")
        self.assertEqual(page.locator("#outline [aria-selected=true]").get_attribute("data-key"), layer.get_attribute("data-key"))
        self.assertIn("345", page.locator(".box.content").inner_text())

    def test_search(self):
        page = self.open("Login.storyboard")
        page.fill("#filter", "passw")
        self.wait(page, "document.querySelectorAll('#outline .item').length === 3")
        page.fill("#filter", "")
        page.focus("#canvas")
        page.keyboard.press("Control+k")
        page.keyboard.type("terms label")
        page.keyboard.press("Enter")
        self.wait(page, "document.querySelector('#inspector h2').textContent === 'Terms'")

    def test_constraints_and_why(self):
        page = self.open("Login.storyboard")
        self.select("Sign in")
        self.tab("constraints")
        row = page.locator(".constraint .row").first
        row.hover()
        page.wait_for_selector(".overlay .lit", state="attached")
        row.click()
        page.wait_for_selector(".constraint.is-open [data-set=constant]")
        self.tab("why")
        page.wait_for_selector(".edge .sentence")
        page.locator(".edge").first.hover()
        page.wait_for_selector(".overlay .lit", state="attached")
        page.locator(".edge", has_text="top").first.locator("summary").click()
        step = page.locator(".edge[open] .steps li").first
        # The top of Sign in follows the field above it: only these two are highlighted; identifiers are not shown.
        step.hover()
        self.wait(page, "document.querySelectorAll('.overlay .lit').length === 2")
        self.assertNotIn("(", step.locator(".words").inner_text())

    def test_keyboard_only(self):
        page = self.open("Login.storyboard")
        page.focus("#canvas")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        self.wait(page, "document.querySelector('#inspector h2').textContent === 'Logo'")
        page.keyboard.press("ArrowRight")
        self.wait(page, "document.querySelector('#inspector h2').textContent === 'Title'")
        page.keyboard.press("Alt+1")
        page.wait_for_selector("#inspector [data-set=text]")
        page.keyboard.press("i")
        for _ in range(4):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.dataset.set") == "text":
                break
        page.keyboard.press("Control+a")
        page.keyboard.type("Hello")
        self.wait(page, "document.querySelector('.scene').textContent.includes('Hello')")
        page.keyboard.press("Escape")
        self.assertEqual(page.evaluate("document.activeElement.id"), "canvas")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        self.wait(page, "document.querySelector('#inspector h2').textContent === 'No Selection'")
        page.keyboard.press("?")
        page.wait_for_selector("dialog.help")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog.help", state="detached")


class EditTests(PreviewTestCase):
    def test_edit_undo_redo_save(self):
        page = self.open("Login.storyboard")
        self.assertTrue(page.is_disabled("#save"))
        self.select("Title")
        self.tab("attributes")
        page.fill("[data-set=text]", "Good morning")
        self.wait(page, "document.querySelector('.scene').textContent.includes('Good morning')")
        self.wait(page, "document.title.startsWith('•')")
        page.click("#undo")
        self.wait(page, "document.querySelector('.scene').textContent.includes('Welcome back')")
        self.wait(page, "document.querySelector('[data-set=text]').value === 'Welcome back'")
        page.click("#redo")
        self.wait(page, "document.querySelector('.scene').textContent.includes('Good morning')")
        page.keyboard.press("Control+s")
        self.wait(page, "!document.title.startsWith('•')")
        label = next(one for one in ElementTree.parse(self.folder / "Login.storyboard").iter("label") if one.get("userLabel") == "Title")
        self.assertEqual(label.get("text"), "Good morning")

    def test_constraints_are_left_out_and_put_in_again(self):
        page = self.open("Login.storyboard")
        self.select("Sign in")
        self.tab("constraints")
        row = page.locator(".constraint.holds .row").first
        text = row.locator(".text").inner_text()
        row.click()
        page.locator(".constraint.is-open [data-set=installed]").click()
        page.wait_for_selector(f".constraint.inactive .text:text-is('{text}')")
        page.locator(".constraint.inactive.is-open [data-set=installed]").click()
        page.wait_for_selector(f".constraint.holds .text:text-is('{text}')")

    def test_numbers_step_by_keys(self):
        page = self.open("Login.storyboard")
        self.select("Sign in")
        self.tab("constraints")
        page.locator(".constraint .row", has_text="height").first.click()
        field = page.locator(".constraint.is-open [data-set=constant]")
        field.focus()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Shift+ArrowUp")
        self.assertEqual(field.input_value(), "61")
        self.wait(page, """() => [...document.querySelectorAll('.layer.is-own')]
            .some(layer => layer.textContent.trim() === 'Sign in' && layer.offsetHeight === 61)""")

    def test_file_that_changed_is_not_overwritten_unasked(self):
        self.expects_errors = True  # the browser logs the status 412
        page = self.open("Login.storyboard")
        file = self.folder / "Login.storyboard"
        self.select("Title")
        self.tab("attributes")
        page.fill("[data-set=text]", "Mine")
        self.wait(page, "document.title.startsWith('•')")
        file.write_bytes(file.read_bytes().replace(b"Welcome back", b"Theirs"))
        page.keyboard.press("Control+s")
        page.wait_for_selector("dialog.alert")
        page.click("[data-choice=cancel]")
        self.assertIn(b"Theirs", file.read_bytes())
        page.keyboard.press("Control+s")
        page.click("[data-choice=reload]")
        self.wait(page, "document.querySelector('.scene').textContent.includes('Theirs')")

    def test_fix_of_a_conflict(self):
        page = self.open("Faulty.storyboard")
        self.tab("findings")
        page.wait_for_selector(".finding")
        page.locator(".fixes button").first.click()
        page.locator(".fixes .fix").first.click()
        page.wait_for_selector(".banner.note")
        page.click(".banner.note .push")
        self.wait(page, "!document.title.startsWith('•')")


class WatchTests(PreviewTestCase):
    def test_change_on_disk_keeps_selection_and_zoom(self):
        page = self.open("Login.storyboard")
        self.select("Title")
        page.focus("#canvas")
        page.keyboard.press("0")
        self.wait(page, "document.querySelector('#status-zoom').textContent === '100 %'")
        file = self.folder / "Login.storyboard"
        file.write_bytes(file.read_bytes().replace(b"Welcome back", b"Hello again"))
        self.wait(page, "document.querySelector('.scene').textContent.includes('Hello again')")
        self.assertEqual(page.inner_text("#inspector h2"), "Title")
        self.assertEqual(page.inner_text("#status-zoom"), "100 %")

    def test_problem_over_the_last_good_picture(self):
        page = self.open("Login.storyboard")
        file = self.folder / "Login.storyboard"
        good = file.read_bytes()
        file.write_bytes(good[: len(good) // 2])
        page.wait_for_selector(".banner.error")
        self.assertRegex(page.inner_text(".banner.error"), r"Login\.storyboard:\d+:\d+: ")
        self.assertIn("Welcome back", page.locator(".scene").text_content())
        file.write_bytes(good)
        page.wait_for_selector(".banner.error", state="detached")

    def test_two_tabs(self):
        one, other = self.page, self.new_page()
        self.open("Login.storyboard", one)
        self.open("Login.storyboard", other)
        self.select("Title", one)
        self.tab("attributes", one)
        one.fill("[data-set=text]", "Both")
        self.wait(other, "document.querySelector('.scene').textContent.includes('Both')")

    def test_lost_and_back(self):
        self.expects_errors = True  # the browser logs what it cannot reach
        page = self.open("Login.storyboard")
        page.context.set_offline(True)
        page.evaluate("fetch('api/documents', {method: 'POST', body: '{}'}).catch(() => {})")
        page.locator("#outline .item").last.click()
        page.wait_for_selector(".banner.warning")
        page.context.set_offline(False)
        page.locator("#outline .item").first.click()
        page.wait_for_selector(".banner.warning", state="detached")

    def test_killed(self):
        self.expects_errors = True
        page = self.open("Login.storyboard")
        self.server.process.kill()
        page.wait_for_selector(".banner.warning")
        self.assertIn("Welcome back", page.locator(".scene").text_content())


class ReadOnlyTests(PreviewTestCase):
    arguments = ("--read-only",)

    def test_nothing_can_be_changed(self):
        page = self.open("Login.storyboard")
        self.select("Title")
        self.tab("attributes")
        self.assertTrue(page.is_disabled("[data-set=text]"))
        self.assertTrue(page.is_disabled("#save"))


class WindowTests(PreviewTestCase):
    def test_narrow(self):
        page = self.open("Login.storyboard", self.new_page(420, 800))
        self.assertTrue(page.locator("#sidebar").is_hidden())
        page.click("#toggle-sidebar")
        self.wait(page, "document.querySelector('#sidebar').getBoundingClientRect().left === 0")
        page.locator("#outline .item", has_text="Title").first.click()
        page.click("#toggle-inspector")
        self.wait(page, "Math.round(document.querySelector('#inspector').getBoundingClientRect().right) === 420")
        self.wait(page, "document.querySelector('#inspector h2').innerText === 'Title'")
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 420)

    def test_dark(self):
        light = self.open("Login.storyboard").evaluate("getComputedStyle(document.body).backgroundColor")
        dark = self.open("Login.storyboard", self.new_page(color_scheme="dark")).evaluate("getComputedStyle(document.body).backgroundColor")
        self.assertNotEqual(light, dark)

    def test_names_and_roles(self):
        page = self.open("Login.storyboard")
        unnamed = page.evaluate("""() => [...document.querySelectorAll('button, input, select')]
            .filter(one => !(one.ariaLabel || one.textContent.trim() || one.title || one.labels?.length)).map(one => one.outerHTML)""")
        self.assertEqual(unnamed, [])
        for role in ("toolbar", "tree", "tablist", "status"):
            self.assertEqual(page.locator(f"[role={role}]").count(), 1, role)


if __name__ == "__main__":
    unittest.main()
