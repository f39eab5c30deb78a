// What all stages have in common: the part of the page that shows content and takes the finger.
import { make } from "./elements.js"

// Makes the screen and the content of a stage, and returns them.
export function makeScreen(root, { label, role, contentRole }) {
  const content = make("div", { class: "content", role: contentRole })
  // What the page's text shows in its place.
  root.querySelector(".first")?.remove()
  const screen = make("div", { class: "screen", role, "aria-label": label, tabindex: 0 }, content)
  root.append(screen)
  blockClicks(screen)
  return { screen, content }
}

// Clicks of a mouse or a finger come from `press` alone: with the pointer captured, browsers disagree on what was clicked.
// Those of keys and of screen readers have no place, and pass.
function blockClicks(screen) {
  screen.addEventListener(
    "click",
    (event) => {
      if (!event.isTrusted || event.detail === 0) return
      event.stopPropagation()
      event.preventDefault()
    },
    true,
  )
}

// Presses the button under a tap; returns whether there was one.
export function press(place) {
  const button = place?.closest?.("button, [role=tab]")
  button?.click()
  return Boolean(button)
}

// Calls a function with the size of an element, now and whenever it changes.
export function onSize(element, resized) {
  let [width, height] = [element.clientWidth, element.clientHeight]
  new ResizeObserver(() => {
    const [w, h] = [element.clientWidth, element.clientHeight]
    if (w === width && h === height) return
    ;[width, height] = [w, h]
    resized(w, h)
  }).observe(element)
  return [width, height]
}

// A setup whose frame is as large as the element, at its origin unless a place is given.
export function makeSetup([width, height], contentSize, physics, [x, y] = [0, 0]) {
  return {
    viewport: {
      frame: [x, y, width, height],
      contentSize,
      contentInset: [0, 0, 0, 0],
      contentInsetAdjustmentBehavior: "never",
      displayScale: devicePixelRatio || 1,
    },
    physics: { ...physics },
  }
}
