"""Uses the page for some time, and prints the browser's memory.

    python3 measure_use.py ADDRESS [MINUTES] [SEED]

ADDRESS is printed by `autolayout preview` for a folder filled by `documents.py FOLDER`. Random actions run for MINUTES
(10): opening documents, selecting views, dragging edges, editing numbers and undoing, exploding layers, opening and
closing sheets. Every half minute it collects garbage and counts the heap, the nodes and the listeners. The status is 1
if the heap or the nodes grow by more than a fifth from the second quarter of the time to the last.
"""

import os
import random
import statistics
import sys
import time

from playwright.sync_api import Error, sync_playwright

DOCUMENTS = ["Login.storyboard", "Settings.storyboard", "Shop.storyboard", "Stretching.storyboard", "Large.storyboard"]


class Use:
    """A page, and a user's actions on it."""

    def __init__(self, page, address, numbers):
        self.page, self.address, self.numbers = page, address, numbers
        self.counts = {}

    def open(self):
        self.page.locator("#documents .item", has_text=self.numbers.choice(DOCUMENTS)).first.click()
        self.page.locator(".scene.has-picture .layer").first.wait_for(timeout=60_000)

    def select(self):
        rows = self.page.locator("#outline .item")
        if rows.count():
            rows.nth(self.numbers.randrange(min(rows.count(), 20))).click()

    def tab(self):
        self.page.click(f"#tab-{self.numbers.choice(['size', 'attributes', 'constraints', 'findings'])}")

    def drag(self):
        handle = self.page.locator(".scene .handle.right").first.bounding_box()
        if not handle or not 260 < handle["x"] < 1100:
            self.page.click("#canvas", position={"x": 5, "y": 5})
            self.page.keyboard.press("1")
            return
        x, y = handle["x"] + handle["width"] / 2, handle["y"] + min(handle["height"], 500) / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for _ in range(12):
            self.page.mouse.move(x + self.numbers.randint(-60, 60), y)
        self.page.mouse.up()

    def edit(self):
        self.select()
        self.page.click("#tab-attributes")
        field = self.page.locator("#inspector [data-set=alpha]").first
        if field.count() and field.is_enabled():
            field.fill(self.numbers.choice(["0.5", "1", "0.8"]))
            field.press("Enter")

    def undo(self):
        if self.page.is_enabled("#undo"):
            self.page.click("#undo")

    def explode(self):
        self.page.click("#explode")

    def sheet(self):
        self.page.click("#sheet")
        self.page.locator(".sheet-grid figure").first.wait_for(timeout=60_000)
        self.page.keyboard.press("Escape")
        self.page.locator("dialog.sheet").wait_for(state="detached", timeout=60_000)

    def zoom(self):
        self.page.mouse.move(640, 450)
        self.page.mouse.wheel(self.numbers.randint(-80, 80), self.numbers.randint(-80, 80))
        self.page.focus("#canvas")
        self.page.keyboard.press(self.numbers.choice(["+", "-", "0", "1"]))

    STEPS = [open] + [select] * 4 + [tab] * 2 + [drag] * 4 + [edit] * 3 + [undo] * 3 + [explode, zoom, zoom]

    def step(self):
        action = self.numbers.choice(self.STEPS) if self.numbers.random() > 0.01 else Use.sheet
        try:
            action(self)
        except Error as error:
            # Missing elements, such as a removed selection's tab, are skipped.
            if "Timeout" not in str(error):
                raise
            self.page.keyboard.press("Escape")
            self.counts["passed over"] = self.counts.get("passed over", 0) + 1
        self.counts[action.__name__] = self.counts.get(action.__name__, 0) + 1


def measured(session):
    """Megabytes on the heap, nodes and listeners, after garbage collection."""
    session.send("HeapProfiler.collectGarbage")
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return metrics["JSHeapUsedSize"] / 1e6, int(metrics["Nodes"]), int(metrics["JSEventListeners"])


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    minutes = float(sys.argv[2]) if len(sys.argv) > 2 else 10
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.set_default_timeout(5_000)
        errors = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("dialog", lambda dialog: dialog.accept())
        page.goto(sys.argv[1])
        page.locator(".scene.has-picture").first.wait_for(timeout=60_000)
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        use, samples = Use(page, sys.argv[1], random.Random(seed)), []
        start, last = time.monotonic(), 0.0
        while time.monotonic() < start + minutes * 60 and not errors:
            use.step()
            if time.monotonic() - last > 30:
                last = time.monotonic()
                # The same document each time makes the counts comparable.
                page.locator("#documents .item", has_text="Shop.storyboard").first.click()
                page.locator(".scene.has-picture .layer").first.wait_for(timeout=60_000)
                samples.append((last - start, *measured(session)))
        browser.close()
    print(f"seed {seed}, {minutes:g} minutes: " + ", ".join(f"{count} {name}" for name, count in sorted(use.counts.items())))
    grown = []
    for column, name in enumerate(["heap, MB", "nodes", "listeners"], 1):
        early = [one[column] for one in samples if minutes * 15 <= one[0] < minutes * 30] or [samples[0][column]]
        late = [one[column] for one in samples if one[0] >= minutes * 45] or [samples[-1][column]]
        growth = statistics.median(late) / max(1, statistics.median(early)) - 1
        print(f"  {name}: {statistics.median(early):.0f} in the second quarter, {statistics.median(late):.0f} in the last: {growth:+.0%}")
        if growth > 0.2 and column < 3:
            grown.append(name)
    if errors or grown:
        sys.exit("\n".join(errors + [f"{name} grows" for name in grown]))


if __name__ == "__main__":
    main()
