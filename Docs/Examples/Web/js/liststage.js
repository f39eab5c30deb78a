// A stage with the list of 10,000 rows, and its bar.
import { Rows } from "./list.js"
import { Bar } from "./overlays.js"
import { connectPointers } from "./pointers.js"
import { makeScreen, makeSetup, onSize } from "./screens.js"
import { Stage } from "./stage.js"
import { connectWheel } from "./wheel.js"

// `drawMore(stage, size)`, if there is one, draws what the stage shows in addition; `turned(action, real)` is told of wheels.
export function makeListStage(library, root, { name, label, drawMore, turned }, physics) {
  const { screen, content } = makeScreen(root, { label, role: "list", contentRole: "presentation" })
  content.classList.add("moves")
  const rows = new Rows(content, 10000)
  const bar = new Bar(root)
  let size = onSize(root, (width, height) => {
    size = [width, height]
    stage.send({ resize: size, contentSize: [width, rows.length] })
  })
  const stage = new Stage(library, {
    name,
    root,
    setup: makeSetup(size, [size[0], rows.length], physics),
    draw(stage) {
      rows.draw(stage.offset, size[1], stage.mover.isIdle)
      bar.draw(stage, size[1])
      drawMore?.(stage, size)
    },
  })
  connectPointers(screen, stage)
  connectWheel(screen, {
    canScroll: (dx, dy) => stage.canScroll(dx, dy),
    send(action, real) {
      turned?.(action)
      return stage.send(action, real)
    },
  })
  return { stage, screen, content, rows }
}
