// A bet: a row one or two screens away is pinned, and the next throw is to stop with it in the middle. The throw can be passed on as a
// challenge: from the same start to the same row, beside the throw that is to be beaten.
import { clamped } from "./clamped.js"
import { find, place as move, say, write } from "./elements.js"
import { grouped, points } from "./format.js"
import { rowHeight } from "./list.js"
import { connectAids } from "./screens.js"

// How far a throw flies at least, in points.
const shortest = 300
const kept = 3

// A hundred in the middle, and half as much for each row beside it.
const scoreOf = (missed) => Math.round(100 * 2 ** (-missed / rowHeight))

// Returns the function that begins a bet. `stage.challenge(rival)` begins one against a rival: { row, start, missed, height, path }.
export function makeBet(stage, root, rows) {
  const [pin, line, result, card, ghost, mark] = [".pin", ".middle", ".bet", ".score", ".rival", ".goal"].map((each) => find(each, root))
  const [title, words] = [find("strong", card), find("span", card)]
  const best = []
  // The row of an open bet; where its throw began, and when.
  let row = null
  let from = null
  let lift = 0
  let rival = null

  const height = () => stage.setup.viewport.frame[3]
  const distance = () => row * rowHeight + rowHeight / 2 - stage.offset - height() / 2

  function pinRow(index) {
    row = index
    from = null
    stage.goal = clamped(stage.offset + distance(), stage.minimum, stage.maximum)
    stage.rival = undefined
    move(pin, 0, row * rowHeight)
    delete pin.dataset.state
    pin.hidden = line.hidden = result.hidden = mark.hidden = false
    card.hidden = ghost.hidden = true
    write(result, `Row ${grouped(row + 1)} to the middle: ${points(Math.abs(distance()))} ${distance() > 0 ? "down" : "up"}`)
    say(result.textContent)
    stage.redraw()
  }

  function begin() {
    rival = null
    const way = height() * (1 + Math.random())
    const middle = stage.offset + height() / 2
    const goal = middle + way < rows.length - height() / 2 ? middle + way : middle - way
    pinRow(clamped(Math.floor(goal / rowHeight), 0, rows.count - 1))
  }

  stage.challenge = (given) => {
    rival = given
    stage.send({ setContentOffset: [0, rival.start] })
    pinRow(rival.row)
  }

  // What a bet has come to stays until the next touch.
  function clear() {
    pin.hidden = line.hidden = result.hidden = mark.hidden = card.hidden = ghost.hidden = true
    stage.goal = stage.rival = undefined
  }

  function finish() {
    const missed = Math.round(Math.abs(distance()))
    best.push(missed)
    best.sort((a, b) => a - b).splice(kept)
    const against = rival && (missed < rival.missed ? `You beat ${points(rival.missed)}.` : `${points(rival.missed)} are to beat.`)
    write(title, `Missed by ${points(missed)}`)
    write(words, `${scoreOf(missed)} of 100. ${against ?? `Best: ${best.map((each) => grouped(each)).join(", ")}`}`)
    say(`${title.textContent}, ${words.textContent}`)
    stage.journal.row = row
    if (rival) move(ghost, 0, rival.path.at(-1).offset + rival.height / 2)
    row = from = null
    line.hidden = result.hidden = true
    card.hidden = false
    // The frame clicks shut.
    pin.dataset.state = "shut"
    navigator.vibrate?.(12)
  }

  stage.addEventListener("input", () => {
    const { mover } = stage
    if (stage.playing) return clear()
    if (row === null) return mover.isTouched && clear()
    if (!mover.isMoving) from = null
    else if (from === null) {
      from = stage.offset
      lift = stage.clock.latest
      stage.rival = rival?.path.map(({ time, offset }) => ({ time: lift + time - rival.path[0].time, offset }))
      ghost.hidden = !rival
    }
  })
  stage.addEventListener("frame", () => {
    if (row === null || from === null) return
    const there = stage.rival?.findLast(({ time }) => time <= stage.clock.latest)
    if (there) move(ghost, 0, there.offset + rival.height / 2)
    if (!stage.mover.isIdle) return
    if (Math.abs(stage.offset - from) >= shortest) return finish()
    write(result, `That was no throw: it must fly ${points(shortest)}`)
    from = null
  })
  connectAids(card, { challenge: () => stage.tell("share"), again: () => (rival ? stage.challenge(rival) : begin()) })
  return begin
}

// The middle of the list's stage in a scenario is to meet a row: what there is to beat.
export function rivalOf({ viewport }, path, row) {
  const [, start] = viewport.contentOffset ?? [0, 0]
  const height = viewport.frame[3]
  const missed = Math.round(Math.abs((row + 0.5) * rowHeight - (path.at(-1)?.offset ?? start) - height / 2))
  return { row, start, height, missed, path }
}
