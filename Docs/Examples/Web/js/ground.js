// The content of any scenario: a ruled ground, with numbers along the axis on which there is more of it.
import { grouped } from "./format.js"

// A line every so many points, and a number at every fourth.
const ruling = 50

// Draws a part of a scenario in its frame; `fit` is the scale of the drawing.
export function drawGround(pen, { frame: [x, y, width, height], mover, contentSize }, fit) {
  const { context: c, colours } = pen
  const isWide = contentSize[0] > width
  c.save()
  c.translate(x, y)
  c.beginPath()
  c.rect(0, 0, width, height)
  c.clip()
  c.translate(-mover.x, -mover.y)
  c.fillStyle = colours.surface
  c.fillRect(0, 0, ...contentSize)
  c.font = pen.font(12 / fit)
  c.textBaseline = "top"
  for (const [at, isMain] of rulings(mover.y, height, contentSize[1])) {
    c.fillStyle = isMain ? colours.outline : colours.hairline
    c.fillRect(mover.x, at, width, 1 / fit)
    if (isMain && !isWide) label(at, 16 / fit, at + 6 / fit)
  }
  for (const [at, isMain] of isWide ? rulings(mover.x, width, contentSize[0]) : []) {
    c.fillStyle = isMain ? colours.outline : colours.hairline
    c.fillRect(at, mover.y, 1 / fit, height)
    if (isMain) label(at, at + 6 / fit, mover.y + 12 / fit)
  }
  c.restore()

  function label(number, x, y) {
    c.fillStyle = colours.muted
    c.fillText(grouped(number), x, y)
  }
}

// The visible lines, and which of them have a number.
function* rulings(from, length, extent) {
  const last = Math.min(from + length, extent) / ruling
  for (let k = Math.max(0, Math.floor(from / ruling)); k <= last; k += 1) yield [k * ruling, k % 4 === 0]
}
