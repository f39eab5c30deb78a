// Pull to refresh (Docs/Patterns.md): a ring fills while the list is pulled, and a line at the edges is where the list must get to.
import { make, makeIcon, place } from "./elements.js"
import { points } from "./format.js"
import { connectKeys } from "./keys.js"
import { connectPointers } from "./pointers.js"
import { Bar } from "./overlays.js"
import { makeScreen, makeSetup, onSize } from "./screens.js"
import { Stage } from "./stage.js"
import { connectWheel } from "./wheel.js"

const presets = [
  { label: "fires at 100 pt", refresh: { trigger: 100, extent: 60, firesAt: "threshold" } },
  { label: "fires at the lift", refresh: { trigger: 100, extent: 60, firesAt: "release" } },
  { label: "as Material: 80 pt, at the lift", refresh: { trigger: 80, extent: 80, firesAt: "release" } },
]
const rowHeight = 64
// How long the list waits for news, in milliseconds.
const wait = 1600

export function makePull(library, root, aids, physics) {
  const list = root.querySelector("ol")
  const { screen, content } = makeScreen(root, { label: "Readings", role: "group" })
  content.append(list)
  if (!library) return
  content.classList.add("moves")
  const ring = makeIcon("M12 3a9 9 0 1 1-.01 0", 24)
  const word = make("span")
  const control = make("div", { class: "control moved", "aria-hidden": "true" }, ring, word)
  const line = make("i", { class: "trigger", "aria-hidden": "true" })
  screen.prepend(line, control)
  const bar = new Bar(root)
  let size = onSize(root, (width, height) => {
    size = [width, height]
    stage.send({ resize: size, contentSize: contentSize() })
  })
  const contentSize = () => [size[0], list.children.length * rowHeight]
  const setup = makeSetup(size, contentSize(), { ...physics, alwaysBounceVertical: true })
  const stage = new Stage(library, {
    name: "Pull",
    root,
    setup: { ...setup, viewport: { ...setup.viewport, refresh: presets[0].refresh } },
    draw(stage) {
      place(content, 0, -stage.offset)
      bar.draw(stage, size[1])
      const { length, isRunning } = stage.mover.pull
      show(length, isRunning)
    },
  })
  stage.apply = () => ({ alwaysBounceVertical: true })
  stage.nameOfPlace = () => (stage.mover.pull.isRunning ? "the control, refreshing" : points(stage.offset))
  const rule = () => stage.setup.viewport.refresh

  // What is seen of the control, in points, and whether it runs.
  function show(length, isRunning) {
    const { trigger, firesAt } = rule()
    const part = isRunning ? 1 : Math.min(1, Math.max(0, length / trigger))
    place(control, 0, Math.max(0, length) / 2 - 16)
    ring.style.strokeDashoffset = 57 * (1 - part)
    control.classList.toggle("runs", isRunning)
    control.classList.toggle("shown", length > 0.5)
    line.classList.toggle("shown", length > 0.5 && !isRunning)
    const text = isRunning ? "Refreshing" : part < 1 ? `${Math.round(length)} of ${trigger} pt` : firesAt === "release" ? "Let go" : "Fired: once a touch"
    if (word.textContent !== text) word.textContent = text
  }

  // The finger's way, of which the band leaves less.
  let [down, way, timer] = [0, 0, 0]
  stage.addEventListener("input", () => {
    if (stage.playing) return
    const { touch, at } = stage.journal.inputs.at(-1)
    if (touch === "down") down = at[1]
    if (touch === "move") way = at[1] - down
    if (!stage.mover.hasRefreshed) return
    const { trigger } = rule()
    const sentence = `Finger ${Math.round(way)} pt, list ${trigger} pt`
    clearTimeout(timer)
    timer = setTimeout(() => {
      add(new Date().toTimeString().slice(0, 5), sentence)
      // What a reader has scrolled to stays where it is; at the start the new row comes into view.
      const isAtStart = stage.offset <= 0
      stage.send(isAtStart ? { contentSize: contentSize() } : { insert: { axis: "vertical", at: 0, length: rowHeight } })
      stage.send({ endRefreshing: true })
    }, wait)
  })
  function add(time, sentence) {
    list.prepend(make("li", { class: "row prime" }, make("span", { class: "number" }, time), make("span", { class: "name" }, sentence), make("span", { class: "remark" }, "fired, a moment ago")))
  }

  const select = make("select", { "aria-label": "When it refreshes" }, ...presets.map(({ label }, k) => make("option", { value: k }, label)))
  const choose = () => {
    stage.stopPlaying()
    const { refresh } = presets[select.value]
    stage.setup.viewport.refresh = refresh
    stage.mover.setRefresh(refresh)
    line.style.top = `${refresh.trigger}px`
    stage.configured()
  }
  select.addEventListener("change", choose)
  choose()
  aids.append(select)
  // A finger that pulls at the top is the list's, though the page could scroll.
  connectPointers(screen, {
    touch: (...given) => stage.touch(...given),
    canScroll: (dx, dy) => dy < 0 || stage.canScroll(dx, dy),
    get mover() {
      return stage.mover
    },
  })
  connectWheel(screen, stage)
  connectKeys(screen, stage)
  return stage
}
