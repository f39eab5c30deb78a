// The list under the browser's own scrolling: beside the library's, and in its place where there is no module.
import { find } from "./elements.js"
import { Rows } from "./list.js"

// Makes a list that the browser scrolls; the visible rows alone are in the page.
export function makeNative(root) {
  const scroller = find("#native-list").content.firstElementChild.cloneNode(true)
  root.replaceChildren(scroller)
  const content = scroller.firstElementChild
  const rows = new Rows(content, 10000)
  // The rows are placed in content that the browser moves.
  rows.moves = false
  content.style.height = `${rows.length}px`
  // A browser scrolls before it tells: some rows more stand ready on both sides.
  const ready = 640
  const draw = () => rows.draw(scroller.scrollTop - ready, scroller.clientHeight + 2 * ready)
  scroller.addEventListener("scroll", draw, { passive: true })
  new ResizeObserver(draw).observe(scroller)
  draw()
  return scroller
}
