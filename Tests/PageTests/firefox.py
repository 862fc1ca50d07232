"""Controls Firefox by WebDriver BiDi over a web socket with the package `websockets`; needs no driver program."""

import base64
import itertools
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from contextlib import ExitStack

from websockets.sync.client import connect


class Firefox:
    """A headless Firefox with a new profile, and one page at a time."""

    def __init__(self, program, seconds=30, dark=False):
        self.seconds = seconds
        self.profile = tempfile.mkdtemp()
        with open(os.path.join(self.profile, "user.js"), "w") as settings:
            # 0 is dark, 1 is light.
            settings.write(f'user_pref("layout.css.prefers-color-scheme.content-override", {0 if dark else 1});\n')
            settings.write('user_pref("remote.active-protocols", 1);\nuser_pref("browser.shell.checkDefaultBrowser", false);\n')
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", self.profile, "--remote-debugging-port", "0", "about:blank"],
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        address = next((found.group(1) for line in self.process.stderr if (found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line))), None)
        if address is None:
            raise RuntimeError("Firefox did not say where it listens")
        self.numbers = itertools.count(1)
        self.errors = []
        self.connection = ExitStack()
        self.socket = self.connection.enter_context(connect(f"{address}/session", max_size=None, open_timeout=seconds))
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])
        self.context = self.call("browsingContext.getTree")["contexts"][0]["context"]

    def call(self, method, **parameters):
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv(timeout=self.seconds))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.errors.append(answer["params"]["text"])
            if answer.get("id") == number:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]

    def close(self):
        self.connection.close()
        self.process.terminate()
        self.process.wait()
        self.process.stderr.close()
        shutil.rmtree(self.profile, ignore_errors=True)

    def size(self, width, height):
        self.call("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def goto(self, address):
        self.call("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, expression):
        """The JavaScript expression's value; values other than text, numbers and lists of them are returned as JSON."""
        result = self.call("script.evaluate", expression=f"(async () => JSON.stringify(await ({expression})))()",
                           target={"context": self.context}, awaitPromise=True)
        if result["type"] == "exception":
            raise RuntimeError(result["exceptionDetails"]["text"])
        return json.loads(result["result"].get("value", "null"))

    def wait(self, expression):
        end = time.monotonic() + self.seconds
        while not (value := self.evaluate(expression)):
            if time.monotonic() > end:
                raise AssertionError(f"after {self.seconds} s this does not hold: {expression}")
            time.sleep(0.03)
        return value

    def middle(self, selector):
        self.wait(f"document.querySelector({json.dumps(selector)}) !== null")
        return self.evaluate(f"(({{x, y, width, height}}) => [x + width / 2, y + height / 2])(document.querySelector({json.dumps(selector)}).getBoundingClientRect())")

    def mouse(self, *actions):
        """Moves to `(x, y)`, and presses or releases: `"down"`, `"up"`."""
        steps = [{"type": f"pointer{action.capitalize()}", "button": 0} if isinstance(action, str)
                 else {"type": "pointerMove", "x": round(action[0]), "y": round(action[1])} for action in actions]
        self.call("input.performActions", context=self.context, actions=[{"type": "pointer", "id": "mouse", "actions": steps}])

    def click(self, selector):
        self.mouse(self.middle(selector), "down", "up")

    def wheel(self, x, y, across, down, held=None):
        actions = [{"type": "wheel", "id": "wheel", "actions": [
            {"type": "pause"}, {"type": "scroll", "x": round(x), "y": round(y), "deltaX": across, "deltaY": down}, {"type": "pause"}]}]
        if held:
            actions.append({"type": "key", "id": "keys", "actions": [{"type": "keyDown", "value": held}, {"type": "pause"}, {"type": "keyUp", "value": held}]})
        self.call("input.performActions", context=self.context, actions=actions)

    def keys(self, *keys, held=None):
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        if held:
            actions = [{"type": "keyDown", "value": held}, *actions, {"type": "keyUp", "value": held}]
        self.call("input.performActions", context=self.context, actions=[{"type": "key", "id": "keys", "actions": actions}])

    def screenshot(self, file):
        data = self.call("browsingContext.captureScreenshot", context=self.context)["data"]
        with open(file, "wb") as picture:
            picture.write(base64.b64decode(data))
