"""Accessibility of the page: contrast, names, order of the keyboard focus, touch; run like test_page.py."""

import unittest

from preview import PreviewTestCase

# The visible texts with their contrast to the background, as defined by WCAG 2.
CONTRAST = """() => {
    const parse = color => { const [r, g, b, a = 1] = color.match(/[\\d.]+/g).map(Number); return { r, g, b, a }; };
    const over = (top, under) => ({ r: top.r * top.a + under.r * (1 - top.a), g: top.g * top.a + under.g * (1 - top.a),
        b: top.b * top.a + under.b * (1 - top.a), a: 1 });
    const level = value => { value /= 255; return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4; };
    const light = color => 0.2126 * level(color.r) + 0.7152 * level(color.g) + 0.0722 * level(color.b);
    const behind = element => {
        const layers = [];
        for (let one = element; one; one = one.parentElement) layers.push(parse(getComputedStyle(one).backgroundColor));
        return layers.reverse().reduce((under, top) => over(top, under), { r: 255, g: 255, b: 255, a: 1 });
    };
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, element = node.parentElement;
        if (!node.data.trim() || element.closest('.scene-body, svg, :disabled, [aria-disabled=true], [hidden]')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const style = getComputedStyle(element);
        if (box.width < 2 || box.height < 2 || style.visibility !== 'visible' || style.opacity < 1) continue;
        const under = behind(element), ink = over(parse(style.color), under);
        const [high, low] = [light(ink), light(under)].sort((a, b) => b - a);
        found.push({ text: node.data.trim().slice(0, 40), of: element.className || element.id || element.tagName,
            ratio: (high + 0.05) / (low + 0.05), color: style.color, isLarge: parseFloat(style.fontSize) >= 24 });
    }
    return found;
}"""


class AccessTests(PreviewTestCase):
    def test_contrast(self):
        for scheme in ("light", "dark"):
            page = self.open("Faulty.storyboard", self.new_page(color_scheme=scheme))
            page.locator("#outline .item").nth(2).click()
            page.wait_for_selector("#inspector [role=tab]")
            for tab in ("size", "attributes", "constraints", "findings"):
                if page.locator(f"#tab-{tab}").count() == 0:
                    continue
                page.click(f"#tab-{tab}")
                page.wait_for_timeout(300)
                texts = page.evaluate(CONTRAST)
                self.assertGreater(len(texts), 20)
                weak = [text for text in texts if text["ratio"] < (3 if text["isLarge"] else 4.5)]
                self.assertEqual(weak, [], f"{scheme}, {tab}")

    def test_everything_that_takes_the_focus_has_a_name_and_shows_it(self):
        page = self.open("Login.storyboard")
        self.select("Title")
        session = page.context.new_cdp_session(page)
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        unnamed = []
        for node in nodes:
            properties = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            role = node.get("role", {}).get("value")
            if properties.get("focusable") and role not in ("RootWebArea", "generic") and not node.get("name", {}).get("value"):
                unnamed.append((role, node.get("description", {}).get("value")))
        self.assertEqual(unnamed, [])
        # From the beginning: tools, lists, canvas, inspector; each shows the focus.
        page = self.open("Login.storyboard", self.new_page())
        page.locator("#toolbar :is(button, select, input):not(:disabled)").first.focus()
        regions, unseen = ["toolbar"], []
        for _ in range(80):
            page.keyboard.press("Tab")
            focus = page.evaluate("""() => { const one = document.activeElement, style = getComputedStyle(one);
                if (one === document.body) return null;
                const probe = document.body.appendChild(document.createElement('i'));
                probe.style.color = 'var(--accent)';
                const accent = getComputedStyle(probe).color;
                probe.remove();
                const region = one.closest('#toolbar, #sidebar, #canvas, #inspector');
                return { region: region?.id ?? '', html: one.outerHTML.slice(0, 120),
                    isSeen: style.outlineStyle !== 'none' || style.boxShadow !== 'none' || style.backgroundColor === accent }; }""")
            if focus is None:
                break
            if not focus["isSeen"]:
                unseen.append(focus["html"])
            if focus["region"] and (not regions or regions[-1] != focus["region"]):
                regions.append(focus["region"])
        self.assertEqual(unseen, [])
        self.assertEqual(regions[:4], ["toolbar", "sidebar", "canvas", "inspector"])


class TouchTests(PreviewTestCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("Login.storyboard", self.new_page(900, 800, has_touch=True))
        self.session = self.page.context.new_cdp_session(self.page)

    def touch(self, kind, *points):
        self.session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]})

    def test_fingers_pan_and_pinch(self):
        page = self.page
        before = page.locator(".scene").bounding_box()
        canvas = page.locator("#canvas").bounding_box()
        x, y = canvas["x"] + canvas["width"] / 2, canvas["y"] + canvas["height"] / 2
        self.touch("touchStart", (x, y))
        for step in range(1, 9):
            self.touch("touchMove", (x + step * 5, y - step * 5))
        self.touch("touchEnd")
        self.wait(page, "x => document.querySelector('.scene').getBoundingClientRect().x > x + 25", arg=before["x"])
        width = page.locator(".scene").bounding_box()["width"]
        self.touch("touchStart", (x - 40, y), (x + 40, y))
        for step in range(1, 9):
            self.touch("touchMove", (x - 40 - step * 6, y), (x + 40 + step * 6, y))
        self.touch("touchEnd")
        self.wait(page, "width => document.querySelector('.scene').getBoundingClientRect().width > width * 1.4", arg=width)

    def test_a_finger_drags_an_edge(self):
        page = self.page
        box = page.locator(".scene .handle.right").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.touch("touchStart", (x, y))
        for step in range(1, 13):
            self.touch("touchMove", (x + step * 5, y))
        self.touch("touchEnd")
        self.wait(page, "document.querySelector('.scene').offsetWidth > 420")

    def test_a_tap_selects(self):
        layer = self.page.locator(".layer.is-own", has_text="Sign in").last.bounding_box()
        self.page.touchscreen.tap(layer["x"] + layer["width"] / 2, layer["y"] + layer["height"] / 2)
        self.wait(self.page, "document.querySelector('#inspector h2').textContent.includes('Sign in')")


class FixTests(PreviewTestCase):
    def test_fixes_of_findings(self):
        page = self.open("Faulty.storyboard")
        page.click("#tab-findings")
        page.locator(".finding.warning .fixes button").first.click()
        fix = page.locator(".finding.warning .fixes .fix").first
        fix.wait_for()
        title, count = fix.inner_text(), page.locator(".finding").count()
        fix.click()
        self.wait(page, "count => document.querySelectorAll('.finding').length < count", arg=count)
        self.assertTrue(page.is_enabled("#undo"))
        self.assertEqual(page.locator(".fixes button", has_text=title).count(), 0)
        page.click("#undo")
        self.wait(page, "count => document.querySelectorAll('.finding').length === count", arg=count)


if __name__ == "__main__":
    unittest.main()
