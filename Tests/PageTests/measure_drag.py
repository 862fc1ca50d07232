"""Drags the edge of a scene of 300 views, and prints the time from the server's answer to the screen.

    python3 measure_drag.py ADDRESS [DOCUMENT] [--steps 120] [--trace FILE] [--no-clock]

ADDRESS is printed by `autolayout preview` for a folder filled by `documents.py FOLDER`. The times come from Chromium's
trace: from the arrival of an answer to the end of the page's script, and to the presentation of the first frame with
it. `CHROMIUM` names the browser, /usr/bin/chromium by default.

A browser begins a frame when its display's clock ticks, 60 times a second, even without a display: an answer waits half
a tick on average. With `--no-clock` frames begin as soon as there are changes, which measures only the work.
"""

import argparse
import json
import os
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

CATEGORIES = ["devtools.timeline", "blink.user_timing", "cc", "benchmark"]
STAGES = {
    "UpdateLayoutTree": "style", "Layout": "layout", "PrePaint": "pre-paint", "Paint": "paint", "Layerize": "layers",
}


def drag(address, document, steps, file, flags):
    """Drags the right edge back and forth by two points a step, and writes the trace."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox", *flags])
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"{address}#{document}")
        page.wait_for_selector(".scene.has-picture", timeout=60_000)
        layers = page.locator(".layer").count()
        box = page.locator(".scene .handle.right").first.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + min(box["height"], 800) / 2
        zoom = page.evaluate("document.querySelector('.scene').getBoundingClientRect().width / document.querySelector('.scene').offsetWidth")
        page.mouse.move(x, y)
        page.mouse.down()
        # Beyond the widths of phones, at which the edge would snap.
        x += 70 * zoom
        for warming in range(10):
            page.mouse.move(x + warming * zoom, y)
            page.wait_for_timeout(60)
        page.wait_for_timeout(500)
        page.evaluate("performance.clearMeasures('resize')")
        browser.start_tracing(page=page, path=file, categories=CATEGORIES)
        for step in range(steps):
            distance = step % 60
            page.mouse.move(x + (10 + 2 * (distance if distance < 30 else 60 - distance)) * zoom, y)
            # The next step waits until this step is on the screen, which measures each separately.
            count = step + 1
            page.evaluate("""count => new Promise(resolve => {
                const look = () => performance.getEntriesByName('resize').length >= count || performance.now() > end
                    ? requestAnimationFrame(() => setTimeout(resolve, 40)) : setTimeout(look, 4);
                const end = performance.now() + 1000;
                look();
            })""", count)
        browser.stop_tracing()
        page.mouse.up()
        browser.close()
        return layers


def events_of(file):
    return sorted(json.loads(Path(file).read_text())["traceEvents"], key=lambda event: event["ts"])


def frames_of(events):
    """The presented frames with changes by the page's script: the times of commit and presentation."""
    frames, open_frames = [], {}
    for event in events:
        if event["name"] not in ("PipelineReporter", "SendBeginMainFrameToCommit"):
            continue
        # Consecutive frames reuse the same identity.
        identity = event["id2"]["local"]
        if event["ph"] == "b":
            if event["name"] == "PipelineReporter":
                open_frames[identity] = {"state": event["args"]["frame_reporter"].get("state")}
        elif event["name"] == "SendBeginMainFrameToCommit":
            open_frames.get(identity, {})["commit"] = event["ts"]
        else:
            frame = open_frames.pop(identity, {})
            if frame.get("state") == "STATE_PRESENTED_ALL" and "commit" in frame:
                frames.append((frame["commit"], event["ts"]))
    return sorted(frames)


def figures(events):
    """For each answer, in milliseconds: the script, the time until it is on the screen, and the CPU time."""
    urls = {event["args"]["data"]["requestId"]: event["args"]["data"]["url"] for event in events if event["name"] == "ResourceSendRequest"}
    renderer = next(event["pid"] for event in events if event["name"] == "resize")
    events = [event for event in events if event["pid"] == renderer]
    arrivals = [event for event in events if event["name"] == "ResourceFinish" and "api/resize" in urls.get(event["args"]["data"]["requestId"], "")]
    applied = [event["ts"] for event in events if event["name"] == "resize" and event["ph"] == "e"]
    frames = frames_of(events)
    result = {"script": [], "screen": [], "work": [], **{stage: [] for stage in STAGES.values()}, "raster": []}
    for event in arrivals:
        arrival, thread = event["ts"], event["tid"]
        end = next((one for one in applied if one >= arrival), None)
        commit, shown = next((frame for frame in frames if end is not None and frame[0] >= end), (None, None))
        if commit is None or end - arrival > 500_000:
            continue
        result["script"].append((end - arrival) / 1000)
        result["screen"].append((shown - arrival) / 1000)
        within = [one for one in events if arrival <= one["ts"] <= shown and one["ph"] == "X"]
        main = [one for one in within if one["tid"] == thread and one["ts"] <= commit and "tts" in one]
        result["work"].append((max(one["tts"] + one.get("tdur", 0) for one in main) - event["tts"]) / 1000 if main and "tts" in event else 0)
        for name, stage in {**STAGES, "RasterTask": "raster"}.items():
            # A nested event of the same kind is part of the outer event.
            last, total = 0, 0
            for one in within:
                if one["name"] == name and (stage == "raster" or one["ts"] >= last):
                    total += one.get("tdur", one.get("dur", 0))
                    last = one["ts"] + one.get("dur", 0)
            result[stage].append(total / 1000)
    return result


def described(values):
    ordered = sorted(values)
    return f"median {statistics.median(ordered):5.1f} ms, 95th percentile {ordered[int(len(ordered) * 0.95)]:5.1f} ms"


def main():
    parser = argparse.ArgumentParser(description="Measures how fast a dragged edge shows.")
    parser.add_argument("address")
    parser.add_argument("document", nargs="?", default="Stretching.storyboard")
    parser.add_argument("--steps", type=int, default=120)
    parser.add_argument("--trace", default=os.path.join(tempfile.gettempdir(), "drag.trace.json"))
    parser.add_argument("--no-clock", action="store_true")
    options = parser.parse_args()
    flags = ["--disable-frame-rate-limit", "--disable-gpu-vsync"] if options.no_clock else []
    layers = drag(options.address, options.document, options.steps, options.trace, flags)
    result = figures(events_of(options.trace))
    print(f"{options.document}: {layers} layers, {len(result['screen'])} steps")
    print(f"  answer to end of script     {described(result['script'])}")
    print(f"  answer to screen            {described(result['screen'])}")
    print(f"  processor, page's thread    {described(result['work'])}")
    stages = [*STAGES.values(), "raster"]
    print("  parts of it, and parallel   " + ", ".join(f"{stage} {statistics.median(result[stage]):.1f}" for stage in stages))


if __name__ == "__main__":
    main()
