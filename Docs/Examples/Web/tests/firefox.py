"""Looks at the page in Debian's Firefox, by WebDriver BiDi: firefox.py ADDRESS SCROLL-TRACE FOLDER.

Debian has no geckodriver; Firefox itself speaks BiDi over a web socket.
"""

import itertools
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import websocket
from first_sight import look
from traces import Native

address, scroll_trace, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
KEYS = {"PageDown": "\ue00f", "Home": "\ue011"}


class Firefox:
    """A headless Firefox with one page."""

    def __init__(self, profile):
        self.process = subprocess.Popen(
            [shutil.which("firefox-esr") or "firefox", "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        for line in self.process.stderr:
            if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                break
        else:
            raise SystemExit("Firefox ends without a web socket")
        self.numbers = itertools.count(1)
        self.socket = websocket.create_connection(f"{found[1]}/session", timeout=60, suppress_origin=True)
        self.call("session.new", capabilities={})
        self.page = self.call("browsingContext.getTree")["contexts"][0]["context"]

    def call(self, method, **parameters):
        """Returns the result of a command."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            reply = json.loads(self.socket.recv())
            if reply.get("id") == number:
                assert reply["type"] == "success", f"{method}: {reply}"
                return reply["result"]

    def open(self, address):
        self.call("browsingContext.setViewport", context=self.page, viewport={"width": 1280, "height": 800})
        self.call("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def evaluate(self, expression):
        """Returns the value of an expression of the page, after its promise."""
        result = self.call(
            "script.evaluate", expression=f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))",
            target={"context": self.page}, awaitPromise=True)
        assert result["type"] == "success", f"{expression}: {result['exceptionDetails']['text']}"
        return json.loads(result["result"]["value"])

    def perform(self, *sources):
        self.call("input.performActions", context=self.page, actions=[{"id": source["type"], **source} for source in sources])

    def drag(self, places, gap=16):
        (x, y), *others = places
        moves = [{"type": "pointerMove", "x": x, "y": y, "duration": gap} for x, y in others]
        self.perform({"type": "pointer", "actions": [
            {"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}, *moves, {"type": "pointerUp", "button": 0}]})

    def wheel(self, place, dy):
        self.perform({"type": "wheel", "actions": [{"type": "scroll", "x": place[0], "y": place[1], "deltaX": 0, "deltaY": dy}]})

    def key(self, name):
        self.perform({"type": "key", "actions": [{"type": "keyDown", "value": KEYS[name]}, {"type": "keyUp", "value": KEYS[name]}]})

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait(20)


with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
    firefox = Firefox(profile)
    try:
        firefox.open(address)
        print("Firefox:", look(firefox, Native(scroll_trace, folder), "firefox"))
    finally:
        firefox.close()
