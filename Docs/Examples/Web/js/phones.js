// One list split down the middle, at the scale at which an iPhone's screen fits the stage; what moves its halves comes with the first play.
import { find } from "./elements.js"
import { Rows } from "./list.js"
import { Recorded } from "./recorded.js"
import { onSize } from "./screens.js"

// The size of the recorded list, and its rows.
const [width, height, count] = [402, 874, 93]

export function makeRecorded(library, root) {
  const halves = [...root.querySelectorAll(".shown")].map(halfIn)
  for (const draw of halves) draw(0)
  const recording = async () => new Recorded(library, root, halves, await (await fetch("recorded-flick.json")).json())
  let loading
  find(".play", root).addEventListener("click", async () => {
    root.exhibit = await (loading ??= recording())
    root.exhibit.play()
  })
}

// Returns the function that draws a half at an offset.
function halfIn(screen) {
  const stage = screen.parentElement
  const rows = new Rows(screen.firstElementChild, count)
  Object.assign(screen.style, { width: `${width}px`, height: `${height}px` })
  const fit = (size) => (screen.style.scale = Math.min(size[0] / width, size[1] / height) || 1)
  fit(onSize(stage, fit))
  return (offset) => rows.draw(offset, height)
}
