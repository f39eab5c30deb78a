// The player: pages of tabs, and the mark in their bar.
import { layOut, place } from "./elements.js"
import { wantFrame } from "./frames.js"
import { ScreenStage } from "./screenstage.js"
import { connect, connectAids, onSize, pagerOf, partsOf, sizeOfPages, viewportOf } from "./screens.js"
import { TabBar } from "./tabbar.js"

export function makeTabs(library, root, aids, physics) {
  const { screen, content } = partsOf(root)
  const pages = [...content.children]
  const songs = content.querySelector(".songs")
  const bar = new TabBar(root, pages, (k) => part.send({ setContentOffset: [k * size[0], 0], animated: true }))
  let size
  const measure = (present) => {
    size = present
    bar.measure()
    layOut(pages, size)
  }
  measure(onSize(screen, (present) => {
    measure(present)
    part.send({ resize: size, keeping: "page", contentSize: sizeOfPages(size, 3) })
    stage.part("Queue").send({ resize: size, contentSize: listSize() })
    stage.place("Queue", 2 * size[0], 0)
  }))

  const listSize = () => [size[0], Math.max(size[1], songs.offsetHeight)]
  const stage = new ScreenStage(library, {
    root,
    name: "Tabs",
    physics,
    screen: [pagerOf("Tabs", size, 3), { name: "Queue", parent: "Tabs", viewport: viewportOf(size, listSize(), [2 * size[0], 0]) }],
    draw() {
      place(content, -part.offset, 0)
      place(songs, 0, -stage.part("Queue").offset)
      bar.draw(part.offset / (size[0] || 1))
    },
  })
  const part = stage.part("Tabs")
  part.nameOfPlace = () => `the page ${bar.tabs[bar.selected].dataset.name}`
  connect(screen, stage, { keyed: part })
  connectAids(aids, { turn: () => turn(root, part) })
  return stage
}

// Turns the device: its size changes over a third of a second, frame by frame, and every one of them keeps the page.
function turn(root, { setup }) {
  const easel = root.parentElement
  const isWide = root.toggleAttribute("data-turned")
  const box = [easel.clientWidth, easel.clientHeight]
  const from = [root.offsetWidth, root.offsetHeight]
  const to = isWide ? [box[0], Math.round(Math.min(box[0] * 0.62, box[1]))] : [Math.min(300, box[0] - 60), box[1]]
  const length = setup.physics.reducesMotion ? 0 : 320
  const begin = performance.now()
  const subject = {
    frame(now) {
      const part = length > 0 ? Math.min(1, Math.max(0, (now - begin) / length)) : 1
      const eased = Math.sin((part * Math.PI) / 2) ** 2
      const [width, height] = from.map((length, axis) => Math.round(length + (to[axis] - length) * eased))
      Object.assign(root.style, { width: `${width}px`, height: `${height}px` })
      if (part < 1) wantFrame(subject)
    },
  }
  wantFrame(subject)
}
