"""Throws the list of the page in WebKitGTK, and compares the motion with scroll-trace: webkit.py ADDRESS SCROLL-TRACE FOLDER."""

import glob
import pathlib
import sys
import time

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from traces import WATCH, Native, compare

address, scroll_trace, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
LIST = "page.stages.list"


class WebKit:
    """Debian's WebKitGTK, driven by Selenium."""

    def __init__(self):
        options = Options()
        (options.binary_location,) = glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")
        options.add_argument("--automation")
        self.driver = webdriver.WebKitGTK(options=options, service=Service("/usr/bin/WebKitWebDriver"))

    def evaluate(self, expression):
        """Returns the value of an expression of the page, after its promise."""
        return self.driver.execute_async_script(f"Promise.resolve({expression}).then(arguments[0])")

    def until(self, expression):
        end = time.monotonic() + 30
        while not self.evaluate(f"Boolean({expression})"):
            assert time.monotonic() < end, f"not within 30 s: {expression}"
            time.sleep(0.03)


webkit = WebKit()
try:
    webkit.driver.get(address)
    webkit.until(f"document.readyState === 'complete' && window.page?.stages?.list")
    webkit.evaluate(f"{WATCH}({LIST})")
    finger = ActionChains(webkit.driver, duration=16).move_to_element(webkit.driver.find_element("css selector", "#list"))
    finger.click_and_hold()
    for _ in range(8):
        finger.move_by_offset(0, -25)
    finger.release().perform()
    webkit.until(f"{LIST}.mover.isIdle && !page.isRunning()")
    assert webkit.evaluate(f"{LIST}.offset") > 300, "it flies"
    print("WebKitGTK: %d inputs, %d rows as scroll-trace has them" % compare(webkit, Native(scroll_trace, folder), LIST, "webkit"))
finally:
    webkit.driver.quit()
