// The content of any scenario: a ruled ground, with numbers along the axis on which there is more of it.
import { grouped } from "./format.js"

// A line every so many points, and a number at every fourth.
const ruling = 50

// Draws the ground in a context whose origin is that of the viewport, and whose unit is a point.
export function drawGround(c, { fit, width, height, mover, contentSize, colours, font }) {
  const [contentWidth, contentHeight] = contentSize
  const isWide = contentWidth > width
  c.translate(-mover.x, -mover.y)
  c.fillStyle = colours.surface
  c.fillRect(0, 0, contentWidth, contentHeight)
  c.font = font(12 / fit)
  c.textBaseline = "top"
  for (const [at, isMain] of rulings(mover.y, height, contentHeight)) {
    c.fillStyle = isMain ? colours.outline : colours.hairline
    c.fillRect(mover.x, at, width, 1 / fit)
    if (isMain && !isWide) label(c, at, 16 / fit, at + 6 / fit, colours)
  }
  if (!isWide) return
  for (const [at, isMain] of rulings(mover.x, width, contentWidth)) {
    c.fillStyle = isMain ? colours.outline : colours.hairline
    c.fillRect(at, mover.y, 1 / fit, height)
    if (isMain) label(c, at, at + 6 / fit, mover.y + 12 / fit, colours)
  }
}

function label(c, number, x, y, colours) {
  c.fillStyle = colours.muted
  c.fillText(grouped(number), x, y)
}

// The visible lines, and which of them have a number.
function* rulings(from, length, extent) {
  const last = Math.min(from + length, extent) / ruling
  for (let k = Math.max(0, Math.floor(from / ruling)); k <= last; k += 1) yield [k * ruling, k % 4 === 0]
}
