// The player: pages of tabs, and the mark in their bar.
import { find, layOut, place } from "./elements.js"
import { ScreenStage } from "./screenstage.js"
import { connect, connectAids, onSize, pagerOf, partsOf, sizeOfPages, viewportOf } from "./screens.js"
import { TabBar } from "./tabbar.js"

export function makeTabs(library, root, aids, physics) {
  const { screen, content } = partsOf(root)
  const pages = [...content.children]
  const songs = find(".songs", content)
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
  // Turns the device: its size changes over a third of a second (style/views.css), frame by frame, and every one of them keeps the page.
  const turn = () => {
    root.classList.toggle("at-once", part.setup.physics.reducesMotion)
    root.toggleAttribute("data-turned")
  }
  connectAids(aids, { turn })
  return stage
}
