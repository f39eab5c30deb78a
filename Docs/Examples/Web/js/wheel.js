// Wheels and trackpads. A browser tells neither phases nor devices: whole notches are turned smoothly, all other deltas move
// the content as they are, and a scroll has ended after 150 ms without one (PHYSICS §6, Docs/Trackpads.md).
import { placeIn } from "./elements.js"
import { beganOver, giveUp, isFirst, isOwner } from "./sequences.js"

const lineLength = 20
// What a notch zooms, in points: by a fifth.
const notch = 36

// The target has canScroll(dx, dy, place) and a send(action, real, place), with the place in the element. At a limit a new scroll
// outwards is the page's, until it ends.
export function connectWheel(element, target) {
  element.addEventListener(
    "wheel",
    (event) => {
      if (event.ctrlKey) return magnify(event)
      if (!isOwner(element)) return
      const scale = [1, lineLength, element.clientHeight][event.deltaMode] ?? 1
      let [dx, dy] = [event.deltaX * scale, event.deltaY * scale]
      // macOS has exchanged the axes already.
      if (event.shiftKey && dx === 0) [dx, dy] = [dy, 0]
      const place = placeIn(element, event)
      if (isFirst() && !target.canScroll(dx, dy, place)) return giveUp()
      event.preventDefault()
      if (isNotch(event)) target.send({ wheel: [dx, dy], animated: true }, event.timeStamp, place)
      else target.send({ scroll: [dx, dy], phase: "none" }, event.timeStamp, place)
    },
    { passive: false },
  )

  // With the control key, as pinches of trackpads come, it zooms content that can be, and else the page.
  function magnify(event) {
    if (!target.mover?.zooms || !beganOver(element)) return
    event.preventDefault()
    const points = isNotch(event) ? notch * Math.sign(event.deltaY) : event.deltaY
    const at = placeIn(element, event)
    target.send({ magnify: target.library.functions.scroll_magnification(-points), at }, event.timeStamp, at)
  }
}

// Whole notches: lines and pages, or pixels that came from 120ths. A trackpad's are small and uneven.
function isNotch(event) {
  if (event.deltaMode !== 0) return true
  const units = event.wheelDeltaY || event.wheelDeltaX || 0
  return units !== 0 && units % 120 === 0 && Math.abs(event.deltaX || event.deltaY) >= 40 && (event.deltaX === 0 || event.deltaY === 0)
}
