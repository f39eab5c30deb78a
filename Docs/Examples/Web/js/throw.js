// The first stage: 10,000 rows, the bar and its ghost, and buttons for those who cannot throw.
import { makeBet } from "./bet.js"
import { make, makeButton } from "./elements.js"
import { grouped } from "./format.js"
import { connectKeys } from "./keys.js"
import { rowHeight } from "./list.js"
import { makeListStage } from "./liststage.js"
import { Ghost } from "./overlays.js"

export function makeThrow(library, root, aids, physics) {
  const { stage, screen, content, rows } = makeListStage(library, root, {
    name: "List",
    label: "The numbers to ten thousand",
    drawMore: (stage, size) => ghost.draw(stage, ...size),
  }, physics)
  const empty = make("p", { class: "empty", hidden: true }, "Nothing to scroll.")
  screen.append(empty)
  const place = (offset) => (rows.count > 0 ? `row ${grouped(rowAt(offset, rows.count) + 1)}` : "nothing")
  const ghost = new Ghost(root, content, (offset) => `will stop at ${place(offset)}`)

  stage.nameOfPlace = place
  stage.places = (low, high) => placesOf(stage, low, high)
  connectKeys(screen, stage)
  makeAids(stage, aids, rows)
  let bet
  aids.append(makeButton("Bet on a row", () => {
    bet ??= makeBet(stage, root, content, rows)
    bet()
  }))

  // The list's own parameters: its snap rule, its insets and its rows.
  stage.apply = ({ snapKind, inset, rows: count }) => {
    if (Number(count) !== rows.count) {
      rows.setCount(Number(count))
      stage.send({ contentSize: [stage.setup.viewport.frame[2], rows.length] })
      empty.hidden = rows.count > 0
    }
    const insets = [inset, 0, inset, 0]
    if (String(insets) !== String(stage.setup.viewport.contentInset)) stage.send({ contentInset: insets })
    return { snap: snaps[snapKind] ?? snaps.none }
  }
  return stage
}

const snaps = {
  none: { kind: "none" },
  paging: { kind: "paging", spacing: 0 },
  interval: { kind: "interval", axis: "vertical", length: rowHeight, origin: 0, alignment: "start" },
  nearby: {
    kind: "points", axis: "vertical", strictness: "proximity",
    points: Array.from({ length: 1000 }, (_, k) => 10 * k * rowHeight),
  },
}

const rowAt = (offset, count) => Math.min(count - 1, Math.max(0, Math.round(offset / rowHeight)))

// The places to stop between two offsets, for the plot.
function placesOf(stage, low, high) {
  const { snap } = stage.setup.physics
  if (!snap || snap.kind === "none") return []
  if (snap.kind === "points") return snap.points.filter((point) => point >= low && point <= high)
  const length = snap.kind === "paging" ? stage.setup.viewport.frame[3] + (snap.spacing ?? 0) : snap.length
  if (!(length > 0) || (high - low) / length > 60) return []
  const result = []
  for (let k = Math.ceil(low / length); k * length <= high; k += 1) result.push(k * length)
  return result
}

// Earlier, later, and a row by its number: what a finger does, for keys, switches and screen readers.
function makeAids(stage, aids, rows) {
  const field = make("input", { type: "number", min: 1, max: 10000, value: 1, inputmode: "numeric" })
  const go = () => {
    const row = Math.min(rows.count, Math.max(1, Math.round(field.valueAsNumber) || 1))
    const top = Math.min((row - 1) * rowHeight, Math.max(stage.minimum, stage.maximum))
    stage.send({ setContentOffset: [0, top], animated: true })
  }
  field.addEventListener("change", go)
  aids.append(
    makeButton("Earlier", () => stage.send({ key: "pageUp", animated: true }), { "aria-label": "Earlier rows" }),
    makeButton("Later", () => stage.send({ key: "pageDown", animated: true }), { "aria-label": "Later rows" }),
    make("label", { class: "field pushed" }, "Row", field),
  )
}
