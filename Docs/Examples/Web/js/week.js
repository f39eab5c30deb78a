// A week without an end (Docs/Patterns.md): seven cards that go round, each shown where its copy is in sight.
import { find, place, write } from "./elements.js"
import { grouped } from "./format.js"
import { connect, onSize, partsOf, viewportOf } from "./screens.js"
import { Stage } from "./stage.js"

const width = 220

export function makeWeek(library, root, aids, physics) {
  const { screen, content } = partsOf(root)
  const cards = [...content.children]
  const buttons = [...aids.children]
  const turns = find(".turns", root)
  const length = cards.length * width
  let size = onSize(root, (present) => {
    size = present
    stage.send({ resize: size, contentSize: [length, size[1]] })
  })
  let state = ""
  const stage = new Stage(library, {
    name: "Week",
    root,
    axis: "x",
    viewport: { ...viewportOf(size, [length, size[1]]), loops: "horizontal" },
    physics: { ...physics, snap: { kind: "interval", axis: "horizontal", length: width, origin: 0, alignment: "start" } },
    draw() {
      const { offset } = stage
      const { isMoving } = stage.mover
      const margin = (size[0] - width) / 2
      cards.forEach((card, k) => {
        // The first copy that ends after the view begins.
        const left = margin + k * width - offset
        place(card, left + Math.ceil((-width - left) / length) * length, 0)
      })
      const chosen = dayAt(isMoving ? stage.target : offset)
      const turn = Math.floor((offset + width / 2) / length)
      const now = `${chosen} ${isMoving} ${turn}`
      if (now === state) return
      state = now
      cards.forEach((card, k) => card.classList.toggle("chosen", isMoving && k === chosen))
      buttons.forEach((button, k) => (button.ariaPressed = k === chosen))
      const weeks = Math.abs(turn)
      write(turns, turn === 0 ? "This week" : `${grouped(weeks)} ${weeks > 1 ? "weeks" : "week"} ${turn > 0 ? "on" : "back"}`)
    },
  })
  // The day in the middle of the stage.
  const dayAt = (offset) => ((Math.round(offset / width) % cards.length) + cards.length) % cards.length
  stage.nameOfPlace = (offset) => buttons[dayAt(offset)].ariaLabel
  buttons.forEach((button, k) => button.addEventListener("click", () => stage.send({ setContentOffset: [k * width, 0], animated: true })))
  connect(screen, stage, { translated: (key) => key.replace("Down", "Right").replace("Up", "Left") })
  return stage
}
