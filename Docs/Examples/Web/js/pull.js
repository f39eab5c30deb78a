// Pull to refresh (Docs/Patterns.md): a ring fills while the list is pulled, and a line at the edges is where the list must get to.
import { fraction } from "./clamped.js"
import { find, place, write } from "./elements.js"
import { points } from "./format.js"
import { Bar } from "./overlays.js"
import { connect, onSize, partsOf, viewportOf } from "./screens.js"
import { Stage } from "./stage.js"

const rowHeight = 64
// How long the list waits for news, in milliseconds.
const wait = 1600

export function makePull(library, root, aids, physics) {
  const { screen, content } = partsOf(root)
  const [list, control, ring, word, line] = ["ol", ".control", "svg", ".control span", ".trigger"].map((each) => find(each, root))
  const select = find("select", aids)
  const bar = new Bar(root)
  let size = onSize(root, (present) => {
    size = present
    stage.send({ resize: size, contentSize: contentSize() })
  })
  const contentSize = () => [size[0], list.children.length * rowHeight]
  // The rule that is chosen.
  const rule = () => {
    const { trigger, extent, firesAt } = select.selectedOptions[0].dataset
    return { trigger: Number(trigger), extent: Number(extent), firesAt }
  }
  const stage = new Stage(library, {
    name: "Pull",
    root,
    viewport: { ...viewportOf(size, contentSize()), refresh: rule() },
    physics: { ...physics, alwaysBounceVertical: true },
    draw() {
      place(content, 0, -stage.offset)
      bar.draw(stage, size[1])
      show(stage.mover.pull)
    },
  })
  stage.apply = () => ({ alwaysBounceVertical: true })
  stage.nameOfPlace = () => (stage.mover.pull.isRunning ? "the control, refreshing" : points(stage.offset))

  // What is seen of the control, in points, and whether it runs.
  function show({ length, isRunning }) {
    const { trigger, firesAt } = stage.setup.viewport.refresh
    const part = isRunning ? 1 : fraction(length / trigger)
    place(control, 0, Math.max(0, length) / 2 - 16)
    ring.style.strokeDashoffset = 57 * (1 - part)
    control.classList.toggle("runs", isRunning)
    control.classList.toggle("shown", length > 0.5)
    line.classList.toggle("shown", length > 0.5 && !isRunning)
    write(word, isRunning ? "Refreshing" : length <= trigger ? `${Math.round(length)} of ${trigger} pt` : firesAt === "release" ? "Let go" : "Fired: once a touch")
  }

  // The finger's way, of which the band leaves less.
  let [down, way, timer] = [0, 0, 0]
  stage.addEventListener("input", () => {
    if (stage.playing) return
    const { touch, at } = stage.journal.inputs.at(-1)
    if (touch === "down") down = at[1]
    if (touch === "move") way = at[1] - down
    if (!stage.mover.hasRefreshed) return
    const sentence = `Finger ${Math.round(way)} pt, list ${stage.setup.viewport.refresh.trigger} pt`
    clearTimeout(timer)
    timer = setTimeout(() => {
      add(sentence, "fired, a moment ago", new Date().toTimeString().slice(0, 5))
      // What a reader has scrolled to stays where it is; at the start the new row comes into view.
      const isAtStart = stage.offset <= 0
      stage.send(isAtStart ? { contentSize: contentSize() } : { insert: { axis: "vertical", at: 0, length: rowHeight } })
      stage.send({ endRefreshing: true })
    }, wait)
  })
  function add(...texts) {
    const row = list.lastElementChild.cloneNode(true)
    row.classList.add("prime")
    texts.forEach((text, k) => write(row.children[k], text))
    list.prepend(row)
  }

  const choose = () => {
    stage.stopPlaying()
    const refresh = (stage.setup.viewport.refresh = rule())
    stage.mover.setRefresh(refresh)
    line.style.top = `${refresh.trigger}px`
    stage.configured()
  }
  select.addEventListener("change", choose)
  choose()
  // A finger that pulls at the top is the list's, though the page could scroll.
  connect(screen, stage, { keeps: (dx, dy) => dy < 0 })
  return stage
}
