// A sheet with a list, over a map: a chain of two scroll views (Docs/Nesting.md). It stops at three heights, and above the last
// one its list goes on at the same speed.
import { Chain } from "./chain.js"
import { make, makeButton, place } from "./elements.js"
import { framesPerSecond } from "./journal.js"
import { connectKeys } from "./keys.js"
import { mapDrawing, places } from "./map.js"
import { connectPointers } from "./pointers.js"
import { makeScreen, makeSetup, onSize, press } from "./screens.js"
import { Stage } from "./stage.js"
import { connectWheel } from "./wheel.js"

const peek = 116
const headHeight = 76
const rowHeight = 68

// Upwards first the sheet, downwards first the list. Past the end the list gives way, below its lowest place the sheet.
const rules = {
  towardsEnd: "outerFirst", towardsStart: "innerFirst", flingsHandOverTowardsEnd: true, flingsHandOverTowardsStart: true,
  overscroll: "innermost", locksToOneAxis: true, overscrollTowardsStart: "outermost",
}

export function makeSheet(library, root, aids, physics) {
  const { screen, content } = makeScreen(root, { label: "Places around", role: "group" })
  const map = make("div", { class: "map", "aria-hidden": "true" })
  map.innerHTML = mapDrawing
  screen.prepend(map)
  const shade = make("div", { class: "shade", "aria-hidden": "true" })
  screen.insertBefore(shade, content)

  const list = make("div", { class: "moved places", role: "list", "aria-label": "Places" })
  places.forEach(([name, what, way], index) => {
    const row = make(
      "div", { class: "place", role: "listitem", "aria-posinset": index + 1, "aria-setsize": places.length },
      make("i", { "aria-hidden": "true" }), make("div", {}, make("strong", {}, name), make("span", {}, what)), make("span", { class: "way" }, way),
    )
    list.append(row)
  })
  const grabber = makeButton("", () => raise(), { class: "grabber", "aria-label": "Raise the sheet", "aria-expanded": "false" })
  const window = make("div", { class: "places-window" }, list)
  const sheet = make("div", { class: "sheet moved" }, grabber, make("h3", {}, "Around you"), window)
  content.append(sheet)

  let size = onSize(root, (width, height) => resize(width, height))
  // The heights at which it stops, as offsets: low, half-way, and full.
  const full = () => Math.max(0, size[1] - peek - 28)
  const detents = () => [0, Math.round(full() * 0.42), full()]
  const listHeight = () => Math.max(0, size[1] - 28 - headHeight)
  // The two scroll views: the list in its window, and the sheet, which has room to rise.
  const members = () => [
    { resize: [size[0], listHeight()], contentSize: [size[0], places.length * rowHeight + 24] },
    { resize: size, contentSize: [size[0], size[1] + full()] },
  ]
  const arrange = () => {
    sheet.style.width = `${size[0]}px`
    sheet.style.height = `${size[1] + 200}px`
    window.style.height = `${listHeight()}px`
  }
  arrange()

  const heights = () => ({ detents: { axis: "vertical", points: detents() } })
  const setup = {
    members: members().map(({ resize, contentSize }, index) => {
      return { name: ["list", "sheet"][index], viewport: makeSetup(resize, contentSize).viewport }
    }),
    rules,
    physics: { ...physics, ...heights() },
  }
  const chain = Chain.of(library, setup, framesPerSecond)
  const stage = new Stage(library, {
    name: "Sheet",
    setup,
    mover: chain,
    draw() {
      const [[, inner], [, raised]] = [chain.member(0), chain.member(1)]
      place(sheet, 0, size[1] - peek - raised)
      place(list, 0, -inner)
      const part = Math.min(1, Math.max(0, (raised - detents()[1]) / (full() - detents()[1] || 1)))
      shade.style.opacity = String(0.28 * part)
      const isUp = raised > detents()[1] * 1.4
      if (String(isUp) === grabber.getAttribute("aria-expanded")) return
      grabber.setAttribute("aria-expanded", isUp)
      grabber.setAttribute("aria-label", isUp ? "Lower the sheet" : "Raise the sheet")
    },
  })

  function resize(width, height) {
    const before = detents().indexOf(stage.offset)
    size = [width, height]
    arrange()
    stage.configure(heights())
    stage.send({ members: members() })
    if (before > 0) stage.send({ setContentOffset: [0, detents()[before]] })
  }

  function raise() {
    const next = stage.offset > detents()[1] * 1.4 ? 0 : full()
    stage.send({ setContentOffset: [0, next], animated: true })
  }

  stage.places = detents
  stage.nameOfPlace = (offset) => {
    const [, half, top] = detents()
    if (offset > top + 1) return `the list, ${Math.round(offset - top)} points down`
    return offset < half / 2 ? "the sheet's lowest place" : offset < (half + top) / 2 ? "the sheet's middle place" : "the sheet's highest place"
  }
  stage.detents = detents
  const names = ["Low", "Half", "Full"]
  names.forEach((name, k) => {
    aids.append(makeButton(name, () => stage.send({ setContentOffset: [0, detents()[k]], animated: true }), { "aria-label": `Sheet: ${name}` }))
  })
  connectPointers(screen, stage, press)
  connectWheel(screen, stage)
  connectKeys(screen, stage)
  return stage
}
