// A sentence that is shown for a moment: beside a pointer, or at the bottom of the window.
import { find, place, write } from "./elements.js"

const hint = find("#hint")
// How long it is read, in milliseconds.
const legible = 2500
let hiding = 0

export function showHint(sentence, x = innerWidth / 2 - 60, y = innerHeight - 120) {
  write(hint, sentence)
  hint.hidden = false
  place(hint, Math.max(8, Math.min(x, innerWidth - hint.offsetWidth - 8)), y)
  clearTimeout(hiding)
  hiding = setTimeout(hideHint, legible)
}

export const hideHint = () => (hint.hidden = true)
