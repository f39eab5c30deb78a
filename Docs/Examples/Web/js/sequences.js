// Whose a wheel's scroll is, decided at its first event: the page's, unless the stage under it was pressed or has the focus. Where it is the
// page's over a stage, a hint beside the pointer says how the stage gets it.
import { hideHint, showHint } from "./hint.js"

const silence = 150
let engaged = null
let beginning = null
let owner = null
let isNew = false
let latest = -Infinity

// A press outside of the stages gives the wheel back to the page, one of the instrument does not.
const engage = ({ target }) => {
  const stage = target.closest?.(".stage") ?? null
  if (target.closest?.(".bench") || stage === engaged) return
  engaged?.classList.remove("engaged")
  engaged = stage
  engaged?.classList.add("engaged")
  hideHint()
}
addEventListener("pointerdown", engage, { capture: true, passive: true })
addEventListener("focusin", engage)
addEventListener(
  "wheel",
  (event) => {
    isNew = event.timeStamp - latest > silence
    if (isNew) {
      beginning = event.target.closest?.(".stage") ?? null
      owner = beginning === engaged ? engaged : null
      if (beginning?.matches(":has(.screen, .scrolls)") && !owner && !event.ctrlKey) showHint("Press it, and the wheel is its own.", event.clientX + 14, event.clientY + 18)
    }
    latest = event.timeStamp
  },
  { capture: true, passive: true },
)

// Whether the scroll of this moment is an element's.
export const isOwner = (element) => owner !== null && owner.contains(element)

// Whether it began over an element.
export const beganOver = (element) => beginning !== null && beginning.contains(element)

// Whether this event is its first.
export const isFirst = () => isNew

// Gives the rest of the scroll to the page.
export const giveUp = () => (owner = null)

// Whether the page can scroll by a vertical delta.
export function pageScrolls(dy) {
  const { scrollTop, scrollHeight, clientHeight } = document.scrollingElement
  return dy > 0 ? scrollTop + clientHeight < scrollHeight - 1 : scrollTop > 0
}
