// The first stage: 10,000 rows, the bar and its ghost, and buttons for those who cannot throw.
import { clamped } from "./clamped.js"
import { find } from "./elements.js"
import { makeBet } from "./bet.js"
import { grouped } from "./format.js"
import { rowHeight } from "./list.js"
import { makeListStage } from "./liststage.js"
import { Ghost } from "./overlays.js"
import { connect, connectAids } from "./screens.js"

export function makeThrow(library, root, aids, physics) {
  const { stage, screen, rows } = makeListStage(library, root, { name: "List", physics, drawMore: (size) => ghost.draw(stage, size[1]) })
  const empty = find(".empty", root)
  const rowAt = (offset) => clamped(Math.round(offset / rowHeight), 0, rows.count - 1)
  const place = (offset) => (rows.count > 0 ? `row ${grouped(rowAt(offset) + 1)}` : "nothing")
  const ghost = new Ghost(root, place)
  stage.nameOfPlace = place
  connect(screen, stage)
  connectAids(aids, { bet: makeBet(stage, root, rows) }, () => stage)
  const field = find("input", aids)
  field.addEventListener("change", () => {
    const row = clamped(Math.round(field.valueAsNumber) || 1, 1, rows.count)
    const top = Math.min((row - 1) * rowHeight, Math.max(stage.minimum, stage.maximum))
    stage.send({ setContentOffset: [0, top], animated: true })
  })

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
