// Scrubbing: a finger, a mouse or the arrows on the plot of a stage that stands still move its content along the path that it took.
import { clamped } from "./clamped.js"
import { placeIn } from "./elements.js"
import { singleStep } from "./time.js"

export function connectScrubbing(plot) {
  const { canvas } = plot
  let pointer = null
  let scrubbed = null

  const set = (time) => {
    const stage = plot.stage?.whole
    if (!plot.x || !stage?.scrub || plot.stage.magnification || stage.mover.isTouched || stage.flies) return
    scrubbed = stage
    stage.scrub(clamped(time, plot.stage.history.start, plot.stage.history.end))
  }
  const end = () => {
    scrubbed?.scrub(undefined)
    scrubbed = pointer = null
  }
  const timeAt = (event) => plot.x?.valueAt(placeIn(canvas, event)[0])

  canvas.addEventListener("pointerdown", (event) => {
    pointer = event.pointerId
    canvas.setPointerCapture(pointer)
    set(timeAt(event))
  })
  canvas.addEventListener("pointermove", (event) => event.pointerId === pointer && set(timeAt(event)))
  for (const name of ["pointerup", "pointercancel", "lostpointercapture", "blur"]) canvas.addEventListener(name, end)
  canvas.addEventListener("keydown", (event) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (event.key === "Escape") end()
    if (!direction || !plot.stage) return
    event.preventDefault()
    set((plot.stage.scrubTime ?? plot.stage.history.end) + direction * singleStep)
  })
}
