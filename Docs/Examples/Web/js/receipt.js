// What is said over a stage that plays the throw of a link or a file: whether it is the same here, and whose turn it is.
import { rivalOf } from "./bet.js"
import { find, say, write } from "./elements.js"
import { points } from "./format.js"
import { Replay } from "./scenario.js"
import { flightOf } from "./whatif.js"

const receipt = find("#receipt")
const [verdict, note, yours, again] = receipt.children

const ended = () => delete receipt.dataset.plays
const hide = () => (receipt.hidden = true)

function show(stage, state, words, details) {
  receipt.dataset.state = state
  write(verdict, words)
  write(note, details)
  say(`${words}. ${details}`)
  stage.root.append(receipt)
  receipt.hidden = false
}

// Plays a scenario on a stage. `own` is its hash here; a link has { hash, row }, of which the row is that of a challenge.
export function playWithReceipt(stage, scenario, own, { hash = null, row = null } = {}) {
  const { library } = stage
  const rival = row === null || !stage.challenge ? null : rivalOf(scenario, flightOf(library, scenario), row)
  const play = () => {
    stage.play(new Replay(library, scenario))
    receipt.dataset.plays = ""
  }
  yours.onclick = () => {
    stage.stopPlaying()
    if (rival) stage.challenge(rival)
  }
  again.onclick = play
  stage.addEventListener("played", ended)
  stage.addEventListener("stopped", hide)
  yours.textContent = rival ? "Beat it" : "Your turn"
  again.hidden = false
  play()
  if (hash === null) show(stage, "", "The same inputs, computed again", `Hash ${own}.`)
  else if (hash !== own) {
    show(stage, "other", "✗ Not the throw that was sent", `Hash ${own} here, ${hash.slice(0, 16)} in the link: it was changed, or another version computed it.`)
  } else {
    const words = rival ? `✓ Missed row ${row + 1} by ${points(rival.missed)}` : "✓ The same throw, bit for bit"
    show(stage, "same", words, `Hash ${own}, where it was thrown and here.`)
  }
}

// A link that cannot be read.
export function showDamage(stage) {
  show(stage, "other", "✗ This link is damaged", "A part of it was lost or changed on its way: ask for it again.")
  ended()
  again.hidden = true
  yours.textContent = "Your turn"
  yours.onclick = hide
}
