// The library's list beside the browser's: the same finger, and the same wheel, moves both.
//
// A browser that scrolls reports few movements of the finger (Chromium five a second). But its content stays under the
// finger, point for point: in every frame the page reads from there where the finger is. At an end of the content the browser's
// list stands still, and the reports of the finger are all there is.
import { wantFrame } from "./frames.js"
import { makeListStage } from "./liststage.js"
import { makeNative } from "./native.js"

export function makePair(library, root, nativeRoot, physics) {
  const { stage } = makeListStage(library, root, { name: "Beside the browser", label: "The numbers, scrolled by the library" }, physics)
  const native = makeNative(nativeRoot)
  // The browser has taken off its own slop, and waits for nothing more.
  stage.apply = () => ({ slop: 0 })
  follow(stage, native)
  return stage
}

function follow(stage, native) {
  let finger = null
  const move = (y, real) => {
    if (y === finger.y) return
    finger.y = y
    stage.touch("move", 0, 0, y, real)
  }

  const subject = {
    frame(real) {
      if (!finger) return
      if (native.scrollTop !== finger.top) move(finger.start - (native.scrollTop - finger.startTop), real)
      finger.top = native.scrollTop
      wantFrame(subject)
    },
  }

  native.addEventListener("touchstart", (event) => {
    if (finger || event.touches.length > 1) return
    const [{ identifier, clientY }] = event.changedTouches
    const top = native.scrollTop
    // Both begin at the same offset.
    if (stage.mover.isIdle) stage.send({ setContentOffset: [0, top] }, event.timeStamp)
    finger = { id: identifier, start: clientY, y: clientY, startTop: top, top, shift: 0 }
    stage.touch("down", 0, 0, clientY, event.timeStamp)
    wantFrame(subject)
  }, { passive: true })
  native.addEventListener("touchmove", (event) => {
    const touch = find(event, finger)
    if (!touch) return
    const end = native.scrollHeight - native.clientHeight
    const isPast = (native.scrollTop <= 0 && touch.clientY > finger.start) || (native.scrollTop >= end - 1 && touch.clientY < finger.start)
    if (isPast) move(touch.clientY + finger.shift, event.timeStamp)
    // The browser has taken off its own first points, as the content shows.
    else finger.shift = finger.y - touch.clientY
  }, { passive: true })
  for (const [name, kind] of [["touchend", "up"], ["touchcancel", "cancel"]]) {
    native.addEventListener(name, (event) => {
      const touch = find(event, finger)
      if (!touch) return
      stage.touch(kind, 0, 0, finger.y, event.timeStamp)
      finger = null
    }, { passive: true })
  }
  // The browser turns its list itself, and the library's gets the same distance.
  native.addEventListener("wheel", (event) => {
    if (event.ctrlKey || event.deltaY === 0) return
    stage.send({ wheel: [0, event.deltaY], animated: true }, event.timeStamp)
  }, { passive: true })
}

const find = (event, finger) => finger && [...event.changedTouches].find((touch) => touch.identifier === finger.id)
