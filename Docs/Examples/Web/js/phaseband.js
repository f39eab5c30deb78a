// The band under a plot: phases and events.
import { phases } from "./codes.js"

export const band = 16

// The phases, as a band at the bottom with their names where there is room.
export function drawPhases(plot, x) {
  const { context: c, colours, stage, height } = plot
  const { history } = stage
  const [top, thickness] = [height - band, band]
  const fills = { tracking: colours.muted, dragging: colours.offset, decelerating: colours.target, animating: colours.velocity }
  let from = 0
  for (let i = 1; i <= history.count; i += 1) {
    if (i < history.count && history.phases[i] === history.phases[from]) continue
    const name = phases[history.phases[from]]
    const left = Math.max(x.from, x.at(history.times[from]))
    const right = x.at(history.times[Math.min(i, history.count - 1)])
    from = i
    if (!fills[name] || right <= left) continue
    c.globalAlpha = 0.16
    c.fillStyle = fills[name]
    c.fillRect(left, top, right - left, thickness)
    c.globalAlpha = 1
    c.fillRect(left, top, right - left, 2)
    if (c.measureText(name).width + 10 < right - left) plot.letter(name, left + 5, top + 1 + thickness / 2, colours.text)
  }
}

// The events, as ticks above it.
export function drawEvents(plot, x) {
  const { stage, colours, height } = plot
  for (const time of stage.history.events) {
    const at = x.at(time)
    if (at >= x.from) plot.line(at, height - band - 5, at, height - band, colours.muted, 1)
  }
}
