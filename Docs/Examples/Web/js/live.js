// Three lines of Swift, whose values are those of the latest throw.
import { write } from "./elements.js"
import { grouped } from "./format.js"

export function makeLive(stage, root) {
  const [velocity, offset, instant] = root.querySelectorAll("output")
  let shown
  const show = () => {
    const known = stage.mover.isMoving ? stage.target : undefined
    if (known === shown) return
    shown = known
    if (known === undefined) return
    write(velocity, grouped(stage.velocity, 1))
    write(offset, grouped(stage.target, 1))
    write(instant, `${stage.secondsToRest.toFixed(3)} s`)
  }
  for (const name of ["input", "frame"]) stage.addEventListener(name, show)
}
