// Shelves in a list: each shelf stops at a column, and goes on by one, two or three, by the speed of the flick.
import { make, makeButton, makeIcon, place } from "./elements.js"
import { makeAppIcon } from "./appicons.js"
import { connectKeys } from "./keys.js"
import { Bar } from "./overlays.js"
import { connectPointers } from "./pointers.js"
import { ScreenStage } from "./screenstage.js"
import { makeScreen, makeSetup, onSize, press } from "./screens.js"
import { connectWheel } from "./wheel.js"

const shelfNames = ["New this week", "Made for one hand", "Quiet tools", "Games of skill", "For long journeys"]
const apps = [
  ["Plumb", "Hang pictures level"], ["Tide Tables", "When to set out"], ["Metronome", "Sixty to the minute"],
  ["Half-Life", "Notes that fade"], ["Parallax", "Maps with depth"], ["Quarto", "A page a day"],
  ["Fathom", "Sound the depth"], ["Solstice", "Light by the hour"], ["Ledger", "Small accounts"],
  ["Kestrel", "Birds, by ear"], ["Lattice", "Places to stop"], ["Ember", "A timer for tea"],
  ["Isobar", "Wind and pressure"], ["Keel", "Steady habits"], ["Umbra", "Sundials anywhere"],
]
const columns = 6
const rowsInColumn = 3
const shelfHeight = 330
const head = 92
const margin = 20
const gap = 14
// From these speeds on, in points per second, a flick goes on by two columns and by three.
const speedSteps = [2200, 2700]

export function makeShelves(library, root, aids, physics) {
  const { screen, content } = makeScreen(root, { label: "Apps", role: "list", contentRole: "presentation" })
  content.append(make("p", { class: "shelf-title moved", "aria-hidden": "true" }, "Apps"))
  if (!library) return content.append(...shelfNames.map(makeNativeShelf))
  const bar = new Bar(root)
  content.classList.add("moves")
  let size = onSize(root, (width, height) => resize(width, height))
  const length = head + shelfNames.length * shelfHeight
  const columnWidth = () => Math.max(1, size[0] - 2 * margin - 24)
  const interval = () => columnWidth() + gap
  const columnAt = (offset) => Math.round((offset + margin) / interval())

  const geometry = (index) => ({
    frame: [0, head + index * shelfHeight, size[0], shelfHeight], cardSize: [columnWidth(), shelfHeight], count: columns, spacing: gap, margin,
    steps: speedSteps, displayScale: devicePixelRatio || 1,
  })
  const shelfSetup = (name, index) => ({ name, parent: "Shelves", shelf: geometry(index), physics: { ...physics } })
  const stage = new ScreenStage(library, {
    root,
    name: "Shelves",
    axes: Object.fromEntries(shelfNames.map((name) => [name, "x"])),
    setup: { screen: [{ name: "Shelves", ...makeSetup(size, [size[0], length], physics) }, ...shelfNames.map(shelfSetup)] },
    draw() {
      place(content, 0, -outer.offset)
      bar.draw(outer, size[1])
      for (const shelf of shelves) shelf.draw()
    },
  })
  const outer = stage.part("Shelves")
  const shelves = shelfNames.map((name, index) => makeShelf(name, index))
  content.append(...shelves.map((shelf) => shelf.element))

  function makeShelf(name, index) {
    const { strip, columnElements } = makeStrip(index)
    const window = make("div", { class: "strip-window", tabindex: 0, role: "group", "aria-label": `${name}, ${columns} columns` }, strip)
    const part = stage.part(name)
    const draw = () => {
      place(strip, -part.offset, 0)
      strip.classList.toggle("moves", !part.mover.isIdle)
      const chosen = columnAt(part.mover.isMoving ? part.target : part.offset)
      columnElements.forEach((column, c) => column.classList.toggle("chosen", part.mover.isMoving && c === chosen))
      disable(earlier, part.offset <= part.minimum + 1)
      disable(later, part.offset >= part.maximum - 1)
    }
    const turn = (key) => () => part.send({ key, animated: true })
    const earlier = makeButton(makeIcon("M10 2L4 8l6 6 1-1-5-5 5-5z"), turn("lineLeft"), { class: "turn", "aria-label": `${name}: previous column` })
    const later = makeButton(makeIcon("M6 2l6 6-6 6-1-1 5-5-5-5z"), turn("lineRight"), { class: "turn", "aria-label": `${name}: next column` })
    part.places = () => columnElements.map((_, c) => Math.min(c * interval() - margin, part.maximum))
    part.nameOfPlace = (offset) => `column ${columnAt(offset) + 1} of ${name}`
    connectKeys(window, part)
    const element = make(
      "div",
      { class: "shelf moved", role: "listitem", "aria-roledescription": "carousel", "aria-label": name, "aria-posinset": index + 1,
        "aria-setsize": shelfNames.length },
      make("div", { class: "shelf-head" }, make("h3", {}, name), earlier, later), window,
    )
    place(element, 0, head + index * shelfHeight)
    arrange(columnElements)
    return { element, part, draw, columnElements }
  }

  function arrange(columnElements) {
    columnElements.forEach((column, c) => {
      column.style.width = `${columnWidth()}px`
      place(column, c * interval(), 0)
    })
  }

  function resize(width, height) {
    size = [width, height]
    outer.send({ resize: size, contentSize: [width, length] })
    shelves.forEach(({ part, columnElements }, index) => {
      arrange(columnElements)
      stage.change(part.name, geometry(index))
    })
  }

  connectPointers(screen, stage, press)
  connectWheel(screen, stage)
  connectKeys(screen, outer)
  // A shelf that gets the focus of the keyboard comes into sight.
  content.addEventListener("focusin", ({ target }) => {
    const index = shelves.findIndex((shelf) => shelf.element.contains(target))
    if (index < 0 || !target.matches(":focus-visible")) return
    outer.send({ scrollRectToVisible: [0, head + index * shelfHeight, size[0], shelfHeight], animated: true })
  })
  aids.append(make("p", { class: "note" }, "From 2,200 points per second on by two columns, from 2,700 by three."))
  return stage
}

// Each change of an attribute costs a style.
function disable(button, isDisabled) {
  if (button.disabled !== isDisabled) button.disabled = isDisabled
}

function makeStrip(index) {
  const columnElements = Array.from({ length: columns }, (_, c) => makeColumn(index, c))
  return { strip: make("div", { class: "strip moved" }, ...columnElements), columnElements }
}

function makeNativeShelf(name, index) {
  const window = make("div", { class: "strip-window", tabindex: 0, role: "group", "aria-label": name }, makeStrip(index).strip)
  return make("div", { class: "shelf moved", role: "listitem" }, make("div", { class: "shelf-head" }, make("h3", {}, name)), window)
}

function makeColumn(shelf, column) {
  const items = []
  for (let row = 0; row < rowsInColumn; row += 1) {
    const number = (shelf * 4 + column * rowsInColumn + row) % apps.length
    const [name, purpose] = apps[number]
    items.push(
      make("div", { class: "app" }, makeAppIcon(number), make("div", {}, make("strong", {}, name), make("span", {}, purpose))),
    )
  }
  return make("div", { class: "column moved" }, ...items)
}
