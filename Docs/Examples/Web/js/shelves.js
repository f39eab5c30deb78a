// Shelves in a list: each shelf stops at a column, and goes on by one, two or three, by the speed of the flick.
import { find, place, put } from "./elements.js"
import { connectKeys } from "./keys.js"
import { Bar } from "./overlays.js"
import { ScreenStage } from "./screenstage.js"
import { connect, onSize, partsOf, press, viewportOf } from "./screens.js"

const columns = 6
const rowsInColumn = 3
const shelfHeight = 330
const head = 92
const margin = 20
const gap = 14
// From these speeds on, in points per second, a flick goes on by two columns and by three.
const steps = [2200, 2700]

// Puts apps on the shelves.
export function fillShelves(root) {
  const apps = find("#apps").content.children
  root.querySelectorAll(".strip").forEach((strip, shelf) => {
    for (let first = shelf * 4; strip.children.length < columns; first += rowsInColumn) {
      const column = document.createElement("div")
      column.className = "column moved"
      for (let row = first; row < first + rowsInColumn; row += 1) column.append(apps[row % apps.length].cloneNode(true))
      strip.append(column)
    }
  })
}

export function makeShelves(library, root, aids, physics) {
  const { screen, content } = partsOf(root)
  fillShelves(root)
  const elements = [...root.querySelectorAll(".shelf")]
  const bar = new Bar(root)
  let size = onSize(root, (present) => {
    size = present
    outer.send({ resize: size, contentSize: contentSize() })
    shelves.forEach(({ part, arrange }, index) => {
      arrange()
      stage.change(part.name, geometry(index))
    })
  })
  const contentSize = () => [size[0], head + elements.length * shelfHeight]
  const columnWidth = () => Math.max(1, size[0] - 2 * margin - 24)
  const interval = () => columnWidth() + gap
  const columnAt = (offset) => Math.round((offset + margin) / interval())
  const geometry = (index) => ({
    frame: [0, head + index * shelfHeight, size[0], shelfHeight], cardSize: [columnWidth(), shelfHeight], count: columns, spacing: gap, margin, steps,
  })

  const stage = new ScreenStage(library, {
    root,
    name: "Shelves",
    physics,
    screen: [
      { name: "Shelves", viewport: viewportOf(size, contentSize()) },
      ...elements.map(({ ariaLabel: name }, index) => ({ name, parent: "Shelves", shelf: geometry(index) })),
    ],
    draw() {
      place(content, 0, -outer.offset)
      bar.draw(outer, size[1])
      for (const shelf of shelves) shelf.draw()
    },
  })
  const [outer, ...parts] = stage.parts
  const shelves = parts.map((part, index) => makeShelf(elements[index], part, index))

  function makeShelf(element, part, index) {
    const strip = find(".strip", element)
    const columnElements = [...strip.children]
    const [earlier, later] = element.querySelectorAll("button")
    const draw = () => {
      place(strip, -part.offset, 0)
      strip.classList.toggle("moves", !part.mover.isIdle)
      const chosen = columnAt(part.mover.isMoving ? part.target : part.offset)
      columnElements.forEach((column, c) => column.classList.toggle("chosen", part.mover.isMoving && c === chosen))
      disable(earlier, part.offset <= part.minimum + 1)
      disable(later, part.offset >= part.maximum - 1)
    }
    const arrange = () => columnElements.forEach((column, c) => {
      column.style.width = `${columnWidth()}px`
      put(column, c * interval(), 0)
    })
    earlier.addEventListener("click", () => part.send({ key: "lineLeft", animated: true }))
    later.addEventListener("click", () => part.send({ key: "lineRight", animated: true }))
    part.places = () => columnElements.map((_, c) => Math.min(c * interval() - margin, part.maximum))
    part.nameOfPlace = (offset) => `column ${columnAt(offset) + 1} of ${part.name}`
    connectKeys(strip.parentElement, part)
    put(element, 0, head + index * shelfHeight)
    arrange()
    return { part, draw, arrange }
  }

  connect(screen, stage, { tapped: press, keyed: outer })
  // A shelf that gets the focus of the keyboard comes into sight.
  content.addEventListener("focusin", ({ target }) => {
    const index = elements.findIndex((element) => element.contains(target))
    if (index < 0 || !target.matches(":focus-visible")) return
    outer.send({ scrollRectToVisible: geometry(index).frame, animated: true })
  })
  return stage
}

// Each change of an attribute costs a style.
function disable(button, isDisabled) {
  if (button.disabled !== isDisabled) button.disabled = isDisabled
}
