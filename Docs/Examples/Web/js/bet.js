// A bet: a row is pinned, and the next throw is to stop with it in the middle.
import { clamped } from "./clamped.js"
import { find, place as move, say, write } from "./elements.js"
import { grouped, points } from "./format.js"
import { rowHeight } from "./list.js"

// How far away a row is pinned, in points, and how far a throw flies at least.
const [near, far] = [900, 3400]
const shortest = 300
const kept = 3

// Returns the function that begins a bet.
export function makeBet(stage, root, rows) {
  const [pin, line, result] = [".pin", ".middle", ".bet"].map((each) => find(each, root))
  const best = []
  let row = null
  let from = null

  const height = () => stage.setup.viewport.frame[3]
  const distance = () => row * rowHeight + rowHeight / 2 - stage.offset - height() / 2

  function begin() {
    const down = near + Math.random() * (far - near)
    const middle = stage.offset + height() / 2
    const goal = middle + down < rows.length - height() / 2 ? middle + down : middle - down
    row = clamped(Math.floor(goal / rowHeight), 0, rows.count - 1)
    from = null
    move(pin, 0, row * rowHeight)
    pin.hidden = line.hidden = result.hidden = false
    write(result, `Row ${grouped(row + 1)} to the middle: ${points(Math.abs(distance()))} ${distance() > 0 ? "down" : "up"}`)
    say(result.textContent)
  }

  stage.addEventListener("input", () => {
    if (stage.playing) return
    // What a bet has come to stays until the next touch.
    if (row === null) pin.hidden = result.hidden = result.hidden || stage.mover.isTouched
    else from = stage.mover.isMoving ? (from ?? stage.offset) : null
  })
  stage.addEventListener("frame", () => {
    if (row === null || from === null || !stage.mover.isIdle) return
    if (Math.abs(stage.offset - from) < shortest) {
      write(result, `That was no throw: it must fly ${points(shortest)}`)
      from = null
      return
    }
    const missed = Math.round(Math.abs(distance()))
    best.push(missed)
    best.sort((a, b) => a - b).splice(kept)
    write(result, `Missed by ${points(missed)}. Best: ${best.map((each) => grouped(each)).join(", ")}`)
    row = from = null
    line.hidden = true
  })
  return begin
}
