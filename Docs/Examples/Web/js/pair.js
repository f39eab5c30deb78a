// The library's list beside the browser's: the same finger, and the same wheel, moves both.
//
// A browser that scrolls reports few movements of the finger (Chromium five a second), and none of a mouse. The finger is
// on the browser's list, whose content is under it point for point: between two reports the page reads the way from there.
import { wantFrame } from "./frames.js"
import { Rows } from "./list.js"
import { makeNative } from "./native.js"
import { Bar } from "./overlays.js"
import { connectPointers } from "./pointers.js"
import { makeScreen, makeSetup, onSize } from "./screens.js"
import { Stage } from "./stage.js"
import { canMove, connectWheel } from "./wheel.js"

// A report of a finger that is older than this, in milliseconds, is filled in.
const stale = 24

export function makePair(library, root, nativeRoot, physics) {
  const { screen, content } = makeScreen(root, { label: "The numbers, scrolled by the library", role: "list", contentRole: "presentation" })
  const rows = new Rows(content, 10000)
  const bar = new Bar(root)
  const native = makeNative(nativeRoot)
  let size = onSize(root, (width, height) => {
    size = [width, height]
    stage.send({ resize: size, contentSize: [width, rows.length] })
  })
  const stage = new Stage(library, {
    name: "Beside the browser",
    setup: makeSetup(size, [size[0], rows.length], physics),
    draw(stage) {
      rows.draw(stage.offset, size[1])
      bar.draw(stage, size[1])
    },
  })
  stage.canScroll = (dx, dy) => canMove(stage.mover, dx, dy)
  connectPointers(screen, stage)
  connectWheel(screen, stage)
  follow(stage, native)
  return { stage, native }
}

function follow(stage, native) {
  let finger = null
  const send = (kind, y, real) => stage.touch(kind, 0, 0, y, real)

  const subject = {
    frame(real) {
      if (!finger) return
      if (real - finger.reported > stale && native.scrollTop !== finger.top) {
        // Where the finger must be for the content to be where it is.
        finger.y -= native.scrollTop - finger.top
        finger.top = native.scrollTop
        send("move", finger.y, real)
      }
      wantFrame(subject)
    },
  }

  native.addEventListener("touchstart", (event) => {
    if (finger || event.touches.length > 1) return
    const [touch] = event.changedTouches
    // Both begin at the same offset.
    if (stage.mover.isIdle) stage.send({ setContentOffset: [0, native.scrollTop] }, event.timeStamp)
    finger = { id: touch.identifier, y: touch.clientY, top: native.scrollTop, reported: event.timeStamp }
    send("down", finger.y, event.timeStamp)
    wantFrame(subject)
  }, { passive: true })
  native.addEventListener("touchmove", (event) => {
    const touch = find(event, finger)
    if (!touch) return
    Object.assign(finger, { y: touch.clientY, top: native.scrollTop, reported: event.timeStamp })
    send("move", finger.y, event.timeStamp)
  }, { passive: true })
  for (const [name, kind] of [["touchend", "up"], ["touchcancel", "cancel"]]) {
    native.addEventListener(name, (event) => {
      const touch = find(event, finger)
      if (!touch) return
      send(kind, touch.clientY, event.timeStamp)
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
