"""Debian's Chromium, driven by Playwright: a page, its fingers and mice, and what it logs."""

import asyncio
import base64
import bisect
import collections
import contextlib
import json
import shutil
import statistics
import threading
import time

from playwright.async_api import async_playwright


class Browser:
    """A headless Chromium with one page at a time. Faults of the page are collected in `faults`."""

    def __init__(self):
        # A thread of its own: a finger does not wait until the page has shown its last movement.
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.faults, self.requests = [], []
        self.context = None
        self.call(self._launch())

    async def _launch(self):
        self.playwright = await async_playwright().start()
        self.chromium = await self.playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--force-color-profile=srgb", "--disable-dev-shm-usage"])

    def later(self, work):
        """Starts asynchronous work."""
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    def call(self, work):
        """Returns the result of asynchronous work."""
        return self.later(work).result(120)

    def close(self):
        self.call(self.chromium.close())
        self.call(self.playwright.stop())

    # The page

    def open(self, address, width, height, *, scale=1, phone=False, dark=False, reduced=False, forced=False, scripted=True):
        """Opens an address in a window, or on a phone, of that size; without an address, an empty page."""
        emulated = {"viewport": {"width": width, "height": height}, "device_scale_factor": scale, "is_mobile": phone, "has_touch": phone,
                    "color_scheme": "dark" if dark else "light", "reduced_motion": "reduce" if reduced else "no-preference",
                    "forced_colors": "active" if forced else "none", "java_script_enabled": scripted}
        self.call(self._open(address, emulated))
        if address and scripted:
            self.until("document.readyState === 'complete' && Boolean(window.page?.files)")

    async def _open(self, address, emulated):
        if self.context:
            await self.context.close()
        self.context = await self.chromium.new_context(**emulated)
        self.page = await self.context.new_page()
        self.devtools = await self.context.new_cdp_session(self.page)
        faults = self.faults
        self.page.on("pageerror", lambda error: faults.append(str(error)))
        self.page.on("console", lambda line: line.type in ("error", "warning", "assert") and faults.append(line.text))
        self.page.on("requestfailed", lambda request: faults.append(f"a request failed: {request.url}"))
        self.page.on("request", lambda request: self.requests.append(request.url))
        if address:
            await self.page.goto(address)

    def evaluate(self, expression):
        """Returns the value of an expression of the page, after its promise."""
        return self.call(self.page.evaluate(expression))

    def until(self, expression, seconds=15):
        """Waits until an expression is true."""
        self.call(self.page.wait_for_function(expression, timeout=1000 * seconds, polling=30))

    def eventually(self, condition, wanted, seconds=15):
        """Waits until a condition of what the browser has reported is true."""
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, wanted
            time.sleep(0.03)

    def protocol(self, method, **parameters):
        """Returns the reply to a command of Chromium's own protocol."""
        return self.call(self.devtools.send(method, parameters))

    def place(self, selector):
        """Returns the middle of an element, after scrolling it into view."""
        return self.evaluate(
            f"(() => {{ const e = document.querySelector({selector!r}); e.scrollIntoView({{block: 'center', behavior: 'instant'}});"
            " const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] })()")

    @contextlib.contextmanager
    def in_background(self):
        """The page is told that it is hidden, as behind another one. Playwright keeps every page in front."""
        hide = "Object.defineProperty(document, 'hidden', { configurable: true, value: %s }); document.dispatchEvent(new Event('visibilitychange'))"
        self.evaluate(hide % "true")
        yield
        self.evaluate(hide % "false")

    def picture(self, path=None, **kind):
        """Writes a picture of what is visible, as PNG unless it says otherwise; returns it in base 64."""
        data = self.protocol("Page.captureScreenshot", **kind)["data"]
        if path:
            path.write_bytes(base64.b64decode(data))
        return data

    def thread_time(self, expression, seconds):
        """Evaluates an expression, and returns the milliseconds of the main thread's own time in the median frame of the seconds after it."""
        self.call(self.chromium.start_tracing(page=self.page, categories=["toplevel", "cc", "devtools.timeline"]))
        self.evaluate(expression)
        time.sleep(seconds)
        events = json.loads(self.call(self.chromium.stop_tracing()))["traceEvents"]
        frames, spent = collections.defaultdict(list), collections.defaultdict(list)
        for event in sorted(events, key=lambda event: event.get("ts", 0)):
            thread = event.get("pid"), event.get("tid")
            if event.get("name") == "ThreadControllerImpl::RunTask":
                spent[thread].append(event)
            elif event.get("name") == "FireAnimationFrame":
                frames[thread].append(event["ts"])
        main = max(frames, key=lambda thread: len(frames[thread]))
        # What runs from one frame on to the next is the frame's.
        begins = frames[main]
        costs = [0.0] * len(begins)
        for task in spent[main]:
            frame = bisect.bisect_right(begins, task["ts"] + task.get("dur", 0)) - 1
            if frame >= 0:
                costs[frame] += task.get("tdur", 0) / 1000
        return statistics.median(costs[1:-1])

    def pixel(self, selector, dy=0):
        """Returns the colour that is seen in the middle of an element, or `dy` heights of it below: red, green, blue."""
        self.place(selector)
        time.sleep(0.1)
        picture = "data:image/png;base64," + self.picture()
        return self.evaluate(f"""(async () => {{
          const box = document.querySelector({selector!r}).getBoundingClientRect()
          const context = new OffscreenCanvas(1, 1).getContext('2d')
          const image = await createImageBitmap(await (await fetch({picture!r})).blob())
          context.drawImage(image, -Math.round(box.x + box.width / 2), -Math.round(box.y + ({dy} + 0.5) * box.height))
          return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
        }})()""")

    # Fingers, mice, wheels and keys

    def pointer(self, kind, place, *, touch=True, stamp=None):
        """A finger or the mouse goes down, moves or goes up, without waiting for the page."""
        stamped = {"timestamp": stamp} if stamp else {}
        if touch:
            names = {"down": "touchStart", "move": "touchMove", "up": "touchEnd", "cancel": "touchCancel"}
            points = [{"x": place[0], "y": place[1]}] if kind in ("down", "move") else []
            return self.later(self.devtools.send(
                "Input.dispatchTouchEvent", {"type": names[kind], "touchPoints": points, **stamped}))
        names = {"down": "mousePressed", "move": "mouseMoved", "up": "mouseReleased"}
        return self.later(self.devtools.send("Input.dispatchMouseEvent", {
            "type": names[kind], "x": place[0], "y": place[1], "button": "left", "buttons": int(kind != "up"), "clickCount": 1,
            **stamped}))

    def drag(self, places, *, touch=True, gap=0.016, hold=0.0):
        """Moves a finger or the mouse along places, one every `gap` seconds, and lifts it."""
        self.pointer("down", places[0], touch=touch)
        for place in places[1:]:
            time.sleep(gap)
            self.pointer("move", place, touch=touch)
        time.sleep(hold or 0.004)
        self.pointer("up", places[-1], touch=touch)

    def stamped_drag(self, places, gap, *, touch=True):
        """Moves a finger or the mouse along places with time stamps that are `gap` seconds apart, whenever they arrive."""
        # Not in the past: a stamp before a frame that was shown counts as that frame's.
        start = time.time() + 0.02
        self.pointer("down", places[0], touch=touch, stamp=start)
        for number, place in enumerate(places[1:], 1):
            self.pointer("move", place, touch=touch, stamp=start + gap * number)
        end = start + gap * (len(places) - 0.5)
        self.pointer("up", places[-1], touch=touch, stamp=end).result(60)
        time.sleep(max(0, end - time.time()))

    def wheel(self, place, dx, dy, modifiers=0):
        self.protocol("Input.dispatchMouseEvent", type="mouseWheel", x=place[0], y=place[1], deltaX=dx, deltaY=dy, modifiers=modifiers)

    def key(self, key):
        self.call(self.page.keyboard.press(key))

    def save(self, expression, path):
        """Saves what the page downloads after an expression."""
        async def download():
            async with self.page.expect_download() as download:
                await self.page.evaluate(expression)
            await (await download.value).save_as(path)

        self.call(download())
