"""Traces of the page and of scroll-trace, compared bit by bit."""

import csv
import json
import struct
import subprocess

# Collects a row after every input of a stage, in the page.
WATCH = """(stage => {
  window.unwatch?.()
  window.rows = []
  const add = () => rows.push([stage.mover.x, stage.mover.y, stage.mover.vx, stage.mover.vy])
  stage.addEventListener('input', add)
  window.unwatch = () => stage.removeEventListener('input', add)
})"""

# Replays the scenario in the page, row by row.
REPLAY = """(async text => {
  const { readScenario, Replay } = await import('./js/scenario.js')
  const replay = new Replay(page.library, readScenario(text))
  const rows = []
  for (let row = replay.next(); row; row = replay.next()) {
    const { x, y, vx, vy } = row.mover
    rows.push([row.source, x, y, vx, vy])
  }
  replay.destroy()
  return rows
})"""


def bits(numbers):
    # −0 + 0 is +0; no other number changes.
    return [struct.pack("<d", float(number) + 0.0).hex() for number in numbers]


class Native:
    """scroll-trace, the library compiled for this machine."""

    def __init__(self, program, folder):
        self.program, self.folder = program, folder

    def rows(self, text, name):
        scenario = self.folder / f"{name}.json"
        scenario.write_text(text)
        trace = self.folder / f"{name}.csv"
        subprocess.run([self.program, "run", scenario, "--output", trace], check=True)
        with open(trace, newline="") as file:
            return [(row["source"], [row[key] for key in ("x", "y", "vx", "vy")]) for row in csv.DictReader(file)]

    def hash(self, name):
        return subprocess.run([self.program, "hash", self.folder / f"{name}.json"], check=True, capture_output=True, text=True).stdout


def compare(browser, native, stage, name):
    """Compares the latest motion of a stage, as it was and as the page replays it, with scroll-trace's replay of the file that
    the page saves. Returns the number of inputs and of rows."""
    text = browser.evaluate(
        "(async () => (await import('./js/journal.js')).scenarioText(page.bench.scenario(%s)))()" % stage)
    rows = native.rows(text, name)
    inputs = [bits(row) for source, row in rows if source == "input"]
    lived = [bits(row) for row in browser.evaluate("rows")]
    assert len(lived) == len(inputs) > 0, f"{name}: {len(lived)} inputs, {len(inputs)} in the file"
    for number, (a, b) in enumerate(zip(lived, inputs)):
        assert a == b, f"{name}: input {number} gave {a} in the page, and {b} in scroll-trace"
    replayed = browser.evaluate(f"{REPLAY}({json.dumps(text)})")
    assert len(replayed) == len(rows), f"{name}: {len(replayed)} rows replayed, {len(rows)} by scroll-trace"
    for number, ((source, row), (kind, *numbers)) in enumerate(zip(rows, replayed)):
        assert source == kind and bits(row) == bits(numbers), f"{name}: row {number} is {numbers} in the page, and {row} in scroll-trace"
    end = browser.evaluate(f"[{stage}.mover.x, {stage}.mover.y]")
    assert bits(end) == bits(rows[-1][1][:2]), f"{name}: rests at {end} in the page, and at {rows[-1][1][:2]} in scroll-trace"
    shown = browser.evaluate(f"page.player.play({json.dumps(text)})")
    assert shown and shown in native.hash(name), f"{name}: the page's hash is {shown}, scroll-trace's {native.hash(name)}"
    return len(inputs), len(rows)
