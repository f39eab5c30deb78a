"""A small client of Chromium's DevTools protocol: one page, its commands, and what it logs."""

import base64
import contextlib
import itertools
import json
import pathlib
import shutil
import subprocess
import tempfile
import time
import urllib.request

import websocket


class Browser:
    """A headless Chromium with one page. Faults of the page are collected in `faults`."""

    def __init__(self, program="chromium"):
        self.profile = tempfile.mkdtemp(prefix="page-")
        # As root, as in a container, Chromium has no sandbox.
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-port=0",
             "--remote-allow-origins=*", "--no-first-run", "--disable-background-networking", "--disable-component-update",
             "--force-color-profile=srgb", "--disable-dev-shm-usage", f"--user-data-dir={self.profile}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.numbers = itertools.count(1)
        self.faults = []
        self.requests = []
        self.replies = {}
        self.socket = websocket.create_connection(self._page_address(), timeout=60, max_size=None)
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility", "DOM"):
            self.call(f"{domain}.enable")

    def _page_address(self):
        ports = pathlib.Path(self.profile) / "DevToolsActivePort"
        for _ in range(300):
            if ports.exists() and ports.read_text().strip():
                port = ports.read_text().split()[0]
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/json") as answer:
                    pages = [page for page in json.load(answer) if page["type"] == "page"]
                if pages:
                    return pages[0]["webSocketDebuggerUrl"]
            time.sleep(0.1)
        raise RuntimeError("Chromium does not start")

    def close(self):
        self.process.terminate()
        self.process.wait(20)
        shutil.rmtree(self.profile, ignore_errors=True)

    # Commands

    def send(self, method, **parameters):
        """Sends a command without waiting for its reply; returns its number."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        return number

    def wait(self, number):
        while number not in self.replies:
            self._receive()
        reply = self.replies.pop(number)
        if "error" in reply:
            raise RuntimeError(reply["error"]["message"])
        return reply["result"]

    def call(self, method, **parameters):
        return self.wait(self.send(method, **parameters))

    def _receive(self):
        message = json.loads(self.socket.recv())
        if "id" in message:
            self.replies[message["id"]] = message
            return
        method, parameters = message["method"], message["params"]
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.faults.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            self.faults.append(" ".join(str(part.get("value", part.get("description"))) for part in parameters["args"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.faults.append(f"{parameters['entry']['text']} {parameters['entry'].get('url', '')}")
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif method == "Network.loadingFailed":
            self.faults.append(f"a request failed: {parameters['errorText']}")

    # The page

    def evaluate(self, expression):
        """Returns the value of an expression of the page, after its promise."""
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def until(self, expression, seconds=15):
        """Waits until an expression is true."""
        end = time.monotonic() + seconds
        while not self.evaluate(expression):
            if time.monotonic() > end:
                raise AssertionError(f"not within {seconds} s: {expression}")
            time.sleep(0.03)

    def shape(self, width, height, *, scale=1, phone=False, dark=False, reduced=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=phone)
        self.call("Emulation.setPageScaleFactor", pageScaleFactor=1)
        self.call("Emulation.setTouchEmulationEnabled", enabled=phone, maxTouchPoints=5)
        features = {"prefers-color-scheme": "dark" if dark else "light", "prefers-reduced-motion": "reduce" if reduced else "no-preference"}
        self.call("Emulation.setEmulatedMedia", features=[{"name": name, "value": value} for name, value in features.items()])

    def open(self, address):
        self.call("Page.navigate", url=address)
        self.until("document.readyState === 'complete' && Boolean(window.page)")

    def picture(self, path, quality=None):
        """Writes a picture of what is visible, as PNG or with a quality as WebP; returns it in base 64."""
        kind = {"format": "webp", "quality": quality} if quality else {"format": "png"}
        data = self.call("Page.captureScreenshot", **kind)["data"]
        if path:
            pathlib.Path(path).write_bytes(base64.b64decode(data))
        return data

    def place(self, selector):
        """Returns the middle of an element, after scrolling it into view."""
        return self.evaluate(
            f"(() => {{ const e = document.querySelector({selector!r}); e.scrollIntoView({{block: 'center', behavior: 'instant'}});"
            " const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2, r.width, r.height] })()")

    @contextlib.contextmanager
    def in_background(self):
        """Another page comes to the front of this one."""
        other = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.until("document.hidden")
        try:
            yield
        finally:
            self.call("Page.bringToFront")
            self.call("Target.closeTarget", targetId=other)
            self.until("!document.hidden")

    # Fingers, mice and wheels

    def drag(self, places, *, touch=True, gap=0.016, hold=0.0):
        """Moves a finger or the mouse along places, one every `gap` seconds, and lifts it."""
        self.press(places[0], touch=touch)
        for place in places[1:]:
            time.sleep(gap)
            self.move(place, touch=touch)
        time.sleep(hold or 0.004)
        self.lift(places[-1], touch=touch)

    def press(self, place, *, touch=True):
        self._pointer("touchStart", "mousePressed", place, touch, 1)

    def move(self, place, *, touch=True):
        self._pointer("touchMove", "mouseMoved", place, touch, 1)

    def lift(self, place, *, touch=True):
        self._pointer("touchEnd", "mouseReleased", place, touch, 0)

    def _pointer(self, touched, moused, place, touch, buttons):
        # Not awaited: the reply comes with the frame, and a finger does not wait for it.
        if touch:
            points = [{"x": place[0], "y": place[1]}] if touched != "touchEnd" else []
            self.send("Input.dispatchTouchEvent", type=touched, touchPoints=points)
        else:
            self.send("Input.dispatchMouseEvent", type=moused, x=place[0], y=place[1], button="left", buttons=buttons, clickCount=1)

    def wheel(self, place, dx, dy, modifiers=0):
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=place[0], y=place[1], deltaX=dx, deltaY=dy, modifiers=modifiers)

    def key(self, key, code=None, text=None):
        parameters = {"key": key, "code": code or key}
        codes = {"ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39, "PageDown": 34, "PageUp": 33, "End": 35,
                 "Home": 36, "Escape": 27, "Tab": 9, " ": 32, "Enter": 13}
        parameters["windowsVirtualKeyCode"] = codes.get(key, ord(key.upper()[0]))
        self.call("Input.dispatchKeyEvent", type="keyDown", **parameters, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **parameters)

    def stamped_drag(self, places, gap, *, touch=True):
        """Moves a finger or the mouse along places with time stamps that are `gap` seconds apart, whenever they arrive."""
        # Not in the past: a stamp before a frame that was shown counts as that frame's.
        start = time.time() + 0.02
        names = ("touchStart", "touchMove", "touchEnd") if touch else ("mousePressed", "mouseMoved", "mouseReleased")
        steps = [(names[0], places[0], start)] + [(names[1], place, start + gap * k) for k, place in enumerate(places[1:], 1)]
        steps.append((names[2], places[-1], start + gap * (len(places) - 0.5)))
        for name, (x, y), stamp in steps:
            if touch:
                points = [] if name == "touchEnd" else [{"x": x, "y": y}]
                last = self.send("Input.dispatchTouchEvent", type=name, touchPoints=points, timestamp=stamp)
            else:
                buttons = 0 if name == "mouseReleased" else 1
                last = self.send("Input.dispatchMouseEvent", type=name, x=x, y=y, button="left", buttons=buttons, clickCount=1, timestamp=stamp)
        self.wait(last)
        time.sleep(max(0, steps[-1][2] - time.time()))
