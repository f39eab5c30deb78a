// What all stages have in common: what they are made of, and what moves them.
import { clamped } from "./clamped.js"
import { find } from "./elements.js"
import { connectKeys } from "./keys.js"
import { connectPointers } from "./pointers.js"
import { connectWheel } from "./wheel.js"

// The part of a stage that takes the finger, and the content that it shows.
export function partsOf(root) {
  const screen = find(".screen", root)
  // Clicks of a mouse or a finger come from `press` alone: with the pointer captured, browsers disagree on what was clicked.
  // Those of keys and of screen readers have no place, and pass.
  screen.addEventListener(
    "click",
    (event) => {
      if (!event.isTrusted || event.detail === 0) return
      event.stopPropagation()
      event.preventDefault()
    },
    true,
  )
  return { screen, content: find(".content", root) }
}

// Lets fingers, wheels and keys move a stage; `keyed` is what keys move, if not all of it.
export function connect(screen, stage, { tapped, keeps, keyed = stage, translated } = {}) {
  connectPointers(screen, stage, tapped, keeps)
  connectWheel(screen, stage)
  connectKeys(screen, keyed, translated)
}

// Buttons that do what fingers do: those that press a key, of `keyed()`, and others by what they do.
export function connectAids(aids, does, keyed) {
  for (const button of aids.querySelectorAll("button")) {
    const { key } = button.dataset
    button.addEventListener("click", key ? () => keyed().send({ key, animated: true }) : does[button.dataset.does])
  }
}

// Presses the button under a tap; returns whether there was one.
export function press(place) {
  const button = place?.closest?.("button, [role=tab]")
  button?.click()
  return Boolean(button)
}

// Calls a function with the size of an element whenever it changes; returns the present one.
export function onSize(element, resized) {
  const measure = () => [element.clientWidth, element.clientHeight]
  let size = measure()
  new ResizeObserver(() => {
    const present = measure()
    if (String(present) !== String(size)) resized((size = present))
  }).observe(element)
  return size
}

// The page that is nearest to an offset.
export const pageAt = (offset, [width], count) => clamped(Math.round(offset / (width || 1)), 0, count - 1)

// MARK: - In the words of a scenario

export const displayScale = () => devicePixelRatio || 1

// A viewport of a size, at the origin unless a place is given.
export const viewportOf = (size, contentSize, place = [0, 0]) => ({
  frame: [...place, ...size], contentSize, contentInset: [0, 0, 0, 0], contentInsetAdjustmentBehavior: "never", displayScale: displayScale(),
})

export const sizeOfPages = ([width, height], count) => [count * width, height]

// A member that scrolls sideways, page by page.
export const pagerOf = (name, size, count, place) => ({
  name, viewport: viewportOf(size, sizeOfPages(size, count), place), physics: { snap: { kind: "paging", spacing: 0 } },
})
