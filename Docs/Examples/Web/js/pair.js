// The library's list beside the browser's: the same finger, and the same wheel, moves both.
//
// A browser that scrolls reports few movements of the finger (Chromium five a second). But its content stays under the
// finger, point for point: in every frame the page reads from there where the finger is. At an end of the content the browser's
// list stands still, and the reports of the finger are all there is. A mouse moves no list of a browser: the page does that for it, until it
// lets go.
import { find, write } from "./elements.js"
import { points } from "./format.js"
import { wantFrame } from "./frames.js"
import { makeListStage } from "./liststage.js"
import { makeNative } from "./native.js"
import { connectPointers } from "./pointers.js"
import { isOwner } from "./sequences.js"
import { connectWheel } from "./wheel.js"

export function makePair(library, root, aids, physics) {
  const native = makeNative(find("#native"))
  const { stage, screen } = makeListStage(library, root, { name: "Beside the browser", physics })
  connectPointers(screen, stage)
  connectWheel(screen, {
    canScroll: (dx, dy) => stage.canScroll(dx, dy),
    send(action, real) {
      const { wheel, scroll } = action
      native.scrollBy({ top: (wheel ?? scroll)[1], behavior: wheel ? "smooth" : "instant" })
      return stage.send(action, real)
    },
  })
  // The browser has taken off its own slop, and waits for nothing more.
  stage.apply = () => ({ slop: 0 })
  follow(stage, native)
  compare(stage, native, find("output", aids))
  return stage
}

function follow(stage, native) {
  let finger = null
  const move = (y, real) => {
    if (y === finger.y) return
    finger.y = y
    stage.touch("move", 0, 0, y, real)
  }
  const begin = (id, y, real) => {
    const top = native.scrollTop
    // Both begin at the same offset.
    if (stage.mover.isIdle) stage.send({ setContentOffset: [0, top] }, real)
    finger = { id, start: y, y, startTop: top, top, shift: 0 }
    stage.touch("down", 0, 0, y, real)
  }
  const end = (kind, real) => {
    stage.touch(kind, 0, 0, finger.y, real)
    finger = null
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
    begin(identifier, clientY, event.timeStamp)
    wantFrame(subject)
  }, { passive: true })
  native.addEventListener("touchmove", (event) => {
    const touch = touchOf(event, finger)
    if (!touch) return
    const limit = native.scrollHeight - native.clientHeight
    const isPast = (native.scrollTop <= 0 && touch.clientY > finger.start) || (native.scrollTop >= limit - 1 && touch.clientY < finger.start)
    if (isPast) move(touch.clientY + finger.shift, event.timeStamp)
    // The browser has taken off its own first points, as the content shows.
    else finger.shift = finger.y - touch.clientY
  }, { passive: true })
  for (const [name, kind] of [["touchend", "up"], ["touchcancel", "cancel"]]) {
    native.addEventListener(name, (event) => touchOf(event, finger) && end(kind, event.timeStamp), { passive: true })
  }

  native.addEventListener("pointerdown", (event) => {
    if (finger || event.pointerType !== "mouse" || event.button !== 0) return
    native.setPointerCapture(event.pointerId)
    begin("mouse", event.clientY, event.timeStamp)
  })
  native.addEventListener("pointermove", (event) => {
    if (finger?.id !== "mouse") return
    native.scrollTop = finger.startTop + finger.start - event.clientY
    move(event.clientY, event.timeStamp)
  })
  for (const [name, kind] of [["pointerup", "up"], ["pointercancel", "cancel"], ["lostpointercapture", "cancel"]]) {
    native.addEventListener(name, (event) => finger?.id === "mouse" && end(kind, event.timeStamp))
  }
  // The browser turns its list itself, and the library's gets the same distance.
  native.addEventListener("wheel", (event) => {
    if (event.ctrlKey || event.deltaY === 0 || !isOwner(native)) return
    stage.send({ wheel: [0, event.deltaY], animated: true }, event.timeStamp)
  }, { passive: true })
}

// Where both are at rest, and how far apart.
function compare(stage, native, output) {
  const tell = () => {
    if (!stage.mover.isIdle) return
    const [ours, theirs] = [stage.offset, native.scrollTop]
    write(output, `Library ${points(ours)}, browser ${points(theirs)}: ${points(Math.abs(ours - theirs))} apart.`)
  }
  stage.addEventListener("frame", tell)
  native.addEventListener("scrollend", tell)
}

const touchOf = (event, finger) => finger && [...event.changedTouches].find((touch) => touch.identifier === finger.id)
