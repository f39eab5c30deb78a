"""Traces of the page and of scroll-trace, compared bit by bit."""

import csv
import json
import re
import struct
import subprocess

# Collects a row after every input of a stage, in the page: the numbers of its scroll view, or of its screen's members. A member that
# flies on is left out: it stands where the latest frame has shown it, and the frames of the scenario are others.
WATCH = """(stage => {
  window.unwatch?.()
  window.rows = []
  const members = stage.mover.members ?? [stage.mover]
  let moving = members.map((member) => false)
  const add = () => {
    const fliesOn = members.map((member, k) => stage.mover.members && moving[k] && member.isMoving)
    rows.push(members.flatMap((member, k) => member.numbers.map((number) => (fliesOn[k] ? null : number))))
    moving = members.map((member) => member.isMoving)
  }
  stage.addEventListener('input', add)
  window.unwatch = () => stage.removeEventListener('input', add)
})"""

# Replays the scenario in the page, row by row.
REPLAY = """(async text => {
  const replay = new page.Replay(page.library, page.readScenario(text))
  const rows = []
  for (let row = replay.next(); row; row = replay.next()) {
    rows.push([row.source, ...row.mover.numbers])
  }
  replay.destroy()
  return rows
})"""


def bits(numbers):
    # −0 + 0 is +0; no other number changes.
    return [number if number is None else struct.pack("<d", float(number) + 0.0).hex() for number in numbers]


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
            columns = csv.DictReader(file)
            # Those of a member beside each other: the scales come last.
            names = sorted((name for name in columns.fieldnames if re.fullmatch("(v?[xy]|scale|stretch[XY])[0-9]*", name)), key=lambda name: int("0" + name.strip("vxyscaleXYtrh")))
            return [(row["source"], [row[name] for name in names]) for row in columns]

    def hash(self, name):
        return subprocess.run([self.program, "hash", self.folder / f"{name}.json"], check=True, capture_output=True, text=True).stdout


def compare(browser, native, stage, name):
    """Compares the latest motion of a stage, as it was and as the page replays it, with scroll-trace's replay of the file that
    the page saves. Returns the number of inputs and of rows."""
    text = browser.evaluate(
        "page.scenarioText(page.bench.scenario(%s))" % stage)
    replayed = browser.evaluate(f"{REPLAY}({json.dumps(text)})")
    rows = native.rows(text, name)
    # Without those that bring the members to where they were.
    inputs = [bits(row) for source, row in rows if source == "input"][browser.evaluate(f"{stage}.journal.initial"):]
    lived = [bits(row) for row in browser.evaluate("rows")]
    assert len(lived) == len(inputs) > 0, f"{name}: {len(lived)} inputs, {len(inputs)} in the file"
    for number, (a, b) in enumerate(zip(lived, inputs)):
        b = [each if shown is not None else None for shown, each in zip(a, b)]
        assert a == b, f"{name}: input {number} gave {a} in the page, and {b} in scroll-trace"
    assert len(replayed) == len(rows), f"{name}: {len(replayed)} rows replayed, {len(rows)} by scroll-trace"
    for number, ((source, row), (kind, *numbers)) in enumerate(zip(rows, replayed)):
        assert source == kind and bits(row) == bits(numbers), f"{name}: row {number} is {numbers} in the page, and {row} in scroll-trace"
    end = browser.evaluate(f"{stage}.mover.numbers")
    assert bits(end) == bits(rows[-1][1]), f"{name}: rests at {end} in the page, and at {rows[-1][1]} in scroll-trace"
    shown = browser.evaluate(f"page.hashOf(page.library, page.readScenario({json.dumps(text)}))")
    assert shown in native.hash(name), f"{name}: the page's hash is {shown}, scroll-trace's {native.hash(name)}"
    return len(inputs), len(rows)
