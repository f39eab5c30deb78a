"""Looks at the page in Debian's WebKitGTK, by Selenium: webkit.py ADDRESS SCROLL-TRACE FOLDER."""

import glob
import pathlib
import sys

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from first_sight import look
from traces import Native

address, scroll_trace, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
KEYS = {"PageDown": Keys.PAGE_DOWN, "Home": Keys.HOME}


class WebKit:
    """A MiniBrowser with one page."""

    def __init__(self):
        options = Options()
        (options.binary_location,) = glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")
        options.add_argument("--automation")
        self.driver = webdriver.WebKitGTK(options=options, service=Service("/usr/bin/WebKitWebDriver"))

    def evaluate(self, expression):
        """Returns the value of an expression of the page, after its promise."""
        return self.driver.execute_async_script(f"Promise.resolve({expression}).then(arguments[0])")

    def drag(self, places):
        (x, y), *others = places
        finger = ActionChains(self.driver, duration=16)
        finger.w3c_actions.pointer_action.move_to_location(x, y).pointer_down()
        for x, y in others:
            finger.w3c_actions.pointer_action.move_to_location(x, y)
        finger.w3c_actions.pointer_action.pointer_up()
        finger.perform()

    def wheel(self, place, dy):
        ActionChains(self.driver).scroll_from_origin(ScrollOrigin.from_viewport(*place), 0, dy).perform()

    def key(self, name):
        ActionChains(self.driver).send_keys(KEYS[name]).perform()


webkit = WebKit()
try:
    webkit.driver.get(address)
    print("WebKitGTK:", look(webkit, Native(scroll_trace, folder), "webkit"))
finally:
    webkit.driver.quit()
