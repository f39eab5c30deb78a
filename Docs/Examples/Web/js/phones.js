// Two lists beside each other, each at the scale at which an iPhone's screen fits its stage; what moves them comes with the first play.
import { Rows } from "./list.js"
import { Recorded } from "./recorded.js"

// The size of the recorded list, and its rows.
const [width, height, count] = [402, 874, 93]

export function makeRecorded(library, root) {
  const lists = [...root.querySelectorAll(".stage")].map((stage) => new Shown(stage))
  for (const list of lists) list.draw(0)
  const recording = async () => new Recorded(library, root, lists, await (await fetch("recorded-flick.json")).json())
  let loading
  root.querySelector(".play").addEventListener("click", async () => {
    root.exhibit = await (loading ??= recording())
    root.exhibit.play()
  })
}

// A list that shows an offset, at the scale at which its screen fits the stage.
class Shown {
  constructor(stage) {
    const box = stage.firstElementChild
    this.rows = new Rows(box.firstElementChild, count)
    Object.assign(box.style, { width: `${width}px`, height: `${height}px` })
    const fit = () => (box.style.scale = Math.min(stage.clientWidth / width, stage.clientHeight / height) || 1)
    new ResizeObserver(fit).observe(stage)
    fit()
  }

  draw(offset) {
    this.rows.draw(offset, height)
  }
}
