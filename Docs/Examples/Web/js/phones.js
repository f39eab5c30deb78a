// Two lists beside each other, each at the scale at which an iPhone's screen fits its stage; what moves them comes with the first play.
import { find } from "./elements.js"
import { Rows } from "./list.js"
import { Recorded } from "./recorded.js"
import { onSize } from "./screens.js"

// The size of the recorded list, and its rows.
const [width, height, count] = [402, 874, 93]

export function makeRecorded(library, root) {
  const lists = [...root.querySelectorAll(".shown")].map(listIn)
  for (const draw of lists) draw(0)
  const recording = async () => new Recorded(library, root, lists, await (await fetch("recorded-flick.json")).json())
  let loading
  find(".play", root).addEventListener("click", async () => {
    root.exhibit = await (loading ??= recording())
    root.exhibit.play()
  })
}

// A list at the scale at which its screen fits the stage; returns the function that draws it at an offset.
function listIn(screen) {
  const stage = screen.parentElement
  const rows = new Rows(screen.firstElementChild, count)
  Object.assign(screen.style, { width: `${width}px`, height: `${height}px` })
  const fit = (size) => (screen.style.scale = Math.min(size[0] / width, size[1] / height) || 1)
  fit(onSize(stage, fit))
  return (offset) => rows.draw(offset, height)
}
