// The player: pages of tabs, and the mark in their bar.
import { makeButton, place } from "./elements.js"
import { wantFrame } from "./frames.js"
import { connectKeys } from "./keys.js"
import { connectPointers } from "./pointers.js"
import { ScreenStage } from "./screenstage.js"
import { makeScreen, makeSetup, onSize } from "./screens.js"
import { TabBar } from "./tabbar.js"
import { connectWheel } from "./wheel.js"

export function makeTabs(library, root, aids, physics) {
  const pages = [...root.querySelectorAll(".page")]
  const names = pages.map((page) => page.ariaLabel)
  const { screen, content } = makeScreen(root, { label: "Pages of the player", role: "group" })
  const songs = pages[2].firstElementChild
  const bar = new TabBar({ label: "Player", names, pages, show: (k) => show(k) })
  root.prepend(bar.element)
  content.append(...pages)

  if (!library) return bar.element.remove()
  for (const page of pages) page.classList.add("moved")
  songs.classList.add("moved")
  for (const element of [content, songs]) element.classList.add("moves")
  let size = [0, 0]
  const measure = () => {
    size = [screen.clientWidth, screen.clientHeight]
    bar.measure()
    pages.forEach((page, k) => {
      page.style.width = `${size[0]}px`
      page.style.height = `${size[1]}px`
      place(page, k * size[0], 0)
    })
  }
  measure()

  const pager = makeSetup(size, [3 * size[0], size[1]], { ...physics, snap: { kind: "paging", spacing: 0 } })
  const listLength = () => Math.max(size[1], songs.offsetHeight)
  const list = makeSetup(size, [size[0], listLength()], physics, [2 * size[0], 0])
  const stage = new ScreenStage(library, {
    root,
    name: "Tabs",
    axes: { Tabs: "x" },
    setup: { screen: [{ name: "Tabs", ...pager }, { name: "Queue", parent: "Tabs", ...list }] },
    draw(stage) {
      const { offset } = stage.part("Tabs")
      place(content, -offset, 0)
      place(songs, 0, -stage.part("Queue").offset)
      bar.draw(size[0] > 0 ? offset / size[0] : 0)
    },
  })
  const part = stage.part("Tabs")
  const show = (k) => part.send({ setContentOffset: [k * size[0], 0], animated: true })

  part.nameOfPlace = (offset) => `the page ${names[Math.min(2, Math.max(0, Math.round(offset / size[0])))]}`
  part.places = () => names.map((_, k) => k * size[0])
  connectPointers(screen, stage)
  connectWheel(screen, stage)
  connectKeys(screen, part)
  onSize(screen, () => {
    measure()
    part.send({ resize: size, keeping: "page", contentSize: [3 * size[0], size[1]] })
    stage.part("Queue").send({ resize: size, contentSize: [size[0], listLength()] })
    stage.place("Queue", 2 * size[0], 0)
  })
  aids.append(makeButton("Turn the device", () => turn(root, part)))
  return stage
}

// Turns the device: its size changes over a third of a second, frame by frame, and every one of them keeps the page.
function turn(root, { setup }) {
  const easel = root.parentElement
  const isWide = root.dataset.turned === ""
  const box = [easel.clientWidth, easel.clientHeight]
  const from = [root.offsetWidth, root.offsetHeight]
  const to = isWide ? [Math.min(300, box[0] - 60), box[1]] : [box[0], Math.round(Math.min(box[0] * 0.62, box[1]))]
  const length = setup.physics.reducesMotion ? 0 : 320
  const begin = performance.now()
  if (isWide) delete root.dataset.turned
  else root.dataset.turned = ""
  const subject = {
    frame(now) {
      const part = length > 0 ? Math.min(1, Math.max(0, (now - begin) / length)) : 1
      const eased = Math.sin((part * Math.PI) / 2) ** 2
      root.style.width = `${Math.round(from[0] + (to[0] - from[0]) * eased)}px`
      root.style.height = `${Math.round(from[1] + (to[1] - from[1]) * eased)}px`
      if (part < 1) wantFrame(subject)
    },
  }
  wantFrame(subject)
}
