// A product page: a header that collapses, over pages of tabs, over lists, with a shelf in each: one screen of eight members.
import { fraction } from "./clamped.js"
import { find, layOut, place, put, repeat } from "./elements.js"
import { ScreenStage } from "./screenstage.js"
import { connect, onSize, pagerOf, partsOf, press, sizeOfPages, viewportOf } from "./screens.js"
import { TabBar } from "./tabbar.js"

const [headerLength, collapsedLength] = [148, 52]
const card = [124, 168]
const [gap, margin, count] = [12, 20, 12]
const [shelfTop, shelfHeight] = [48, 184]
const [rowsTop, rowHeight, rowCount] = [shelfTop + shelfHeight + 8, 60, 14]

export function makeShop(library, root, aids, physics) {
  const { screen, content } = partsOf(root)
  const [pager, window, title] = [".pages", ".shop-window", "h3"].map((each) => find(each, root))
  const pages = [...pager.children]
  const strips = pages.map((page) => find(".strip", page))
  for (const [k, strip] of strips.entries()) {
    repeat(strip, count)
    ;[...strip.children].forEach((cover, k) => put(cover, k * (card[0] + gap), 0))
    repeat(find("ol", pages[k]), rowCount)
  }
  const bar = new TabBar(root, pages, (k) => part.send({ setContentOffset: [k * size[0], 0], animated: true }))
  const tabs = pages.map((page, k) => ({ name: bar.tabs[k].dataset.name, shelf: find("h4", page).textContent }))

  let size = onSize(root, (present) => {
    size = present
    arrange()
    header.send({ container: [0, 0, ...size] })
    part.send({ resize: area(), keeping: "page", contentSize: sizeOfPages(area(), 3) })
    tabs.forEach(({ name, shelf }, k) => {
      stage.part(name).send({ resize: area(), contentSize: contentSize() })
      stage.place(name, k * size[0], 0)
      stage.change(shelf, shelfGeometry())
    })
  })
  const area = () => [size[0], Math.max(0, size[1] - collapsedLength)]
  const contentSize = () => [size[0], rowsTop + rowCount * rowHeight + 24]
  const shelfGeometry = () => ({ frame: [0, shelfTop, size[0], shelfHeight], cardSize: card, count, spacing: gap, margin })
  const arrange = () => {
    bar.measure()
    window.style.height = `${area()[1]}px`
    layOut(pages, area())
  }
  arrange()

  const stage = new ScreenStage(library, {
    root,
    name: "Shop",
    physics,
    screen: [
      { name: "Shop header", header: { container: [0, 0, ...size], length: headerLength, collapsedLength, returns: "atOnce" } },
      { parent: "Shop header", ...pagerOf("Pages", area(), 3, [0, headerLength]) },
      ...tabs.flatMap(({ name, shelf }, k) => [
        { name, parent: "Pages", viewport: viewportOf(area(), contentSize(), [k * size[0], 0]) },
        { name: shelf, parent: name, shelf: shelfGeometry() },
      ]),
    ],
    draw() {
      const collapsed = header.offset
      place(content, 0, -collapsed)
      const opacity = String(fraction(1 - collapsed / (headerLength - collapsedLength)))
      if (title.style.opacity !== opacity) title.style.opacity = opacity
      place(pager, -part.offset, 0)
      bar.draw(part.offset / (size[0] || 1))
      pages.forEach((page, k) => {
        const [list, shelf] = inside.slice(2 * k)
        place(page.firstElementChild, 0, -list.offset)
        place(strips[k], -shelf.offset, 0)
      })
    },
  })
  const [header, part, ...inside] = stage.parts
  connect(screen, stage, { tapped: press, keyed: { send: (action, real) => inside[2 * bar.selected].send(action, real) } })
  return stage
}
