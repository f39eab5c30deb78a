// Fingers, pens and mice on an element, as touches of a stage: all coalesced events, each with its own stamp.
import { touches } from "./codes.js"
import { pageScrolls } from "./sequences.js"

// How far a finger goes before it is decided whose it is, in points: less than the slop.
const decisive = 4

// The target's touch(kind, finger, x, y, real) takes places in the element. `tapped` is called with the element under a single touch
// that has dragged nothing, and its last event. `keeps(dx, dy)` is asked whether a way is never the page's.
export function connectPointers(element, target, tapped, keeps) {
  const fingers = new Map()
  let origin = { left: 0, top: 0 }
  let copy

  // Numbers pointers, by a copy of the content, which outlives what a file or a setting puts in its place.
  const numberOf = (kind, id) => {
    copy ??= { functions: target.mover.library.functions, handle: target.mover.call("scroll_snapshot") }
    return copy.functions.scroll_finger(copy.handle, touches.indexOf(kind), BigInt(id))
  }

  const forget = (kind, id) => {
    numberOf(kind, id)
    fingers.delete(id)
  }

  const send = (kind, finger, event) => {
    target.touch(kind, finger, event.clientX - origin.left, event.clientY - origin.top, event.timeStamp)
  }

  element.addEventListener("pointerdown", (event) => {
    // A mouse beside a finger is one device too many, and is ignored.
    const isSecondDevice = fingers.size > 0 && (event.pointerType === "mouse" || hasMouse(fingers))
    if (event.button !== 0 || isSecondDevice || fingers.has(event.pointerId)) return
    if (fingers.size === 0) origin = element.getBoundingClientRect()
    // Throws if the pointer is gone already.
    try {
      element.setPointerCapture(event.pointerId)
    } catch {}
    const number = numberOf("down", event.pointerId)
    const isSingle = fingers.size === 0
    for (const finger of fingers.values()) finger.isTap = false
    fingers.set(event.pointerId, { number, type: event.pointerType, place: event.target, x: event.clientX, y: event.clientY, isIdle: target.mover.isIdle, isTap: isSingle })
    send("down", number, event)
  })

  element.addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId)
    if (!finger) return
    // A page that is not secure has no coalesced events, and a scripted event has none of them.
    const coalesced = event.getCoalescedEvents?.() ?? []
    const parts = coalesced.length > 0 ? coalesced : [event]
    if (event.pointerType === "touch" && isPages(finger, parts)) return leave(event)
    for (const part of parts) send("move", finger.number, part)
    const way = Math.hypot(event.clientX - finger.x, event.clientY - finger.y)
    if (way > 10) finger.isTap = false
  })

  // Whether a finger is the page's, decided once: the only one, on content that stands at its limit, outwards, and the page can scroll that way.
  function isPages(finger, parts) {
    if (finger.isDecided) return false
    const ways = parts.map(({ clientX, clientY }) => [finger.x - clientX, finger.y - clientY])
    const way = ways.find(([dx, dy]) => Math.hypot(dx, dy) >= decisive)
    if (!way) return false
    finger.isDecided = true
    const [dx, dy] = way
    const place = [finger.x - origin.left, finger.y - origin.top]
    return fingers.size === 1 && Math.abs(dy) > Math.abs(dx) && finger.isIdle && !keeps?.(dx, dy) && !target.canScroll(dx, dy, place) && pageScrolls(dy)
  }

  function leave(event) {
    const { number } = fingers.get(event.pointerId)
    forget("cancel", event.pointerId)
    target.touch("cancel", number, 0, 0, event.timeStamp)
  }

  // Of a finger that is the stage's the browser scrolls nothing.
  element.addEventListener("touchmove", (event) => fingers.size > 0 && event.cancelable && event.preventDefault(), { passive: false })

  const end = (kind) => (event) => {
    const finger = fingers.get(event.pointerId)
    if (!finger) return
    forget(kind, event.pointerId)
    send(kind, finger.number, event)
    if (kind === "up" && finger.isTap) tapped?.(finger.place, event)
  }
  element.addEventListener("pointerup", end("up"))
  element.addEventListener("pointercancel", end("cancel"))
  // Lost without an end, as where the element is taken out of the page.
  element.addEventListener("lostpointercapture", end("cancel"))
  // A drag of text or pictures would take the pointer away.
  element.addEventListener("dragstart", (event) => event.preventDefault())

  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) return
    for (const [id, finger] of fingers) {
      forget("cancel", id)
      target.touch("cancel", finger.number, 0, 0, performance.now())
    }
  })
}

const hasMouse = (fingers) => [...fingers.values()].some((finger) => finger.type === "mouse")
