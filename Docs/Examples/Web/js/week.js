// A week without an end (Docs/Patterns.md): seven cards that go round, each shown where its copy is in sight.
import { make, makeButton, place } from "./elements.js"
import { grouped } from "./format.js"
import { connectKeys } from "./keys.js"
import { connectPointers } from "./pointers.js"
import { makeScreen, makeSetup, onSize } from "./screens.js"
import { Stage } from "./stage.js"
import { connectWheel } from "./wheel.js"

const width = 220

export function makeWeek(library, root, aids, physics) {
  const cards = [...root.querySelectorAll("li")]
  const names = cards.map((card) => card.firstChild.textContent)
  const { screen, content } = makeScreen(root, { label: "Days", role: "list", contentRole: "presentation" })
  content.append(...cards)
  if (!library) return
  const length = cards.length * width
  cards.forEach((card, k) => {
    for (const [name, value] of Object.entries({ role: "listitem", "aria-posinset": k + 1, "aria-setsize": cards.length })) card.setAttribute(name, value)
    card.classList.add("moved", "moves")
  })
  let size = onSize(root, (...present) => {
    size = present
    stage.send({ resize: size, contentSize: [length, size[1]] })
  })
  const setup = makeSetup(size, [length, size[1]], { ...physics, snap: { kind: "interval", axis: "horizontal", length: width, origin: 0, alignment: "start" } })
  const turns = make("output", { class: "turns" })
  root.append(turns)
  let state = ""
  const stage = new Stage(library, {
    name: "Week",
    root,
    axis: "x",
    setup: { ...setup, viewport: { ...setup.viewport, loops: "horizontal" } },
    draw(stage) {
      const { offset } = stage
      const margin = (size[0] - width) / 2
      const chosen = dayAt(stage.mover.isMoving ? stage.target : offset)
      cards.forEach((card, k) => {
        // The first copy that ends after the view begins.
        const left = margin + k * width - offset
        place(card, left + Math.ceil((-width - left) / length) * length, 0)
      })
      const turn = Math.floor((offset + width / 2) / length)
      const now = `${chosen} ${stage.mover.isMoving} ${turn}`
      if (now === state) return
      state = now
      cards.forEach((card, k) => card.classList.toggle("chosen", stage.mover.isMoving && k === chosen))
      buttons.forEach((button, k) => button.setAttribute("aria-pressed", k === chosen))
      const weeks = Math.abs(turn)
      turns.textContent = turn === 0 ? "This week" : `${grouped(weeks)} ${weeks > 1 ? "weeks" : "week"} ${turn > 0 ? "on" : "back"}`
    },
  })
  // The day in the middle of the stage.
  const dayAt = (offset) => ((Math.round(offset / width) % cards.length) + cards.length) % cards.length
  const buttons = names.map((name, k) => makeButton(name.slice(0, 2), () => stage.send({ setContentOffset: [k * width, 0], animated: true }), { "aria-label": name }))
  stage.nameOfPlace = (offset) => names[dayAt(offset)]
  stage.places = (low, high) => {
    const first = Math.ceil(low / width)
    return Array.from({ length: Math.max(0, Math.min(41, Math.floor(high / width) - first + 1)) }, (_, k) => (first + k) * width)
  }
  aids.append(...buttons)
  connectPointers(screen, stage)
  connectWheel(screen, stage)
  connectKeys(screen, stage, (key) => ({ lineDown: "lineRight", lineUp: "lineLeft", pageDown: "pageRight", pageUp: "pageLeft" })[key] ?? key)
  return stage
}
