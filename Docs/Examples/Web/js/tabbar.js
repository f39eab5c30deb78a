// A bar of tabs with a mark that follows the offset of the pages (Docs/Geometry/TabsIndicator.md).
import { clamped, fraction } from "./clamped.js"
import { find } from "./elements.js"

export class TabBar {
  // Each tab of a stage controls a page; `show` is called with the number of a tab that was pressed.
  constructor(root, pages, show) {
    this.mark = find(".mark", root)
    this.pages = pages
    this.tabs = [...root.querySelectorAll("[role=tab]")]
    this.tabs.forEach((tab, k) => {
      tab.addEventListener("click", () => show(k))
      tab.addEventListener("keydown", (event) => {
        const to = k + ({ ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0)
        if (to === k || !this.tabs[to]) return
        show(to)
        this.tabs[to].focus()
      })
    })
  }

  measure() {
    this.ranges = this.tabs.map((tab) => [tab.offsetLeft, tab.offsetLeft + tab.offsetWidth])
  }

  // The mark, at a position of the pages, in pages.
  draw(position) {
    const [left, right] = indicated(position, this.ranges)
    this.mark.style.transform = `translate(${left}px, 0) scaleX(${Math.max(1, right - left) / 100})`
    const nearest = clamped(Math.round(position), 0, this.tabs.length - 1)
    if (nearest !== this.selected) this.#select(nearest)
  }

  #select(k) {
    this.selected = k
    this.tabs.forEach((tab, i) => {
      tab.setAttribute("aria-selected", i === k)
      tab.tabIndex = i === k ? 0 : -1
      this.pages[i].inert = i !== k
    })
  }
}

// The range of the mark: between two tabs, from the one's to the other's; past the ends, its outer edge is drawn out.
function indicated(position, ranges) {
  const last = ranges.length - 1
  const k = clamped(Math.floor(position), 0, last - 1)
  const part = fraction(position - k)
  const [a, b] = [ranges[k], ranges[k + 1]]
  const [left, right] = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
  const stretch = clamped(position, -1, 0) * (right - left)
  const over = fraction(position - last) * (right - left)
  return [left + stretch, right + over]
}
