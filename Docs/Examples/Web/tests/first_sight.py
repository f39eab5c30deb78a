"""What every browser must do with the page: first sight, the mouse, the wheel and keys. A browser has `evaluate(expression)`,
`drag(places)`, `wheel(place, dy)` and `key(name)`."""

import time

from traces import WATCH, compare

LIST = "page.stages.list"
STILL = f"{LIST}.mover.isIdle && !page.isRunning()"


def until(browser, expression, seconds=30):
    """Waits until an expression is true."""
    end = time.monotonic() + seconds
    while not browser.evaluate(f"Boolean({expression})"):
        assert time.monotonic() < end, f"not within {seconds} s: {expression}"
        time.sleep(0.03)


def look(browser, native, name):
    """Checks the page that the browser shows; returns what it has found."""
    until(browser, "document.readyState === 'complete' && window.page?.files")
    rows = browser.evaluate("document.querySelectorAll('#list [role=listitem]').length")
    width, room = browser.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert rows >= 6 and width <= room, f"at first sight {rows} rows, a page {width} wide in {room}"
    drawn = browser.evaluate("[...document.querySelectorAll('.stage:not(.shows)')].every(stage => stage.children.length > 0)")
    assert drawn and browser.evaluate("!document.getElementById('missing')"), "a stage is empty"

    browser.evaluate(f"{WATCH}({LIST})")
    x, y = browser.evaluate(
        "(() => { const e = document.querySelector('#list'); e.scrollIntoView({ block: 'center', behavior: 'instant' });"
        " const r = e.getBoundingClientRect(); return [Math.round(r.x + r.width / 2), Math.round(r.y + r.height / 2)] })()")
    browser.drag([(x, y - 25 * k) for k in range(9)])
    until(browser, STILL)
    thrown = browser.evaluate(f"{LIST}.offset")
    assert thrown > 300, f"it flies: {thrown}"
    inputs, compared = compare(browser, native, LIST, name)

    browser.wheel((x, y), 240)
    until(browser, f"{LIST}.offset > {thrown} + 100")
    until(browser, STILL)
    turned = browser.evaluate(f"{LIST}.offset")
    browser.evaluate("document.querySelector('#list .screen').focus()")
    browser.key("PageDown")
    until(browser, f"{LIST}.offset > {turned} + 100")
    until(browser, STILL)
    browser.key("Home")
    until(browser, f"{LIST}.offset === 0")

    browser.evaluate("document.querySelector('#photos-aids button[aria-label=Larger]').click()")
    until(browser, "page.stages.photos.parts[1].mover.zoom === 1.5 && page.stages.photos.mover.isIdle && !page.isRunning()")
    drawn = browser.evaluate("document.querySelector('#photos svg').getBoundingClientRect().width / document.querySelector('#photos').clientWidth")
    assert abs(drawn - 1.5) < 0.01, f"the photo is drawn {drawn} times as large"
    browser.evaluate("document.querySelector('#week-aids button:last-child').click()")
    until(browser, "page.stages.week.offset === -220")
    return f"{inputs} inputs, {compared} rows as scroll-trace has them; the wheel and keys move the list; a photo is zoomed, a week goes round"
