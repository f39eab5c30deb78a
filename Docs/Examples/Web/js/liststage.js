// A stage with the list of 10,000 rows, and its bar.
import { Rows } from "./list.js"
import { Bar } from "./overlays.js"
import { onSize, partsOf, viewportOf } from "./screens.js"
import { Stage } from "./stage.js"

// `drawMore(size)`, if there is one, draws what the stage shows in addition.
export function makeListStage(library, root, { name, physics, drawMore }) {
  const { screen, content } = partsOf(root)
  const rows = new Rows(content, 10000)
  const bar = new Bar(root)
  let size = onSize(root, (present) => {
    size = present
    stage.send({ resize: size, contentSize: [size[0], rows.length] })
  })
  const stage = new Stage(library, {
    name,
    root,
    viewport: viewportOf(size, [size[0], rows.length]),
    physics,
    draw() {
      rows.draw(stage.offset, size[1], stage.mover.isIdle)
      bar.draw(stage, size[1])
      drawMore?.(size)
    },
  })
  return { stage, screen, rows }
}
