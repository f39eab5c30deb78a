// A product page: a header that collapses, over pages of tabs, over lists, with a shelf in each: one screen of eight members.
import { make, place } from "./elements.js"
import { connectKeys } from "./keys.js"
import { connectPointers } from "./pointers.js"
import { ScreenStage } from "./screenstage.js"
import { makeScreen, makeSetup, onSize, press } from "./screens.js"
import { TabBar } from "./tabbar.js"
import { connectWheel } from "./wheel.js"

const [headerLength, collapsedLength] = [148, 52]
const card = [124, 168]
const [gap, margin, count] = [12, 20, 12]
const [shelfTop, shelfHeight] = [48, 184]
const [rowsTop, rowHeight, rowCount] = [shelfTop + shelfHeight + 8, 60, 14]
const tabs = [
  { name: "Music", shelf: "Records", hue: 24, words: ["Slow Fade", "Two Thirds Home", "Terminal", "Overtone", "Low Tide"] },
  { name: "Films", shelf: "Premieres", hue: 212, words: ["The Long Way Down", "Rest Frame", "Half a Second", "Elastic", "Northward"] },
  { name: "Books", shelf: "Novels", hue: 148, words: ["A Field of Stones", "The Weir", "Letters to a Clock", "Under the Line", "Salt"] },
]

export function makeShop(library, root, aids, physics) {
  const { screen, content } = makeScreen(root, { label: "Shop", role: "group" })
  const lists = tabs.map(makeList)
  const pages = lists.map(({ element }) => make("div", { class: "shop-page moved" }, element))
  const pager = make("div", { class: "pages moved moves" }, ...pages)
  const window = make("div", { class: "shop-window" }, pager)
  const title = make("h3", {}, "Shop")
  const bar = new TabBar({ label: "Shop", names: tabs.map(({ name }) => name), pages, show: (k) => show(k) })
  content.append(make("header", { class: "shop-header" }, title, bar.element), window)
  if (!library) return bar.element.remove()
  content.classList.add("moves")

  let size = onSize(root, (width, height) => resize(width, height))
  const area = () => [size[0], Math.max(0, size[1] - collapsedLength)]
  const contentLength = rowsTop + rowCount * rowHeight + 24
  const shelfGeometry = () => ({
    frame: [0, shelfTop, size[0], shelfHeight], cardSize: card, count, spacing: gap, margin, displayScale: devicePixelRatio || 1,
  })
  const arrange = () => {
    bar.measure()
    window.style.height = `${area()[1]}px`
    pages.forEach((page, k) => {
      Object.assign(page.style, { width: `${size[0]}px`, height: `${area()[1]}px` })
      place(page, k * size[0], 0)
    })
  }
  arrange()

  const header = { container: [0, 0, ...size], length: headerLength, collapsedLength, returns: "atOnce", displayScale: devicePixelRatio || 1 }
  const pagerSetup = makeSetup(area(), [3 * size[0], area()[1]], { ...physics, snap: { kind: "paging", spacing: 0 } }, [0, headerLength])
  const inside = tabs.flatMap(({ name, shelf }, k) => [
    { name, parent: "Pages", ...makeSetup(area(), [size[0], contentLength], physics, [k * size[0], 0]) },
    { name: shelf, parent: name, shelf: shelfGeometry(), physics: { ...physics } },
  ])
  const stage = new ScreenStage(library, {
    root,
    name: "Shop",
    axes: { Pages: "x", ...Object.fromEntries(tabs.map(({ shelf }) => [shelf, "x"])) },
    setup: { screen: [{ name: "Shop header", header, physics: { ...physics } }, { name: "Pages", parent: "Shop header", ...pagerSetup }, ...inside] },
    draw(stage) {
      const collapsed = stage.part("Shop header").offset
      place(content, 0, -collapsed)
      const opacity = String(Math.max(0, Math.min(1, 1 - collapsed / (headerLength - collapsedLength))))
      if (title.style.opacity !== opacity) title.style.opacity = opacity
      const { offset } = stage.part("Pages")
      place(pager, -offset, 0)
      bar.draw(size[0] > 0 ? offset / size[0] : 0)
      tabs.forEach(({ name, shelf }, k) => {
        place(lists[k].element, 0, -stage.part(name).offset)
        place(lists[k].strip, -stage.part(shelf).offset, 0)
      })
    },
  })
  const part = stage.part("Pages")
  const show = (k) => part.send({ setContentOffset: [k * size[0], 0], animated: true })
  part.places = () => tabs.map((_, k) => k * size[0])

  function resize(width, height) {
    size = [width, height]
    arrange()
    stage.part("Shop header").send({ container: [0, 0, ...size] })
    part.send({ resize: area(), keeping: "page", contentSize: [3 * width, area()[1]] })
    tabs.forEach(({ name, shelf }, k) => {
      stage.part(name).send({ resize: area(), contentSize: [width, contentLength] })
      stage.place(name, k * width, 0)
      stage.change(shelf, shelfGeometry())
    })
  }

  connectPointers(screen, stage, press)
  connectWheel(screen, stage)
  connectKeys(screen, { send: (action, real) => stage.part(tabs[bar.selected].name).send(action, real) })
  return stage
}

function makeList({ shelf, hue, words }) {
  const cover = (k) => {
    const element = make("div", { class: "cover-card moved", "aria-hidden": "true" }, words[k % words.length])
    element.style.background = `linear-gradient(160deg, hsl(${hue + 14 * (k % 5)} 54% ${46 - 3 * (k % 4)}%), hsl(${hue + 40} 48% 24%))`
    place(element, k * (card[0] + gap), 0)
    return element
  }
  const strip = make("div", { class: "strip moved moves" }, ...Array.from({ length: count }, (_, k) => cover(k)))
  const rows = Array.from({ length: rowCount }, (_, k) => make("li", {}, words[(3 * k + 1) % words.length], make("span", {}, `No. ${k + 1}`)))
  const element = make("div", { class: "shop-list moved moves" }, make("h4", {}, shelf), make("div", { class: "shop-shelf" }, strip), make("ol", {}, ...rows))
  return { element, strip }
}
