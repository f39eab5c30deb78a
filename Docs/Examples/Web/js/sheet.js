// A sheet with a list, over a map: a screen with two members (Docs/Screens.md). The sheet stops at three heights, and above the last
// one its list goes on at the same speed.
import { make, makeButton, place } from "./elements.js"
import { connectKeys } from "./keys.js"
import { connectPointers } from "./pointers.js"
import { ScreenStage } from "./screenstage.js"
import { makeScreen, makeSetup, onSize, press } from "./screens.js"
import { connectWheel } from "./wheel.js"

const peek = 116
const above = 28
const headHeight = 76
const rowHeight = 68
// With the rate of a list every flick would go past the place in the middle.
const sheetRate = 0.99

export function makeSheet(library, root, aids, physics) {
  const [map, list] = root.querySelector(".first").children
  const { screen, content } = makeScreen(root, { label: "Places around", role: "group" })
  screen.prepend(map)
  const shade = make("div", { class: "shade", "aria-hidden": "true" })
  screen.insertBefore(shade, content)
  list.classList.add("moved", "moves")
  const grabber = makeButton("", () => raise(), { class: "grabber", "aria-label": "Raise the sheet", "aria-expanded": "false" })
  const window = make("div", { class: "places-window" }, list)
  const sheet = make("div", { class: "sheet moved moves" }, grabber, make("h3", {}, "Around you"), window)
  content.append(sheet)

  let size = onSize(root, (width, height) => resize(width, height))
  // The heights at which it stops: low, half-way, and full.
  const full = () => Math.max(peek, size[1] - above)
  const detents = () => [peek, peek + Math.round((full() - peek) * 0.42), full()]
  const container = () => [0, size[1] - full(), size[0], full()]
  const listSize = () => [size[0], Math.max(0, full() - headHeight)]
  const contentSize = () => [size[0], list.children.length * rowHeight + 24]
  const arrange = () => {
    sheet.style.width = `${size[0]}px`
    sheet.style.height = `${size[1] + 200}px`
    window.style.height = `${listSize()[1]}px`
  }
  arrange()
  if (!library) return

  const setup = {
    screen: [
      {
        name: "Sheet",
        sheet: {
          container: container(), isDismissible: false, detent: 0, displayScale: devicePixelRatio || 1,
          detents: [{ length: peek }, { length: detents()[1] }, { inset: 0 }],
        },
        physics: { ...physics, decelerationRate: sheetRate },
      },
      { name: "Places", parent: "Sheet", ...makeSetup(listSize(), contentSize(), physics, [0, headHeight]) },
    ],
  }
  const stage = new ScreenStage(library, {
    root,
    name: "Sheet",
    setup,
    draw(stage) {
      const { offset } = stage.part("Sheet")
      place(sheet, 0, size[1] - offset)
      place(list, 0, -stage.part("Places").offset)
      const [, half, top] = detents()
      const opacity = String(0.28 * Math.min(1, Math.max(0, (offset - half) / (top - half || 1))))
      if (shade.style.opacity !== opacity) shade.style.opacity = opacity
      const isUp = isRaised()
      if (String(isUp) === grabber.getAttribute("aria-expanded")) return
      grabber.setAttribute("aria-expanded", isUp)
      grabber.setAttribute("aria-label", isUp ? "Lower the sheet" : "Raise the sheet")
    },
  })
  const part = stage.part("Sheet")
  const isRaised = () => part.offset > (detents()[1] + full()) / 2

  function resize(width, height) {
    size = [width, height]
    arrange()
    part.send({ container: container() })
    stage.part("Places").send({ resize: listSize(), contentSize: contentSize() })
  }

  const raise = () => part.send({ moveTo: isRaised() ? 0 : 2, animated: true })

  part.apply = () => ({ decelerationRate: sheetRate })
  part.places = detents
  part.nameOfPlace = (offset) => {
    const nearest = detents().map((detent) => Math.abs(detent - offset))
    return `the sheet's ${["lowest", "middle", "highest"][nearest.indexOf(Math.min(...nearest))]} place`
  }
  stage.part("Places").nameOfPlace = (offset) => `the list, ${Math.round(offset)} points down`
  part.detents = detents
  const names = ["Low", "Half", "Full"]
  names.forEach((name, k) => {
    aids.append(makeButton(name, () => part.send({ moveTo: k, animated: true }), { "aria-label": `Sheet: ${name}` }))
  })
  connectPointers(screen, stage, press)
  connectWheel(screen, stage)
  connectKeys(screen, stage.part("Places"))
  return stage
}
