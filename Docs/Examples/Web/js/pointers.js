// Fingers, pens and mice on an element, as touches of a stage: all coalesced events, each with its own stamp.

// The target's touch(kind, finger, x, y, real) takes places in the element. `tapped` is called with the element under a touch
// that has dragged nothing.
export function connectPointers(element, target, tapped) {
  const fingers = new Map()
  let origin = { left: 0, top: 0 }

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
    const number = lowestFree(fingers)
    fingers.set(event.pointerId, { number, type: event.pointerType, place: event.target, x: event.clientX, y: event.clientY })
    send("down", number, event)
  })

  element.addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId)
    if (!finger) return
    // A page that is not secure has no coalesced events, and a scripted event has none of them.
    const parts = event.getCoalescedEvents?.() ?? []
    for (const part of parts.length > 0 ? parts : [event]) send("move", finger.number, part)
    const way = Math.hypot(event.clientX - finger.x, event.clientY - finger.y)
    if (way > 10) finger.hasMoved = true
  })

  const end = (kind) => (event) => {
    const finger = fingers.get(event.pointerId)
    if (!finger) return
    fingers.delete(event.pointerId)
    send(kind, finger.number, event)
    if (kind === "up" && !finger.hasMoved) tapped?.(finger.place)
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
      fingers.delete(id)
      target.touch("cancel", finger.number, 0, 0, performance.now())
    }
  })
}

const hasMouse = (fingers) => [...fingers.values()].some((finger) => finger.type === "mouse")

function lowestFree(fingers) {
  const taken = new Set([...fingers.values()].map((finger) => finger.number))
  let number = 0
  while (taken.has(number)) number += 1
  return number
}
